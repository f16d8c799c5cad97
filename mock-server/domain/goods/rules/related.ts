import { memoize } from "#mock/domain/common/memoize.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { GoodsRecord } from "../records.ts";

const NONE: readonly GoodsRecord[] = [];

/** The seed's goods of the same manufacturer, these goods among them, best first. */
export const ofSameMaker = (seed: Seed, { makerId }: GoodsRecord): readonly GoodsRecord[] =>
  groupsOf(seed).byMaker.get(makerId) ?? NONE;

/** The seed's goods with the same ingredient, these goods among them, best first. */
export const withSameIngredient = (seed: Seed, goods: GoodsRecord): readonly GoodsRecord[] =>
  groupsOf(seed).byIngredient.get(ingredientOf(seed, goods)) ?? NONE;

/** Undefined where none is known. */
export const ingredientOf = (
  { articles }: Seed,
  { articleIndex }: Pick<GoodsRecord, "articleIndex">,
): string | undefined => articles[articleIndex]?.ingredient;

/** Grouped once: to look through 12,000 goods for each page takes longer than all else on it. */
const groupsOf = memoize((seed: Seed) => {
  const best = seed.index.ordered("default");
  return {
    byMaker: Map.groupBy(best, ({ makerId }) => makerId),
    byIngredient: Map.groupBy(best, (goods) => ingredientOf(seed, goods)),
  };
});
