import { expect, test } from "vitest";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { CartLineRecord } from "../records.ts";
import { currentLines, offerKey } from "./current-lines.ts";

const line = (id: number, change: Partial<CartLineRecord> = {}): CartLineRecord => ({
  id,
  goods_id: 3,
  number: 4,
  is_selected: 0,
  type: 0,
  goods_price_id: 0,
  ladder_price_id: 0,
  goods_manjian_id: 0,
  is_yj: 0,
  seen: {
    base_price: 100,
    offer_price: null,
    ladder_price: [],
    ladder_price_type: 0,
    xq: "2028-01-31",
    type: 0,
    goods_price_id: 0,
    ladder_price_id: 0,
    goods_manjian_id: 0,
  },
  ...change,
});
const FLASH = { type: 1, goods_price_id: 7 } as const;
const sold =
  ({ type: sale_type, ...offers }: { type: 0 | 1; goods_price_id: number; ladder_price_id?: number }) =>
  (): GoodsRecord =>
    ({ sale_type, ladder_price_id: 9, goods_manjian_id: 0, is_yj: 0, ...offers }) as GoodsRecord;

test("a line has the offer of its goods", () => {
  expect(currentLines([line(1)], sold(FLASH))).toEqual([line(1, FLASH)]);
  expect(currentLines([line(1, FLASH)], sold({ type: 0, goods_price_id: 0 }))).toEqual([line(1)]);
});

test("lines of the same goods and offers become the first of them", () => {
  const lines = [line(1, FLASH), line(2, { goods_id: 4 }), line(3, { number: 2, is_selected: 1 })];
  const current = currentLines(lines, sold(FLASH));
  expect(current.map(({ id, number, is_selected }) => [id, number, is_selected])).toEqual([
    [1, 6, 1],
    [2, 4, 0],
  ]);
});

test("a line added without price tiers stays apart, and unchanged lines are the same array", () => {
  const lines = [line(1, { ladder_price_id: 9 }), line(2)];
  expect(currentLines(lines, sold({ type: 0, goods_price_id: 0 }))).toBe(lines);
  expect(currentLines(lines, () => undefined)).toBe(lines);
});

test("price tiers end with those of its goods", () => {
  const [current] = currentLines(
    [line(1, { ladder_price_id: 9 })],
    sold({ type: 0, goods_price_id: 0, ladder_price_id: 0 }),
  );
  expect(current?.ladder_price_id).toBe(0);
});

test("a full reduction ends with that of its goods, and stays away from a line that was added without", () => {
  const without = sold({ type: 0, goods_price_id: 0 });
  const withOne = () => ({ ...without(), goods_manjian_id: 5 }) as GoodsRecord;
  const reduced = line(1, { goods_manjian_id: 5 });
  expect(currentLines([reduced], withOne)).toEqual([reduced]);
  expect(currentLines([reduced], without)).toEqual([line(1)]);
  expect(currentLines([line(1)], withOne)).toEqual([line(1)]);
});

test("a line is marked 优价 as long as its goods are", () => {
  const marked = () => ({ ...sold({ type: 0, goods_price_id: 0 })(), is_yj: 1 }) as GoodsRecord;
  expect(currentLines([line(1)], marked)).toEqual([line(1, { is_yj: 1 })]);
});

test.each([
  [0, 0, 0],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 1],
] as const)("ticks %d and %d become %d where two lines become one", (first, second, merged) => {
  const lines = [line(1, { ...FLASH, is_selected: first }), line(2, { is_selected: second })];
  expect(currentLines(lines, sold(FLASH))[0]?.is_selected).toBe(merged);
});

test("offers with like numbers are not taken for one another", () => {
  const one = line(1, { goods_id: 1, goods_price_id: 11 });
  const other = line(2, { goods_id: 11, goods_price_id: 1 });
  expect(offerKey(one)).not.toBe(offerKey(other));
});
