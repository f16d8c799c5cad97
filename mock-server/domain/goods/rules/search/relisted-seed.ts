import type { Seed } from "#mock/domain/seed.ts";
import type { Table } from "#mock/world/table.ts";
import type { GoodsRecord } from "../../records.ts";
import { buildSearchIndex } from "./search-index.ts";

/**
 * Returns the seed of a world, in which lists and search have the goods that were added or renamed in it. The index is
 * built again only when a listed field has changed: stock and prices change with each order and are read elsewhere.
 */
export function relistedSeed(
  seed: Seed,
  goods: Pick<Table<number, GoodsRecord>, "version" | "changes" | "seeded">,
): () => Seed {
  let version = -1;
  let listing = "[]";
  let current = seed;
  return () => {
    if (version === goods.version) return current;
    ({ version } = goods);
    const relisted = goods.changes().flatMap(([id, record]) => {
      const before = goods.seeded(id);
      return record && (!before || listedFields(record) !== listedFields(before)) ? [record] : [];
    });
    const now = JSON.stringify(relisted.map(listedFields));
    if (now === listing) return current;
    listing = now;
    current = relisted.length === 0 ? seed : withGoods(seed, relisted);
    return current;
  };
}

const listedFields = ({ id, name, makerId, sccj, ypgg, pzwh, category_id, brand_id, aliases }: GoodsRecord) =>
  JSON.stringify([id, name, makerId, sccj, ypgg, pzwh, category_id, brand_id, aliases]);

function withGoods(seed: Seed, changed: readonly GoodsRecord[]): Seed {
  const goods = new Map(seed.goods);
  for (const record of changed) goods.set(record.id, record);
  const listedGoods = [...goods.values()].filter(({ parts }) => parts.length === 0);
  const spelled = new Map(seed.articles.map((article) => [article.name, article]));
  return {
    ...seed,
    goods,
    listedGoods,
    index: buildSearchIndex(listedGoods, seed.makers, spelled, seed.categories),
  };
}
