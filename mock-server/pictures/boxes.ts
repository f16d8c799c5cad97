import { type Drawing, picture, shade } from "./drawing.ts";
import { label } from "./label.ts";

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The visible depth of a box. */
const DEPTH = 26;

/** A carton seen slightly from the upper right. */
function carton(drawing: Drawing, { x, y, width, height }: Place): string {
  const { dark, light } = drawing;
  const rise = DEPTH * 0.55;
  return (
    `<path d="M${x} ${y} l${DEPTH} ${-rise} h${width} l${-DEPTH} ${rise}Z" fill="${shade(light, 0.25)}"/>` +
    `<path d="M${x + width} ${y} l${DEPTH} ${-rise} v${height} l${-DEPTH} ${rise}Z" fill="${shade(dark, -0.12)}"/>` +
    `<path d="M${x + width} ${y} l${DEPTH} ${-rise} v${height * 0.2} l${-DEPTH} ${rise}Z" fill="${shade(light, -0.12)}"/>` +
    `<g transform="translate(${x} ${y})">${label(drawing, width, height)}` +
    `<rect width="${width}" height="${height}" fill="none" stroke="#c9d2da" stroke-width="1"/></g>`
  );
}

export const box = (drawing: Drawing): string =>
  picture(drawing.name, carton(drawing, { x: 56, y: 118, width: 262, height: 180 }), {
    x: 206,
    y: 300,
    width: 340,
    height: 40,
  });

/** A carton with a blister strip in front. */
export function blisterBox(drawing: Drawing): string {
  const strip = blister(drawing, { x: 112, y: 266, width: 216, height: 78 });
  return picture(drawing.name, carton(drawing, { x: 52, y: 78, width: 272, height: 176 }) + strip, {
    x: 206,
    y: 318,
    width: 360,
    height: 70,
  });
}

const ROWS = 2;
const COLUMNS = 6;

function blister({ form, dark, light }: Drawing, { x, y, width, height }: Place): string {
  const wells: string[] = [];
  for (let index = 0; index < ROWS * COLUMNS; index += 1) {
    const cx = x + (width / COLUMNS) * ((index % COLUMNS) + 0.5);
    const cy = y + (height / ROWS) * (Math.floor(index / COLUMNS) + 0.5);
    wells.push(
      form.includes("胶囊") ? capsule(cx, cy, dark) : form === "栓" ? bullet(cx, cy) : tablet(cx, cy, light),
    );
  }
  return (
    `<g transform="rotate(-3 ${x + width / 2} ${y + height / 2})">` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="#d9dfe5" stroke="#b9c3cc"/>` +
    `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="5" fill="#e9edf1"/>` +
    `${wells.join("")}</g>`
  );
}

const tablet = (cx: number, cy: number, light: string) =>
  `<circle cx="${cx}" cy="${cy + 1}" r="12.5" fill="#c3ccd4"/><circle cx="${cx}" cy="${cy}" r="11.5" fill="${shade(light, 0.55)}" stroke="#cfd6dc"/><path d="M${cx - 7} ${cy} h14" stroke="#cfd6dc"/>`;

const capsule = (cx: number, cy: number, dark: string) =>
  `<rect x="${cx - 8}" y="${cy - 15}" width="16" height="31" rx="8" fill="#c3ccd4"/><rect x="${cx - 7}" y="${cy - 15}" width="14" height="29" rx="7" fill="#fff"/><path d="M${cx - 7} ${cy} v-8 a7 7 0 0 1 14 0 v8Z" fill="${dark}"/><rect x="${cx - 4}" y="${cy - 11}" width="2.6" height="20" rx="1.3" fill="#fff" opacity=".55"/>`;

const bullet = (cx: number, cy: number) =>
  `<path d="M${cx - 8} ${cy + 14} v-14 q0 -15 8 -16 q8 1 8 16 v14Z" fill="#fff" stroke="#c3ccd4"/>`;

/** A carton with two sachets in front. */
export function sachetBox(drawing: Drawing): string {
  const sachet = (x: number, y: number, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">` +
    `<rect width="66" height="108" rx="3" fill="#fff" stroke="#c9d2da"/>` +
    `<rect width="66" height="9" fill="${shade(drawing.light, -0.06)}"/><rect y="99" width="66" height="9" fill="${shade(drawing.light, -0.06)}"/>` +
    `<rect y="30" width="66" height="40" fill="${drawing.dark}"/>` +
    `<text x="33" y="54" font-size="11" fill="#fff" text-anchor="middle" font-weight="700">${drawing.brand}</text></g>`;
  return picture(
    drawing.name,
    carton(drawing, { x: 40, y: 96, width: 238, height: 208 }) + sachet(262, 218, 8) + sachet(302, 226, 16),
    { x: 206, y: 322, width: 360, height: 60 },
  );
}

/** A carton with three vials of oral liquid in front. */
export function vialBox(drawing: Drawing): string {
  const vial = (x: number) =>
    `<g transform="translate(${x} 230)">` +
    `<rect x="7" width="20" height="14" rx="2" fill="${shade(drawing.dark, -0.2)}"/>` +
    `<path d="M9 14 h16 v8 q9 5 9 14 v62 q0 6 -6 6 h-22 q-6 0 -6 -6 v-62 q0 -9 9 -14Z" fill="#8a4f22"/>` +
    `<rect y="46" width="34" height="38" fill="#fff"/><rect y="46" width="34" height="9" fill="${drawing.dark}"/>` +
    `<rect x="5" y="30" width="3.5" height="70" rx="1.7" fill="#fff" opacity=".28"/></g>`;
  return picture(
    drawing.name,
    carton(drawing, { x: 40, y: 88, width: 266, height: 196 }) + vial(232) + vial(272) + vial(312),
    { x: 210, y: 330, width: 350, height: 54 },
  );
}

/** A flat carton with a plaster in front. */
export function plasterBox(drawing: Drawing): string {
  const plaster =
    `<g transform="rotate(-6 250 300)"><rect x="186" y="256" width="128" height="86" rx="9" fill="#d8ab82"/>` +
    `<rect x="186" y="256" width="128" height="86" rx="9" fill="none" stroke="#c4956b"/>` +
    Array.from(
      { length: 28 },
      (_, index) =>
        `<circle cx="${202 + (index % 7) * 16}" cy="${270 + Math.floor(index / 7) * 19}" r="2" fill="#c4956b"/>`,
    ).join("") +
    `</g>`;
  return picture(drawing.name, carton(drawing, { x: 60, y: 84, width: 250, height: 176 }) + plaster, {
    x: 206,
    y: 322,
    width: 340,
    height: 60,
  });
}
