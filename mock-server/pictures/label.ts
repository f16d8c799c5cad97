import { type Badge, type Drawing, shade, text, title } from "./drawing.ts";

/** The printed front of a pack of `width` × `height`, relative to its top left corner. */
export function label(drawing: Drawing, width: number, height: number): string {
  const design = DESIGNS[drawing.variant % DESIGNS.length] ?? banner;
  // A nested svg clips what exceeds the edge.
  return `<svg width="${width}" height="${height}">${design(drawing, width, height)}</svg>`;
}

type Design = (drawing: Drawing, width: number, height: number) => string;

/** White, with a band in the manufacturer's color at the bottom. */
const banner: Design = (drawing, width, height) => {
  const pad = width * 0.1;
  const foot = height * 0.74;
  const name = title(drawing.name, nameStyle(drawing, width, height, pad, 0.42));
  return (
    `<rect width="${width}" height="${height}" fill="#fff"/>` +
    `<path d="M0 ${foot} Q${width * 0.4} ${foot - height * 0.14} ${width} ${foot + height * 0.03} V${height} H0Z" fill="${drawing.light}"/>` +
    `<path d="M0 ${foot + height * 0.08} Q${width * 0.45} ${foot - height * 0.05} ${width} ${foot + height * 0.1} V${height} H0Z" fill="${drawing.dark}"/>` +
    brand(drawing, pad, height * 0.17, width * 0.4, height, drawing.dark) +
    name.svg +
    spec(drawing, pad, name.bottom + height * 0.14, width - pad * 2, height, "#5b6672") +
    maker(drawing, pad, height * 0.95, width - pad * 2, height, "#fff", name.bottom + height * 0.14) +
    badge(drawing.badge, width - pad, height * 0.06, height)
  );
};

/** A colored header with the brand, the name below it on white. */
const head: Design = (drawing, width, height) => {
  const pad = width * 0.1;
  const name = title(drawing.name, nameStyle(drawing, width, height, pad, 0.52));
  return (
    `<rect width="${width}" height="${height}" fill="#fff"/>` +
    `<rect width="${width}" height="${height * 0.27}" fill="${drawing.dark}"/>` +
    `<rect y="${height * 0.27}" width="${width}" height="${height * 0.03}" fill="${shade(drawing.dark, 0.55)}"/>` +
    brand(drawing, pad, height * 0.19, width * 0.5, height, "#fff") +
    name.svg +
    spec(drawing, pad, name.bottom + height * 0.14, width - pad * 2, height, "#5b6672") +
    maker(drawing, pad, height * 0.94, width - pad * 2, height, "#7a8591", name.bottom + height * 0.14) +
    badge(drawing.badge, width - pad, height * 0.05, height)
  );
};

/** Tinted background, with a colored stripe on the left. */
const stripe: Design = (drawing, width, height) => {
  const pad = width * 0.15;
  const room = width - pad - width * 0.06;
  const name = title(drawing.name, { ...nameStyle(drawing, width, height, pad, 0.44), width: room });
  return (
    `<rect width="${width}" height="${height}" fill="${shade(drawing.light, 0.35)}"/>` +
    `<circle cx="${width * 0.92}" cy="${height * 0.86}" r="${height * 0.34}" fill="${drawing.light}"/>` +
    `<rect width="${width * 0.08}" height="${height}" fill="${drawing.dark}"/>` +
    brand(drawing, pad, height * 0.18, width * 0.4, height, drawing.dark) +
    name.svg +
    spec(drawing, pad, name.bottom + height * 0.14, room, height, "#5b6672") +
    maker(drawing, pad, height * 0.93, room, height, "#68737f", name.bottom + height * 0.14) +
    badge(drawing.badge, width - width * 0.06, height * 0.06, height)
  );
};

/** Two halves with a slanted border, the name on the pale one. */
const slanted: Design = (drawing, width, height) => {
  const pad = width * 0.08;
  const room = width * 0.6;
  const name = title(drawing.name, { ...nameStyle(drawing, width, height, pad, 0.46), width: room });
  return (
    `<rect width="${width}" height="${height}" fill="#fff"/>` +
    `<path d="M${width * 0.82} 0 H${width} V${height} H${width * 0.62}Z" fill="${drawing.dark}"/>` +
    `<path d="M${width * 0.78} 0 h${width * 0.04} L${width * 0.62} ${height} h${-width * 0.04}Z" fill="${drawing.light}"/>` +
    brand(drawing, pad, height * 0.18, width * 0.4, height, drawing.dark) +
    name.svg +
    spec(drawing, pad, name.bottom + height * 0.14, room, height, "#5b6672") +
    maker(drawing, pad, height * 0.93, width * 0.5, height, "#7a8591", name.bottom + height * 0.14) +
    badge(drawing.badge, width - width * 0.03, height * 0.06, height)
  );
};

