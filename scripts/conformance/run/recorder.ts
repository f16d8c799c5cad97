import { type Finding, same, show } from "../checks/finding.ts";
import type { Operation } from "../contract/operation.ts";
import type { Exchange } from "../http/exchange.ts";
import type { RuleId } from "../rules/rules.ts";
import type { Words } from "../words.ts";

/** A finding with the smallest call that showed it. */
export type Recorded = {
  readonly operation: Operation;
  readonly finding: Finding;
  readonly probe: Words;
  readonly exchange: Exchange;
  readonly count: number;
};

/** Collects findings: one per rule, place and operation, with the smallest call that shows it. */
export class Recorder {
  readonly #recorded = new Map<string, Recorded>();

  /** Records a finding of this exchange; `probe` describes the attempt. */
  add(exchange: Exchange, finding: Finding, probe: Words): void {
    const { operation } = exchange.call;
    const key = keyOf(operation, finding);
    const before = this.#recorded.get(key);
    const isSmaller = before === undefined || isSimpler(exchange, before.exchange);
    const kept = isSmaller ? { operation, finding, probe, exchange } : before;
    this.#recorded.set(key, { ...kept, count: (before?.count ?? 0) + 1 });
  }

  /** Records an unexpected response. */
  unexpected(exchange: Exchange, rule: RuleId, place: string, expected: Words, probe: Words): void {
    const { status, text } = exchange.answer;
    const seen = same(`HTTP ${status}: ${show(text.slice(0, 200))}`);
    this.add(exchange, { rule, place, expected, seen }, probe);
  }

  all(): readonly Recorded[] {
    return [...this.#recorded.values()];
  }

  /** How often each failure of these operations was seen, by key. */
  counts(operationIds: readonly string[]): ReadonlyMap<string, number> {
    return new Map(
      [...this.#recorded]
        .filter(([, { operation }]) => operationIds.includes(operation.id))
        .map(([key, { count }]) => [key, count]),
    );
  }

  get size(): number {
    return this.#recorded.size;
  }
}

/** A stable order. */
export const keyOf = (operation: Operation, { rule, place }: Finding): string =>
  [operation.id, rule, place].filter(Boolean).join("/");

/** The shorter call; of equal length, the one that sorts first, such as with 1 instead of 4. */
function isSimpler(a: Exchange, b: Exchange): boolean {
  const [one, other] = [textOf(a), textOf(b)];
  return one.length < other.length || (one.length === other.length && one < other);
}

const textOf = ({ call }: Exchange) => call.url + (call.body ?? "");
