import { same, show } from "../../api-client/checks/finding.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import { type Exchange, isUndeclaredPage } from "../../api-client/http/exchange.ts";
import type { Words } from "../../api-client/words.ts";
import type { AnyFinding, RuleId } from "../rules/rules.ts";

/** A finding with the smallest call that showed it. */
export type Recorded = {
  readonly operation: Operation;
  readonly finding: AnyFinding;
  readonly probe: Words;
  readonly exchange: Exchange;
  readonly count: number;
};

/** Collects findings: one per rule, place and operation, with the smallest call that shows it. */
export class Recorder {
  readonly #recorded = new Map<string, Recorded>();
  /** The number of violations seen, repeats included. */
  seen = 0;

  /**
   * Records a finding of this exchange; `probe` describes the attempt. All that a page in place of JSON breaks is one
   * finding.
   */
  add(exchange: Exchange, found: AnyFinding, probe: Words): void {
    this.seen += 1;
    const { operation } = exchange.call;
    const finding = pageInPlaceOfJson(exchange) ?? found;
    const key = keyOf(operation, finding);
    const before = this.#recorded.get(key);
    const isSmaller = before === undefined || isSimpler(exchange, before.exchange);
    const smallest = isSmaller ? { operation, finding, probe, exchange } : before;
    this.#recorded.set(key, { ...smallest, count: (before?.count ?? 0) + 1 });
  }

  /** Records an unexpected response. */
  unexpected(exchange: Exchange, rule: RuleId, place: string, expected: Words, probe: Words): void {
    const { status, text } = exchange.response;
    const seen = same(`HTTP ${status}: ${show(text.slice(0, 200))}`);
    this.add(exchange, { rule, place, expected, seen }, probe);
  }

  all(): readonly Recorded[] {
    return [...this.#recorded.values()];
  }

  /** Returns how often each failure of these operations was seen, by key. */
  counts(operationIds: readonly string[]): ReadonlyMap<string, number> {
    return new Map(
      [...this.#recorded]
        .filter(([, { operation }]) => operationIds.includes(operation.id))
        .map(([key, { count }]) => [key, count]),
    );
  }

  /** True if calls of the operation, one after the other, do not agree: then it is no matter of their being at once. */
  isWrongInSequence(operation: Operation): boolean {
    return this.all().some(
      (each) =>
        each.operation === operation && (each.finding.rule === "law" || each.finding.rule === "repeat"),
    );
  }

  get size(): number {
    return this.#recorded.size;
  }
}

function pageInPlaceOfJson(exchange: Exchange): AnyFinding | undefined {
  if (!isUndeclaredPage(exchange)) return undefined;
  const { status, text } = exchange.response;
  const seen = same(`HTTP ${status}: ${show(text.slice(0, 200))}`);
  return { rule: "html-page", place: "", expected: same("application/json"), seen };
}

/** The operation of a key of the baseline. */
export const operationOfKey = (key: string): string => key.split("/")[0] ?? "";

/** A stable order. */
export const keyOf = (operation: Operation, { rule, place }: AnyFinding): string =>
  [operation.id, rule, place].filter(Boolean).join("/");

/** The shorter call; of equal length, the one that sorts first, such as with 1 instead of 4. */
function isSimpler(a: Exchange, b: Exchange): boolean {
  const [one, other] = [textOf(a), textOf(b)];
  return one.length < other.length || (one.length === other.length && one < other);
}

const textOf = ({ call }: Exchange) => call.url + (call.body ?? "");
