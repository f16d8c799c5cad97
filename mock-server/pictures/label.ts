import { type Badge, type Drawing, shade, text, title } from "./drawing.ts";

/** The printed front of a pack of `width` × `height`, relative to its top left corner. */
export function label(drawing: Drawing, width: number, height: number): string {
  const design = DESIGNS[drawing.variant % DESIGNS.length] ?? banner;
  // A nested svg clips what exceeds the edge.
  return `<svg width="${width}" height="${height}">${design(drawing, width, height)}</svg>`;
}

type Design = (drawing: Drawing, width: number, height: number) => string;

/** White, with a band in the manufacturer's colour at the bottom. */
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
    maker(drawing, pad, height * 0.95, width - pad * 2, height, "#fff") +
    badge(drawing.badge, width - pad, height * 0.06, height)
  );
};

/** A coloured header with the brand, the name below it on white. */
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
    maker(drawing, pad, height * 0.94, width - pad * 2, height, "#7a8591") +
    badge(drawing.badge, width - pad, height * 0.05, height)
  );
};

/** Tinted background, with a coloured stripe on the left. */
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
    maker(drawing, pad, height * 0.93, room, height, "#68737f") +
    badge(drawing.badge, width - width * 0.06, height * 0.06, height)
  );
};

const DESIGNS: readonly Design[] = [banner, head, stripe];

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

const maker = (drawing: Drawing, x: number, y: number, width: number, height: number, fill: string) =>
  text(drawing.maker, { x, y, width, size: height * 0.065, fill });

/** The mark of the prescription class in the upper right corner, as legally required. */
function badge(mark: Badge | undefined, right: number, top: number, height: number): string {
  if (!mark) return "";
  const tall = height * 0.12;
  const wide = tall * (0.9 + mark.text.length * 0.45);
  return (
    `<rect x="${right - wide}" y="${top}" width="${wide}" height="${tall}" rx="${tall / 2}" fill="${mark.colour}" stroke="#fff" stroke-width="1"/>` +
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
