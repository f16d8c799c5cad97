import type { Goods } from "#generated/model/index.ts";
import { comparablePrice } from "#src/entities/goods/comparable-price.ts";
import { buyingObstacle } from "#src/entities/goods/for-sale.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import type { PlanLine } from "../plan/plan.ts";

/** The criteria for choosing the candidates of all ambiguous lines at once. */
export const BULK_WAYS = [
  ["bought", "选上次买的"],
  ["cheapest", "选最便宜"],
  ["expiry", "选效期最长"],
] as const;

export type BulkWay = (typeof BULK_WAYS)[number][0];

/** A line of a plan, or a row of goods × stores. */
export type Ambiguous = Pick<PlanLine, "key" | "match" | "reason" | "candidates">;

/** The goods to choose for ambiguous lines, by line key. */
export type Choices = ReadonlyMap<string, Goods>;

/**
 * Chooses goods for each ambiguous line. It leaves to the buyer the lines whose candidates are only similar to the
 * text, and those without a candidate that can be bought or, for `bought`, was bought before, or, for `cheapest`, those
 * whose candidates do not compare.
 */
export function choicesBy(way: BulkWay, lines: readonly Ambiguous[]): Choices {
  return choicesOf(lines.filter(isCertain), (candidates) => BEST[way](candidates));
}

/** The only candidates of lines whose text is only similar to them: the buyer confirms these. */
export function onlyCandidates(lines: readonly Ambiguous[]): Choices {
  return choicesOf(lines, (candidates) => (candidates.length === 1 ? candidates[0] : undefined));
}

/** True if every candidate matches the text exactly, so that only the choice between them is open. */
const isCertain = ({ reason }: Ambiguous): boolean => reason === "";

function choicesOf(
  lines: readonly Ambiguous[],
  best: (candidates: readonly Goods[]) => Goods | undefined,
): Choices {
  const choices = new Map<string, Goods>();
  for (const line of lines) {
    if (line.match !== "several") continue;
    const goods = best(line.candidates.filter((each) => buyingObstacle(each) === ""));
    if (goods) choices.set(line.key, goods);
  }
  return choices;
}

const BEST: Readonly<Record<BulkWay, (candidates: readonly Goods[]) => Goods | undefined>> = {
  bought: (candidates) =>
    candidates
      .filter(({ last_bought_at: at }) => at)
      .toSorted((a, b) => (b.last_bought_at ?? "").localeCompare(a.last_bought_at ?? ""))[0],
  cheapest: cheapestOf,
  expiry: (candidates) => candidates.toSorted((a, b) => (b.xq ?? "").localeCompare(a.xq ?? ""))[0],
};

/** The cheapest by the gram or unit; none where the candidates are no equals, since 5 g and 10 g of granules differ. */
function cheapestOf(candidates: readonly Goods[]): Goods | undefined {
  const priced = candidates.map((goods) => ({ goods, price: comparablePrice(goods, packOf(goods)) }));
  if (new Set(priced.map(({ price }) => price?.equals)).size > 1) return undefined;
  return priced.toSorted((a, b) => (a.price?.price ?? 0) - (b.price?.price ?? 0))[0]?.goods;
}
