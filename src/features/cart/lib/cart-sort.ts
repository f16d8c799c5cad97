import type { CartLine } from "#generated/model/index.ts";
import { compareMoney } from "#src/shared/lib/money-math.ts";
import { comparePinyin } from "#src/shared/lib/pinyin.ts";
import { lineAmount } from "./cart-totals.ts";
import { isChanged } from "./line-changes.ts";

/** The orders of the cart, as in the address, by what the buyer reads. The first is the server's order. */
export const CART_SORTS = {
  added: "加入时间",
  name: "名称",
  maker: "生产厂家",
  amount: "金额从高到低",
  expiry: "效期从近到远",
  changed: "变动在前",
} as const;

export type CartSort = keyof typeof CART_SORTS;

type Compare = (one: CartLine, other: CartLine) => number;

const byName: Compare = (one, other) => comparePinyin(one.goods.name, other.goods.name);

const compares: Record<Exclude<CartSort, "added">, Compare> = {
  name: byName,
  maker: (one, other) => comparePinyin(one.goods.sccj, other.goods.sccj) || byName(one, other),
  amount: (one, other) => compareMoney(lineAmount(other), lineAmount(one)),
  changed: (one, other) => Number(isChanged(other)) - Number(isChanged(one)),
  // Goods without a date come last.
  expiry: (one, other) =>
    Number(!one.goods.xq) - Number(!other.goods.xq) || ascending(one.goods.xq ?? "", other.goods.xq ?? ""),
};

const ascending = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The lines in an order; lines that are equal in it keep theirs. */
export function sortLines(lines: readonly CartLine[], sort: CartSort): readonly CartLine[] {
  return sort === "added" ? lines : lines.toSorted(compares[sort]);
}

/** Parses an order from the address; unknown values are the server's order. */
export function parseSort(text: string | null): CartSort {
  return Object.keys(CART_SORTS).find((sort): sort is CartSort => sort === text) ?? "added";
}
