import type { GiftGoodsRecord } from "#mock/domain/points/records.ts";
import { numberIn, readTable } from "../read-table.ts";

export const GIFT_CATEGORIES: ReadonlyArray<{ readonly id: number; readonly name: string }> = [
  { id: 1, name: "门店用品" },
  { id: 2, name: "健康器械" },
  { id: 3, name: "家居生活" },
  { id: 4, name: "数码电器" },
  { id: 5, name: "食品粮油" },
  { id: 6, name: "购物卡券" },
];

const FIRST_GIFT_ID = 601;

/** The gifts of the points mall; two are out of stock and one has a single piece left. */
export const GIFTS: readonly GiftGoodsRecord[] = readTable(
  "mock-server/seed/points/gifts.csv",
  ["name", "category", "points", "number", "exchanged", "limit", "describe"],
  ({ name, category, points, number, exchanged, limit, describe }) => ({
    name,
    describe,
    categoryId: numberIn(category),
    points: numberIn(points),
    number: numberIn(number),
    exchanged: numberIn(exchanged),
    limit: numberIn(limit),
  }),
).map((gift, index) => ({ id: FIRST_GIFT_ID + index, ...gift }));
