import { memoize } from "#mock/domain/common/memoize.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { GoodsRecord } from "../../records.ts";
import { normalise, type Term } from "../search/search-index.ts";

/** The lookup index for lines of a purchase plan. */
export type PlanIndex = {
  readonly names: readonly Term[];
  /** The same by the first character of their text: of a line only those can be named whose first it has. */
  readonly namesByFirst: ReadonlyMap<string, readonly Term[]>;
  /** The pinyin initials of manufacturers, by name. */
  readonly makerInitials: ReadonlyMap<string, string>;
  readonly byId: ReadonlyMap<number, GoodsRecord>;
  /** Goods by approval number, with and without its Chinese prefix. */
  readonly byApproval: ReadonlyMap<string, readonly GoodsRecord[]>;
};

/** The index of a seed, built on first use. */
export const planIndexOf = memoize((seed: Seed): PlanIndex => {
  const byApproval = new Map<string, GoodsRecord[]>();
  for (const goods of seed.listedGoods) {
    const whole = normalise(goods.pzwh);
    for (const key of new Set([whole, bareNumber(whole) ?? whole])) {
      if (key === "") continue;
      const same = byApproval.get(key);
      if (same) same.push(goods);
      else byApproval.set(key, [goods]);
    }
  }
  return {
    names: seed.index.names,
    namesByFirst: Map.groupBy(seed.index.names, ({ text }) => firstOf(text)),
    makerInitials: new Map(seed.makers.map(({ name, initials }) => [name, initials])),
    byId: seed.goods,
    byApproval,
  };
});

const firstOf = ([first = ""]: Iterable<string>): string => first;

/** `h20031234` of a normalised approval number; undefined if there is none. */
export const bareNumber = (text: string): string | undefined => /[a-z]\d{8}/u.exec(text)?.[0];
