/** The plot of a sparkline of 64 × 20 with room for the line's ends. */
const [LEFT, RIGHT, TOP, BOTTOM] = [3, 61, 3, 17];

/** The points of values at equal distances; all in the middle where all are equal. */
export function sparklinePoints(values: readonly number[]): { x: number; y: number }[] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const step = (RIGHT - LEFT) / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: round(LEFT + index * step),
    y: round(range === 0 ? (TOP + BOTTOM) / 2 : BOTTOM - ((value - least) / range) * (BOTTOM - TOP)),
  }));
}

const round = (value: number): number => Math.round(value * 10) / 10;
