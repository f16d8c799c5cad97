/** One measured figure with its target; `target` is a limit for `value` in the same unit. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  target?: number;
  atLeast?: boolean;
  note?: string;
};

/** Prints figures as a table, marking those that miss their target. */
export function printTable(title: string, figures: Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length)) + 2;
  console.log(`\n${title}`);
  for (const figure of figures) {
    const value = `${round(figure.value)} ${figure.unit}`.padStart(14);
    console.log(
      `  ${figure.name.padEnd(width)}${value}  ${verdict(figure)}${figure.note ? `  ${figure.note}` : ""}`,
    );
  }
}

function verdict({ value, target, unit, atLeast }: Figure): string {
  if (target === undefined) return "";
  const met = atLeast ? value >= target : value <= target;
  return `${met ? "✓" : "✗ MISSED"} target ${atLeast ? "≥" : "≤"} ${target} ${unit}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The median; of an even number of values the higher of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
