import type { GoodsMatchStatus } from "#generated/model/index.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { GoodsRecord } from "../../records.ts";
import { fitNumber } from "../fit-number.ts";
import { isAvailable } from "../quantity.ts";
import { matchLine } from "./line-match.ts";

/** A line as written; without a quantity where the plan does not say it. */
export type PlanLine = { readonly text: string; readonly number?: number | undefined };

/** The match of a plan line; several candidates are sorted best first. */
export type PlanMatch = {
  readonly text: string;
  /** 0 where none was requested. */
  readonly number: number;
  readonly status: GoodsMatchStatus;
  readonly isChanged: boolean;
  readonly reason: string;
  readonly goods: readonly GoodsRecord[];
};

const CANDIDATES = 10;

const NOT_FOUND = "没有找到对应的商品，请检查名称、规格、批准文号或条码，也可以改用商品编号";

/**
 * Matches every line of a purchase plan, in order. `goodsOf` returns goods as currently available to the buyer, of whom
 * `isBought` knows what they have bought before. A single match gets the nearest allowed quantity; several candidates
 * keep the written one until one is chosen.
 */
export function matchPlan(
  state: WorldState,
  lines: readonly PlanLine[],
  goodsOf: (id: number) => GoodsRecord | undefined,
  isBought: (id: number) => boolean,
): PlanMatch[] {
  return lines.map((line) => {
    const { text, number = 0 } = line;
    const { goods, doubt } = matched(state.seed)(line);
    const current = goods.flatMap(({ id }) => goodsOf(id) ?? []);
    const [only] = current;
    if (!only) return { text, number, status: 0, isChanged: false, reason: NOT_FOUND, goods: [] };
    if (current.length > 1 || doubt !== "") {
      const best = current.toSorted(byAttraction(isBought)).slice(0, CANDIDATES);
      const reason = doubt === "" ? "" : `${doubt}，请从候选商品中选择`;
      return { text, number, status: 2, isChanged: false, reason, goods: best };
    }
    const fitted = number === 0 ? { number, reason: "" } : fitNumber(only, number);
    return { text, ...fitted, status: 1, isChanged: fitted.number !== number, goods: [only] };
  });
}

/** The goods that a line may mean, worked out once. */
const matched = memoize(({ index, goods }: Seed) =>
  memoize(({ text }: PlanLine) => matchLine({ index, goods }, text)),
);

/** Works out the lines of a plan, one at each step. */
export function* matchInSteps(seed: Seed, lines: readonly PlanLine[]): Generator<unknown> {
  for (const line of lines) yield matched(seed)(line);
}

/** Available goods first, then what the buyer has bought before, then by sales. */
const byAttraction =
  (isBought: (id: number) => boolean) =>
  (a: GoodsRecord, b: GoodsRecord): number =>
    Number(isAvailable(b)) - Number(isAvailable(a)) ||
    Number(isBought(b.id)) - Number(isBought(a.id)) ||
    b.sales - a.sales ||
    a.id - b.id;
