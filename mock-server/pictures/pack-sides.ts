import { type Drawing, picture, shade, text } from "./drawing.ts";
import { label } from "./label.ts";

const INK = "#2b2f33";
const QUIET = "#68737f";
/** The edges of the printed side, in a picture of 400 × 400. */
const [LEFT, TOP, WIDTH, HEIGHT] = [30, 65, 340, 270] as const;
const SHADOW = { x: 200, y: 342, width: 340, height: 24 };

/** The printed front of a pack, seen straight on. */
export const packFront = (drawing: Drawing): string =>
  picture(
    `${drawing.name} 正面`,
    `<g transform="translate(${LEFT} ${TOP})">${label(drawing, WIDTH, HEIGHT)}</g>` +
      `<rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="#dfe4e8"/>`,
    SHADOW,
  );

/** The back of a pack: its facts as names and values, and its barcode. */
export function packBack(
  drawing: Drawing,
  facts: ReadonlyArray<readonly [name: string, value: string]>,
  barcode: string,
): string {
  const rows = facts.map(([name, value], index) => {
    const y = TOP + 74 + index * 25;
    const style = { y, size: 13 } as const;
    return (
      text(name, { ...style, x: LEFT + 18, width: 70, fill: QUIET }) +
      text(value, { ...style, x: LEFT + 92, width: WIDTH - 110, fill: INK })
    );
  });
  const head = text(drawing.name, {
    x: LEFT + 18,
    y: TOP + 31,
    width: WIDTH - 36,
    size: 19,
    fill: "#fff",
    weight: 700,
  });
  return picture(
    `${drawing.name} 背面`,
    `<rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" fill="#fff" stroke="#dfe4e8"/>` +
      `<rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="46" fill="${drawing.dark}"/>` +
      `<rect x="${LEFT}" y="${TOP + 46}" width="${WIDTH}" height="5" fill="${shade(drawing.dark, 0.55)}"/>` +
      head +
      rows.join("") +
      bars(barcode),
    SHADOW,
  );
}

/** Bars in the lower right corner, as wide as the digits are large, with the number below. */
function bars(barcode: string): string {
  const [x, y, width, height] = [LEFT + WIDTH - 158, TOP + HEIGHT - 58, 140, 34];
  const widths = Array.from(barcode).flatMap((digit) => [1 + (Number(digit) % 3), 1 + (Number(digit) % 2)]);
  const unit = width / widths.reduce((sum, one) => sum + one, 0);
  let at = x;
  const lines = widths.map((one, index) => {
    const start = at;
    at += one * unit;
    return index % 2 === 0
      ? `<rect x="${start.toFixed(1)}" y="${y}" width="${(one * unit).toFixed(1)}" height="${height}" fill="${INK}"/>`
      : "";
  });
  const digits = text(barcode, { x: x + width / 2, y: y + 48, width, size: 12, fill: INK, anchor: "middle" });
  return lines.join("") + digits;
}