/** A double frame with corners, as traditional medicine has it; everything is centered. */
const framed: Design = (drawing, width, height) => {
  const inset = height * 0.06;
  const corner = height * 0.09;
  const middle = { anchor: "middle", x: width / 2 } as const;
  const room = width * 0.74;
  const name = title(drawing.name, { ...nameStyle(drawing, width, height, 0, 0.48), ...middle, width: room });
  const corners = [
    [inset, inset],
    [width - inset - corner, inset],
    [inset, height - inset - corner],
    [width - inset - corner, height - inset - corner],
  ].map(
    ([x, y]) =>
      `<rect x="${x}" y="${y}" width="${corner}" height="${corner}" fill="none" stroke="${drawing.dark}" stroke-width="1.6"/>`,
  );
  return (
    `<rect width="${width}" height="${height}" fill="${shade(drawing.light, 0.45)}"/>` +
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" fill="#fff" stroke="${drawing.dark}" stroke-width="2"/>` +
    `<rect x="${inset * 1.6}" y="${inset * 1.6}" width="${width - inset * 3.2}" height="${height - inset * 3.2}" fill="none" stroke="${shade(drawing.dark, 0.5)}"/>` +
    corners.join("") +
    text(drawing.brand, {
      ...middle,
      y: height * 0.25,
      width: room,
      size: height * 0.1,
      fill: drawing.dark,
      weight: 700,
    }) +
    name.svg +
    text(drawing.spec, {
      ...middle,
      y: name.bottom + height * 0.14,
      width: room,
      size: height * 0.085,
      fill: "#5b6672",
    }) +
    // Under a name of two lines there is no room for it.
    (name.bottom > height * 0.6
      ? ""
      : text(drawing.maker, {
          ...middle,
          y: height * 0.87,
          width: room,
          size: height * 0.06,
          fill: "#7a8591",
        })) +
    badge(drawing.badge, width - inset * 2, inset * 1.9, height)
  );
};

/** Wholly in the manufacturer's color, with rings, the name in white. */
const solid: Design = (drawing, width, height) => {
  const pad = width * 0.1;
  const name = title(drawing.name, { ...nameStyle(drawing, width, height, pad, 0.48), fill: "#fff" });
  return (
    `<rect width="${width}" height="${height}" fill="${drawing.dark}"/>` +
    [0.5, 0.36, 0.22]
      .map(
        (r) =>
          `<circle cx="${width * 0.9}" cy="${height * 0.95}" r="${height * r}" fill="#fff" opacity=".1"/>`,
      )
      .join("") +
    brand(drawing, pad, height * 0.19, width * 0.5, height, "#fff") +
    name.svg +
    spec(drawing, pad, name.bottom + height * 0.14, width - pad * 2, height, "#ffffffdd") +
    maker(drawing, pad, height * 0.93, width - pad * 2, height, "#ffffffcc", name.bottom + height * 0.14) +
    badge(drawing.badge, width - pad, height * 0.06, height)
  );
};

/** A broad band across the middle holds the name. */
const band: Design = (drawing, width, height) => {
  const pad = width * 0.08;
  const name = title(drawing.name, { ...nameStyle(drawing, width, height, pad, 0.52), fill: "#fff" });
  const foot = Math.max(height * 0.64, name.bottom + height * 0.08);
  return (
    `<rect width="${width}" height="${height}" fill="#fff"/>` +
    `<rect y="${height * 0.3}" width="${width}" height="${foot - height * 0.3}" fill="${drawing.dark}"/>` +
    `<rect y="${foot}" width="${width}" height="${height * 0.035}" fill="${shade(drawing.dark, 0.5)}"/>` +
    brand(drawing, pad, height * 0.2, width * 0.5, height, drawing.dark) +
    name.svg +
    spec(drawing, pad, foot + height * 0.16, width - pad * 2, height, "#5b6672") +
    maker(drawing, pad, height * 0.95, width - pad * 2, height, "#7a8591", foot + height * 0.16) +
    badge(drawing.badge, width - pad, height * 0.07, height)
  );
};

const DESIGNS: readonly Design[] = [banner, head, stripe, slanted, framed, solid, band];

const nameStyle = (drawing: Drawing, width: number, height: number, x: number, y: number) => ({
  x,
  y: height * y,
  width: width - x * 2,
  size: Math.min(height * 0.19, width * 0.15),
  fill: shade(drawing.dark, -0.35),
  weight: 700,
});

const brand = ({ brand: name }: Drawing, x: number, y: number, width: number, height: number, fill: string) =>
  text(name, { x, y, width, size: height * 0.095, fill, weight: 700 });

const spec = (drawing: Drawing, x: number, y: number, width: number, height: number, fill: string) =>
  text(drawing.spec, { x, y, width, size: height * 0.09, fill });

/** Left out where the specification, whose line ends at `above`, leaves no room: under a name of two lines. */
const maker = (
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  above: number,
) => (y - above < height * 0.08 ? "" : text(drawing.maker, { x, y, width, size: height * 0.065, fill }));

/** The mark of the prescription class in the upper right corner, as legally required. */
function badge(mark: Badge | undefined, right: number, top: number, height: number): string {
  if (!mark) return "";
  const tall = height * 0.12;
  const wide = tall * (0.9 + mark.text.length * 0.45);
  return (
    `<rect x="${right - wide}" y="${top}" width="${wide}" height="${tall}" rx="${tall / 2}" fill="${mark.color}" stroke="#fff" stroke-width="1"/>` +
    text(mark.text, {
      x: right - wide / 2,
      y: top + tall * 0.74,
      width: wide * 0.8,
      size: tall * 0.68,
      fill: "#fff",
      weight: 700,
      anchor: "middle",
    })
  );
}
