import type { Article, GoodsKind, Maker } from "#mock/domain/goods/records.ts";
import type { Dice } from "#mock/seed/dice.ts";

export type Pick = { readonly articleIndex: number; readonly spec: string; readonly maker: Maker };

/**
 * Picks `count` different combinations of article, pack and manufacturer, spread over all articles and shuffled.
 * `taken` contains the keys of existing ones.
 */
export function pickCombinations(
  articles: readonly Article[],
  makers: readonly Maker[],
  count: number,
  taken: ReadonlySet<string>,
  dice: Dice,
): Pick[] {
  const byKind = (kind: GoodsKind) => makers.filter((maker) => maker.kind === kind);
  const pools = { western: [], patent: [], herbal: [], device: [], health: [] } as Record<GoodsKind, Maker[]>;
  for (const kind of Object.keys(pools) as GoodsKind[]) pools[kind] = byKind(kind);
  const rows = articles.map((article, articleIndex) => ({
    article,
    articleIndex,
    makers: dice.shuffle(pools[article.kind]),
    // Well-known articles have more manufacturers than rare ones.
    weight: dice.int(1, 3),
  }));
  const picks: Pick[] = [];
  for (let turn = 0, progress = true; picks.length < count && progress; turn += 1) {
    progress = false;
    for (const { article, articleIndex, makers: choices, weight } of dice.shuffle(rows)) {
      for (let index = turn * weight; index < (turn + 1) * weight && picks.length < count; index += 1) {
        const round = Math.floor(index / choices.length);
        const maker = choices[index % choices.length];
        const spec = article.specs[((index % choices.length) + round) % article.specs.length];
        // Each round advances every manufacturer by one pack, so no pair repeats before all have occurred once.
        if (maker === undefined || spec === undefined || round >= article.specs.length) continue;
        progress = true;
        if (!taken.has(pickKey(article.name, maker.id, spec))) picks.push({ articleIndex, spec, maker });
      }
    }
  }
  return picks;
}

export const pickKey = (name: string, makerId: number, spec: string) => `${name}|${makerId}|${spec}`;
