/** A figure that depends on the speed of the machine: printed, but judged only against a peer of the same run. */
type Printed = { unit: "ms" | "req/s"; target?: undefined; atLeast?: undefined };

/** `target` is a limit for the value in the same unit. */
type Judged = {
  unit: "" | "×" | "KB" | "MB" | "ms (phone)";
  target?: number;
  atLeast?: boolean;
};

/** One measured figure. */
export type Figure = { name: string; value: number; note?: string } & (Printed | Judged);

/** Prints figures as a table, marking those that miss their target: the command then exits with 1. */
export function printTable(title: string, figures: Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length)) + 2;
  console.log(`\n${title}`);
  for (const figure of figures) {
    const value = `${round(figure.value)} ${figure.unit}`.padStart(14);
    console.log(
      `  ${figure.name.padEnd(width)}${value}  ${verdict(figure)}${figure.note ? `  ${figure.note}` : ""}`,
    );
    if (!isMet(figure)) process.exitCode = 1;
  }
}

function isMet({ value, target, atLeast }: Figure): boolean {
  if (target === undefined) return true;
  return atLeast ? value >= target : value <= target;
}

function verdict(figure: Figure): string {
  const { target, unit, atLeast } = figure;
  if (target === undefined) return "";
  return `${isMet(figure) ? "✓" : "✗ MISSED"} target ${atLeast ? "≥" : "≤"} ${target} ${unit}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
