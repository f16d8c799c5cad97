import { escape, shade, text, widthOf } from "./drawing.ts";
import { motif, motifFor } from "./motifs.ts";

const FONT = "'Noto Sans CJK SC','Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif";

/** The shop's colors: brand green, amber for offers, red for prices, and two matching ones. */
const PALETTES: ReadonlyArray<readonly [dark: string, light: string]> = [
  ["#08795b", "#eaf7f2"],
  ["#c26a00", "#fff7e8"],
  ["#c02f15", "#fdecea"],
  ["#066149", "#cdede1"],
  ["#27618c", "#e6f0f7"],
];

export type AdSize = readonly [width: number, height: number];

type Ad = {
  readonly id: number;
  readonly head: string;
  readonly tail: string;
  readonly size: AdSize;
  readonly dark: string;
  readonly light: string;
};

type Layout = (ad: Ad) => string;

/** The place where a title can be split: a space between words, but not one next to a number. */
const BREAK = /(?<=\p{Script=Han})[ ，](?=\p{Script=Han})/u;

/** An ad with its title; whatever follows the first word goes on a second line. */
export function drawAd(id: number, title: string, size: AdSize): string {
  const at = BREAK.exec(title)?.index ?? title.length;
  const [dark, light] = PALETTES[id % PALETTES.length] ?? ["#08795b", "#eaf7f2"];
  const [width, height] = size;
  const layout =
    height < 110 ? strip : height >= width ? poster : (LAYOUTS[Math.floor(id / 2) % LAYOUTS.length] ?? split);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escape(title)}" font-family="${FONT}">` +
    layout({ id, head: title.slice(0, at), tail: title.slice(at + 1), size, dark, light }) +
    `</svg>`
  );
}

const lines = (
  { head, tail, size: [width, height] }: Ad,
  x: number,
  room: number,
  fill: string,
  weak: string,
) => {
  const big = Math.min(height * 0.2, width * 0.09);
  const middle = tail === "" ? height * 0.5 + big * 0.35 : height * 0.48;
  return (
    text(head, { x, y: middle, width: room, size: big, fill, weight: 700 }) +
    text(tail, { x, y: middle + big * 0.95, width: room, size: big * 0.5, fill: weak })
  );
};

/** The motif around `x`; left out where an ad is nearly square and the text needs the space. */
function emblem(ad: Ad, x: number, color: string): string {
  const [width, height] = ad.size;
  const size = Math.min(height * 0.44, width * 0.2);
  return motif(motifFor(ad.head + ad.tail), x - size / 2, (height - size) / 2, size, color);
}

