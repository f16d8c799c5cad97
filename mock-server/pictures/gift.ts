import { picture, shade, title } from "./drawing.ts";
import { motif, type Motif } from "./motifs.ts";

/** Motif and colour by gift category. */
const LOOKS: ReadonlyArray<readonly [Motif, string]> = [
  ["shop", "#08795b"],
  ["device", "#27618c"],
  ["cup", "#94571f"],
  ["plug", "#3f4f9a"],
  ["bag", "#c26a00"],
  ["coupon", "#c02f15"],
];

/** A gift of the points mall: a tile in the colour of its category, with its name below. */
export function drawGift(name: string, categoryId: number): string {
  const [shape, colour] = LOOKS[(categoryId - 1) % LOOKS.length] ?? ["gift", "#08795b"];
  const tile =
    `<rect x="90" y="50" width="220" height="220" rx="36" fill="${shade(colour, 0.86)}"/>` +
    `<path d="M90 196 Q200 150 310 206 V234 a36 36 0 0 1 -36 36 h-148 a36 36 0 0 1 -36 -36Z" fill="${shade(colour, 0.72)}"/>`;
  const label = title(name, {
    x: 200,
    y: 326,
    width: 340,
    size: 26,
    fill: "#344040",
    weight: 700,
    anchor: "middle",
  });
  return picture(name, tile + motif(shape, 130, 88, 140, colour) + label.svg, {
    x: 200,
    y: 284,
    width: 220,
    height: 22,
  });
}
