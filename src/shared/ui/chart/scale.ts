import { formatCount } from "#src/shared/lib/format-count.ts";
import type { Closing } from "./closings.ts";

const STEPS = [1, 2, 2.5, 5, 10];
const TICKS = 4;

/** Round axis values from 0 to above `highest`, about four of them. */
export function axisTicks(highest: number): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Axis steps are whole points or 元.
  const step = Math.max(1, (STEPS.find((each) => each * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** A short axis label: `5,000`, `1.2 万`. */
export function shortNumber(value: number): string {
  return value >= 10_000 ? `${Number((value / 10_000).toFixed(2))} 万` : formatCount(value);
}

/** The position of each closing in the chart, in percent from the left and the top. */
export function placeClosings(closings: readonly Closing[], top: number): { x: number; y: number }[] {
  const at = closings.map(({ day }) => Date.parse(`${day}T00:00:00Z`));
  const first = at[0] ?? 0;
  const span = (at.at(-1) ?? 0) - first || 1;
  return closings.map(({ value }, index) => ({
    x: (((at[index] ?? first) - first) / span) * 100,
    y: 100 - (Math.max(0, value) / top) * 100,
  }));
}

/** The index of the closing at a position, in percent from the left. */
export function closingAt(places: readonly { x: number }[], x: number): number {
  return Math.max(
    0,
    places.findLastIndex((place) => place.x <= x),
  );
}