/** Dark, with rings to the right and the motif in them. */
const split: Layout = (ad) => {
  const [width, height] = ad.size;
  const x = width * 0.8;
  return (
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${ad.dark}"/><stop offset="1" stop-color="${shade(ad.dark, 0.28)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
    [0.62, 0.46, 0.3]
      .map(
        (r) =>
          `<circle cx="${x}" cy="${height / 2}" r="${Math.min(height, width * 0.5) * r}" fill="#fff" opacity=".09"/>`,
      )
      .join("") +
    emblem(ad, x, "#fff") +
    lines(ad, width * 0.08, width * 0.54, "#fff", "#ffffffcc")
  );
};

/** Pale, with a colored wave at the bottom. */
const wave: Layout = (ad) => {
  const [width, height] = ad.size;
  return (
    `<rect width="${width}" height="${height}" fill="${ad.light}"/>` +
    `<path d="M0 ${height * 0.86} Q${width * 0.3} ${height * 0.68} ${width * 0.6} ${height * 0.84} T${width} ${height * 0.74} V${height} H0Z" fill="${ad.dark}" opacity=".16"/>` +
    `<path d="M0 ${height * 0.93} Q${width * 0.35} ${height * 0.8} ${width * 0.7} ${height * 0.93} T${width} ${height * 0.86} V${height} H0Z" fill="${ad.dark}"/>` +
    emblem(ad, width * 0.83, ad.dark) +
    lines(ad, width * 0.08, width * 0.6, shade(ad.dark, -0.25), shade(ad.dark, 0.2))
  );
};

/** A card on a patterned background. */
const card: Layout = (ad) => {
  const [width, height] = ad.size;
  const dots = Array.from({ length: 24 }, (_, index) => {
    const x = ((index * 7 + ad.id * 3) % 24) * (width / 23);
    const y = ((index * 5) % 12) * (height / 11);
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${height * 0.018}" fill="#fff" opacity=".35"/>`;
  });
  return (
    `<rect width="${width}" height="${height}" fill="${ad.dark}"/>${dots.join("")}` +
    `<rect x="${width * 0.05}" y="${height * 0.16}" width="${width * 0.9}" height="${height * 0.68}" rx="${height * 0.05}" fill="#fff"/>` +
    `<rect x="${width * 0.05}" y="${height * 0.16}" width="${width * 0.018}" height="${height * 0.68}" fill="${shade(ad.dark, 0.35)}"/>` +
    emblem(ad, width * 0.82, ad.dark) +
    lines(ad, width * 0.11, width * 0.6, shade(ad.dark, -0.2), "#667373")
  );
};

/** Two colors with a slanted border. */
const slant: Layout = (ad) => {
  const [width, height] = ad.size;
  return (
    `<rect width="${width}" height="${height}" fill="${ad.light}"/>` +
    `<path d="M${width * 0.62} 0 H${width} V${height} H${width * 0.5}Z" fill="${ad.dark}"/>` +
    `<path d="M${width * 0.6} 0 h${width * 0.02} L${width * 0.5} ${height} h${-width * 0.02}Z" fill="${shade(ad.dark, 0.45)}"/>` +
    emblem(ad, width * 0.79, "#fff") +
    lines(ad, width * 0.06, width * 0.44, shade(ad.dark, -0.25), "#667373")
  );
};

/** Portrait: the motif above the text. */
const poster: Layout = (ad) => {
  const [width, height] = ad.size;
  const centered = { x: width / 2, width: width * 0.84, anchor: "middle" } as const;
  return (
    `<rect width="${width}" height="${height}" fill="${ad.light}"/><path d="M0 0 H${width} V${height * 0.5} Q${width / 2} ${height * 0.66} 0 ${height * 0.5}Z" fill="${ad.dark}"/>` +
    `<circle cx="${width / 2}" cy="${height * 0.3}" r="${width * 0.27}" fill="#fff" opacity=".12"/>` +
    motif(motifFor(ad.head + ad.tail), width * 0.33, height * 0.3 - width * 0.17, width * 0.34, "#fff") +
    text(ad.head, {
      ...centered,
      y: height * 0.76,
      size: width * 0.1,
      fill: shade(ad.dark, -0.25),
      weight: 700,
    }) +
    text(ad.tail, { ...centered, y: height * 0.85, size: width * 0.06, fill: "#667373" })
  );
};

/** The width of the part of a strip that a phone shows, its middle, as a multiple of the strip's height. */
const STRIP_ROOM = 7.5;

/** A thin strip across a page with one line of text; motif and text stay in the middle, which every window shows. */
const strip: Layout = (ad) => {
  const [width, height] = ad.size;
  const words = [ad.head, ad.tail].filter(Boolean).join("　");
  const sign = height * 0.6;
  const gap = height * 0.25;
  const size = height * 0.34;
  const room = height * STRIP_ROOM - sign - gap;
  const long = Math.min(room, widthOf(words) * size);
  const x = (width - long - sign - gap) / 2;
  return (
    `<defs><linearGradient id="g"><stop stop-color="${ad.dark}"/><stop offset="1" stop-color="${shade(ad.dark, 0.3)}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>` +
    motif(motifFor(ad.head + ad.tail), x, (height - sign) / 2, sign, "#fff") +
    text(words, { x: x + sign + gap, y: height * 0.62, width: room, size, fill: "#fff", weight: 700 })
  );
};

const LAYOUTS: readonly Layout[] = [split, wave, card, slant];
