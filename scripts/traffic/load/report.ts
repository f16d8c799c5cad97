import type { Conclusion } from "./script/conclusion.ts";

/** The result in lines, and whether it is good: all thresholds and laws hold, and orders were made. */
export function report(
  { operations, laws, notCompared, visits, orders }: Conclusion,
  errors: number,
): { lines: readonly string[]; isGood: boolean } {
  const isSlow = (each: Conclusion["operations"][number]) =>
    each.p95 >= each.targetP95 || each.failed > errors;
  const called = operations.filter(({ calls }) => calls > 0);
  const idle = operations.filter(({ calls }) => calls === 0).map(({ operation }) => operation);
  const width = Math.max(9, ...operations.map(({ operation }) => operation.length));
  const row = (...cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(width + 2) : cell.padStart(9))).join("");
  const brokenLaws = laws.filter(({ broken }) => broken.length > 0);
  return {
    isGood: !called.some(isSlow) && brokenLaws.length === 0 && orders > 0,
    lines: [
      `${visits} visits, ${orders} orders`,
      "",
      row("  operation", "calls", "p50 ms", "p95 ms", "below", "failed", "refused"),
      ...called.map((each) =>
        row(
          `${isSlow(each) ? "✗" : "✓"} ${each.operation}`,
          String(each.calls),
          each.p50.toFixed(0),
          each.p95.toFixed(0),
          String(each.targetP95),
          `${(each.failed * 100).toFixed(1)} %`,
          String(each.refused),
        ),
      ),
      ...(idle.length > 0 ? [`  not called: ${idle.join(", ")}`] : []),
      "",
      ...laws.flatMap(({ law, broken }) => [
        `${broken.length > 0 ? "✗" : "✓"} ${law}`,
        ...broken.slice(0, 5).map((each) => `    ${each}`),
        ...(broken.length > 5 ? [`    and ${broken.length - 5} more`] : []),
      ]),
      ...(notCompared ? [`  sums were not compared: ${notCompared}`] : []),
      ...(orders === 0 ? ["✗ no order was made: nothing is known of orders, balances and stock"] : []),
    ],
  };
}
