import { type Drawing, picture, shade, text } from "./drawing.ts";
import { label } from "./label.ts";

/** A clear bag with a window that shows its content. */
export function pouch(drawing: Drawing): string {
  const herbal = drawing.form === "饮片";
  return picture(
    drawing.name,
    `<path d="M84 62 h232 l8 286 q-124 12 -248 0Z" fill="#fdfdfc" stroke="#d3d6d2"/>` +
      `<path d="M84 62 h232 v20 h-232Z" fill="${shade(drawing.dark, 0.1)}"/><path d="M84 82 h232" stroke="#fff" stroke-dasharray="3 3"/>` +
      `<g transform="translate(98 96)">${label(drawing, 204, 128)}</g>` +
      (herbal
        ? slices(drawing)
        : `<rect x="98" y="236" width="204" height="92" rx="6" fill="${shade(drawing.light, 0.3)}"/>${gauze()}`),
    { x: 200, y: 350, width: 290, height: 34 },
  );
}

/** Colours of the content; roots and barks are brown. */
const TONES: ReadonlyArray<readonly [RegExp, readonly string[]]> = [
  [/枸杞|大枣|红花|山楂|丹参|玫瑰/u, ["#a8323a", "#8f2a2f", "#bf4a45", "#9c3b32"]],
  [/薄荷|桑叶|荆芥|淫羊藿|蒲公英|夏枯草/u, ["#7d8a52", "#66763f", "#94a06a", "#586839"]],
  [/菊花|金银花|百合|莲子|薏苡仁|山药|茯苓|白芍|贝母/u, ["#e2cf96", "#d5bd7c", "#ece0b8", "#c9ad6b"]],
  [/./u, ["#b98b54", "#a8763d", "#c9a06a", "#8f6a3a", "#b5a05c", "#9c7b4d"]],
];

/** Slices of a root, fruits or leaves. */
function slices(drawing: Drawing): string {
  const tones = TONES.find(([names]) => names.test(drawing.name))?.[1] ?? [];
  const pieces = Array.from({ length: 46 }, (_, index) => {
    const spot = (index * 61 + drawing.variant * 17) % 97;
    const x = 108 + ((index * 37 + spot) % 184);
    const y = 246 + ((index * 23 + spot * 3) % 76);
    const tone = tones[(index + drawing.variant) % tones.length] ?? "#b98b54";
    return `<ellipse cx="${x}" cy="${y}" rx="${9 + (spot % 7)}" ry="${5 + (spot % 5)}" transform="rotate(${spot * 7} ${x} ${y})" fill="${tone}" stroke="${shade(tone, -0.2)}" stroke-width=".8"/>`;
  });
  return `<clipPath id="window"><rect x="98" y="236" width="204" height="94" rx="6"/></clipPath><g clip-path="url(#window)"><rect x="98" y="236" width="204" height="94" fill="#d9bf93"/>${pieces.join("")}</g>`;
}

const gauze = () =>
  Array.from(
    { length: 9 },
    (_, i) => `<path d="M108 ${246 + i * 9} h184" stroke="#fff" stroke-width="3"/>`,
  ).join("");

/** Measuring instruments and aids, by a word in the name. */
export function device(drawing: Drawing): string {
  const draw = DEVICES.find(([word]) => drawing.name.includes(word))?.[1] ?? monitor;
  return picture(
    drawing.name,
    draw(drawing) +
      text(drawing.brand, { x: 40, y: 52, width: 120, size: 20, fill: drawing.dark, weight: 700 }) +
      text(drawing.name, {
        x: 200,
        y: 368,
        width: 330,
        size: 20,
        fill: "#3c4650",
        weight: 700,
        anchor: "middle",
      }),
    { x: 200, y: 328, width: 300, height: 32 },
  );
}

const screen = (x: number, y: number, width: number, height: number, lines: readonly string[]) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#cfe0d4" stroke="#9fb3a6"/>` +
  lines
    .map((line, index) =>
      text(line, {
        x: x + width - 12,
        y: y + (height / lines.length) * (index + 0.78),
        width: width - 24,
        size: (height / lines.length) * 0.72,
        fill: "#25362b",
        weight: 700,
        anchor: "end",
      }),
    )
    .join("");

type Draw = (drawing: Drawing) => string;

const monitor: Draw = ({ dark, light }) =>
  `<rect x="78" y="96" width="244" height="226" rx="26" fill="#fbfcfd" stroke="#cfd7de" stroke-width="2"/>` +
  `<rect x="78" y="276" width="244" height="46" rx="20" fill="${light}"/>` +
  screen(104, 120, 150, 138, ["118", "76", "68"]) +
  `<circle cx="288" cy="156" r="18" fill="${dark}"/><circle cx="288" cy="212" r="14" fill="${shade(dark, 0.55)}"/>`;

