import { LAWS, type LawName } from "./law-names.ts";

type Speed = {
  readonly operation: string;
  readonly calls: number;
  /** In ms, like the other two. */
  readonly p50: number;
  readonly p95: number;
  readonly targetP95: number;
  /** The share of calls that failed. */
  readonly failed: number;
  readonly refused: number;
};

type Verdict = { readonly name: LawName; readonly law: string; readonly broken: readonly string[] };

export type Conclusion = {
  readonly operations: readonly Speed[];
  readonly laws: readonly Verdict[];
  /** Why sums were not compared; empty if they were. */
  readonly notCompared: string;
  readonly visits: number;
  readonly orders: number;
};

/** The values of k6's metrics, by name and tag, as handleSummary gets them. */
export type Metrics = Readonly<Record<string, { readonly values: Readonly<Record<string, number>> }>>;

/** The traffic of a run, to which its metrics belong. */
export type Traffic = {
  readonly operations: readonly string[];
  readonly accounts: number;
  readonly goods: number;
  /** True if this k6 created all orders. */
  readonly isAlone: boolean;
  /** In ms. */
  readonly p95Of: (operation: string) => number;
};

/** The result of a run: speeds and errors by operation, and whether the laws hold. */
export function conclude(metrics: Metrics, traffic: Traffic): Conclusion {
  const value = (name: string, key: string) => metrics[name]?.values[key] ?? 0;
  const notCompared = whyNotCompared(traffic, {
    unknown: value("unknown_outcomes", "count"),
    cut: value("visits_begun", "count") - value("visits_ended", "count"),
  });
  const sums = notCompared === "" ? compareSums(metrics, traffic) : {};
  return {
    operations: traffic.operations.map((operation) => {
      const calls = `failed_calls{operation:${operation}}`;
      const time = `http_req_duration{operation:${operation}}`;
      return {
        operation,
        calls: value(calls, "passes") + value(calls, "fails"),
        p50: value(time, "med"),
        p95: value(time, "p(95)"),
        targetP95: traffic.p95Of(operation),
        failed: value(calls, "rate"),
        refused: value(`refused_calls{operation:${operation}}`, "count"),
      };
    }),
    laws: Object.entries(LAWS).map(([key, law]) => {
      const name = key as LawName;
      const during = value(`broken_laws{law:${name}}`, "count");
      return {
        name,
        law,
        broken: [...(during > 0 ? [`${during} times, reported above`] : []), ...(sums[name] ?? [])],
      };
    }),
    notCompared,
    visits: value("iterations", "count"),
    orders: value("orders_made", "count"),
  };
}

function whyNotCompared({ isAlone }: Traffic, { unknown, cut }: { unknown: number; cut: number }): string {
  if (!isAlone) return "several k6 share this run, and each knows its own orders alone";
  if (cut > 0) return `${cut} visits had not ended two minutes after the run`;
  return unknown > 0 ? `nobody knows what became of ${unknown} changes without a response` : "";
}

/** Compares the buyers' own sums with those that the server reports at the end. */
function compareSums(metrics: Metrics, { accounts, goods }: Traffic): Partial<Record<LawName, string[]>> {
  const of = (name: string, index: number) => {
    const { count, value = 0 } = metrics[`${name}{of:${index}}`]?.values ?? {};
    return count ?? value;
  };
  return {
    orders: unequal(accounts, (index) => [
      `account ${index}: orders made and listed`,
      of("orders_made", index),
      of("orders_listed", index),
    ]),
    balances: unequal(accounts, (index) => [
      `account ${index}: 分 paid, and gone from the balance`,
      of("paid_fen", index),
      of("balance_fell_fen", index),
    ]),
    stock: unequal(goods, (index) => [
      `goods ${index}: units ordered and not canceled, and gone from the stock`,
      of("units_ordered", index) - of("units_returned", index),
      of("stock_fell", index),
    ]),
  };
}

const unequal = (count: number, sumsOf: (index: number) => readonly [string, number, number]): string[] =>
  Array.from({ length: count }, (_, index) => sumsOf(index)).flatMap(([what, one, other]) =>
    one === other ? [] : [`${what}: ${one} ≠ ${other}`],
  );
