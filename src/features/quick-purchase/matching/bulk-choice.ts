import type { Goods } from "#generated/model/index.ts";
import { buyingObstacle } from "#src/entities/goods/for-sale.ts";
import { priceAtMinimum } from "#src/entities/goods/price.ts";
import { pricePerUnit } from "#src/shared/lib/money-math.ts";
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
 * text, and those without a candidate that can be bought or, for `bought`, was bought before.
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
  cheapest: (candidates) => {
    const price = unitPriceOf(candidates);
    return candidates.toSorted((a, b) => price(a) - price(b))[0];
  },
  expiry: (candidates) => candidates.toSorted((a, b) => (b.xq ?? "").localeCompare(a.xq ?? ""))[0],
};

/** The price of one 粒, ml or g where all candidates have it in the same unit, else that of a pack. */
function unitPriceOf(candidates: readonly Goods[]): (goods: Goods) => number {
  const units = new Set(candidates.map(({ pack_content: content }) => content?.unit));
  const isComparable = units.size === 1 && !units.has(undefined);
  return (goods) => {
    const price = priceAtMinimum(goods);
    const { pack_content: content } = goods;
    if (price === null) return Infinity;
    return isComparable && content ? Number(pricePerUnit(price, content.number)) : price;
  };
}