const thermometer: Draw = ({ dark }) =>
  `<g transform="rotate(-28 200 200)"><rect x="60" y="176" width="220" height="50" rx="25" fill="#fff" stroke="#cfd7de" stroke-width="2"/>` +
  `<path d="M280 190 h50 q12 0 12 11 t-12 11 h-50Z" fill="#dfe5ea"/><rect x="332" y="194" width="18" height="14" rx="7" fill="#aeb9c2"/>` +
  `${screen(120, 186, 84, 30, ["36.6"])}<circle cx="88" cy="201" r="13" fill="${dark}"/></g>`;

const gun: Draw = ({ dark, light }) =>
  `<path d="M110 96 h150 q40 0 40 40 v24 q0 20 -24 20 h-58 l-22 142 h-66 l-10 -150 q-30 -6 -30 -40 q0 -36 20 -36Z" fill="#fbfcfd" stroke="#cfd7de" stroke-width="2"/>` +
  `<rect x="290" y="112" width="24" height="56" rx="8" fill="${dark}"/>${screen(122, 112, 92, 56, ["36.5"])}<rect x="186" y="196" width="26" height="34" rx="10" fill="${shade(light, -0.1)}"/>`;

const oximeter: Draw = ({ dark, light }) =>
  `<rect x="92" y="112" width="216" height="92" rx="30" fill="${dark}"/>${screen(120, 128, 140, 60, ["98%"])}` +
  `<path d="M92 216 h216 v44 q0 34 -34 34 h-148 q-34 0 -34 -34Z" fill="${light}" stroke="#cfd7de"/><path d="M100 210 h200" stroke="#9aa7b2" stroke-width="10"/>`;

const crutch: Draw = ({ dark }) =>
  [150, 234]
    .map(
      (x) =>
        `<rect x="${x - 34}" y="70" width="68" height="18" rx="9" fill="${dark}"/><path d="M${x - 22} 88 L${x - 5} 236 V312 M${x + 22} 88 L${x + 5} 236 V312" stroke="#b7c1c9" stroke-width="9" fill="none" stroke-linecap="round"/><rect x="${x - 20}" y="160" width="40" height="14" rx="7" fill="${shade(dark, 0.3)}"/><rect x="${x - 10}" y="306" width="20" height="18" rx="5" fill="#3c4650"/>`,
    )
    .join("");

const nebuliser: Draw = ({ dark, light }) =>
  `<rect x="70" y="176" width="180" height="146" rx="28" fill="#fbfcfd" stroke="#cfd7de" stroke-width="2"/><rect x="70" y="270" width="180" height="52" rx="22" fill="${light}"/><circle cx="112" cy="220" r="20" fill="${dark}"/>` +
  `<path d="M240 210 q60 -10 58 -70" stroke="#c6d0d8" stroke-width="8" fill="none"/><path d="M270 84 h64 q8 40 -14 62 h-36 q-22 -22 -14 -62Z" fill="#e8f1f5" stroke="#b9c9d2" stroke-width="2"/>`;

const DEVICES: ReadonlyArray<readonly [string, Draw]> = [
  ["体温计", thermometer],
  ["额温计", gun],
  ["耳温计", gun],
  ["血氧", oximeter],
  ["拐杖", crutch],
  ["雾化", nebuliser],
];

/** A combination: three cartons side by side, in decreasing height. */
export const bundle = (drawing: Drawing): string =>
  picture(
    drawing.name,
    [0, 1, 2]
      .map((index) => {
        const tint =
          [drawing.dark, shade(drawing.dark, 0.35), shade(drawing.dark, 0.62)][index] ?? drawing.dark;
        return `<g transform="translate(${46 + index * 104} ${92 + index * 18})"><rect width="98" height="${150 - index * 18}" fill="#fff" stroke="#c9d2da"/><rect width="98" height="40" fill="${tint}"/></g>`;
      })
      .join("") +
      `<g transform="translate(46 214)"><rect width="308" height="104" rx="8" fill="${drawing.dark}"/>` +
      text(drawing.name, {
        x: 154,
        y: 50,
        width: 272,
        size: 28,
        fill: "#fff",
        weight: 700,
        anchor: "middle",
      }) +
      text(drawing.spec, { x: 154, y: 82, width: 272, size: 17, fill: "#fff", anchor: "middle" }) +
      `</g>`,
    { x: 200, y: 322, width: 340, height: 36 },
  );
