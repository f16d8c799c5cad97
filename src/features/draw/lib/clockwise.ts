/** The order in which the highlight circles `count` tiles in rows of `columns`: every other row is reversed. */
export function clockwise(count: number, columns: number): number[] {
  const tiles = Array.from({ length: count }, (_, index) => index);
  const rowOf = (index: number) => Math.floor(index / columns);
  return tiles.toSorted((a, b) => rowOf(a) - rowOf(b) || (rowOf(a) % 2 === 0 ? a - b : b - a));
}
