import { picture, shade } from "./drawing.ts";
import { GIFT_DRAWINGS } from "./gift-drawings.ts";
import { motif } from "./motifs.ts";

/** Color by gift category. */
const COLORS: readonly string[] = ["#08795b", "#27618c", "#94571f", "#3f4f9a", "#c26a00", "#c02f15"];

const GRID = 24;
const SIZE = 150;

/**
 * A gift of the points mall: what it is, on a tile in the color of its category. Its name is shown beside the picture.
 */
export function drawGift(name: string, categoryId: number): string {
  const color = COLORS[(categoryId - 1) % COLORS.length] ?? "#08795b";
  const tile =
    `<rect x="60" y="40" width="280" height="280" rx="44" fill="${shade(color, 0.88)}"/>` +
    `<circle cx="200" cy="180" r="104" fill="#fff" opacity=".7"/>` +
    `<path d="M60 236 Q200 182 340 248 V276 a44 44 0 0 1 -44 44 h-192 a44 44 0 0 1 -44 -44Z" fill="${shade(color, 0.74)}"/>`;
  const [x, y] = [200 - SIZE / 2, 180 - SIZE / 2];
  const lines = Object.hasOwn(GIFT_DRAWINGS, name) ? GIFT_DRAWINGS[name] : undefined;
  const drawing =
    lines === undefined
      ? motif("gift", x, y, SIZE, color)
      : `<path transform="translate(${x} ${y}) scale(${SIZE / GRID})" d="${lines}" fill="none" stroke="${color}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`;
  return picture(name, tile + drawing, { x: 200, y: 336, width: 280, height: 26 });
}
