import { describe, expect, test } from "vitest";
import { CATALOGUE, catalogueWith } from "#mock/seed/goods/catalogue-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord, OfferPart } from "../../records.ts";
import { barcodeOf } from "../barcode.ts";
import { countNamed, findGoods, type GoodsFilter } from "./goods-search.ts";
import { isPriceSort } from "./price-order.ts";
import { buildSearchIndex } from "./search-index.ts";

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
const found = (filter: GoodsFilter, state = catalogueWith()) => sorted(findGoods(state, filter).ids);

describe("goods are found by words", () => {
  test.each<[string, GoodsFilter, number[]]>([
    ["of their name", { keywords: "阿莫西林" }, [1, 2, 3]],
    ["of their manufacturer", { keywords: "华南" }, [3, 4, 5]],
    ["of both", { keywords: "阿莫西林 华南" }, [3]],
    ["that must all match", { keywords: "布洛芬 江南" }, []],
    ["by the initials of either", { keywords: "amxl" }, [1, 2, 3]],
    ["by part of the initials", { keywords: "HNYY" }, [3, 4, 5]],
    ["of names alone", { keywords: "华南", type: 1 }, []],
    ["of manufacturers alone", { keywords: "阿莫西林", type: 2 }, []],
    ["by their approval number", { keywords: "h20030004", type: 3 }, [4]],
    ["by part of it", { keywords: "国药准字H2003", type: 3 }, [1, 2, 3, 4, 5]],
    ["by the whole approval number, also when not asked for", { keywords: "h20030004", type: 1 }, [4]],
    ["by part of an approval number only when asked for", { keywords: "h2003000" }, []],
    ["by their barcode", { keywords: barcodeOf(4) }, [4]],
    ["by their barcode and a word", { keywords: `${barcodeOf(4)} 阿莫西林` }, []],
    ["or all without words", { keywords: " " }, [1, 2, 3, 4, 5, 6]],
  ])("%s", (_case, filter, ids) => expect(found(filter)).toEqual(ids));

  test("with one mistake, if nothing has them as written, and they say so", () => {
    expect(findGoods(catalogueWith(), { keywords: "阿莫西琳胶囊" })).toMatchObject({ isNear: true });
    expect(found({ keywords: "阿莫西琳胶囊" })).toEqual([1, 2, 3]);
    expect(findGoods(catalogueWith(), { keywords: "阿莫西林" })).toMatchObject({ isNear: false });
    expect(findGoods(catalogueWith(), { keywords: "不存在的药" })).toMatchObject({ ids: [], isNear: false });
    expect(findGoods(catalogueWith(), { keywords: "阿莫西琳胶囊 江南" })).toMatchObject({ isNear: true });
  });

  test("with one mistake, also if a manufacturer without goods has them as written", () => {
    const [huanan, huabei] = ["华南药业", "华北药业"].map((name, index) => ({
      ...catalogueWith().seed.makers[0]!,
      id: index + 1,
      name,
    }));
    const goods = [goodsWith({ id: 1, makerId: 1, sccj: "华南药业" })];
    const index = buildSearchIndex(goods, [huanan!, huabei!], new Map(), []);
    expect(findGoods(catalogueWith(goods, { index }), { keywords: "华北药业" })).toMatchObject({
      ids: [1],
      isNear: true,
    });
  });

  test("and are counted, whatever their price and stock", () => {
    const { index } = catalogueWith().seed;
    expect(countNamed(index, "阿莫西林", 1)).toBe(3);
    expect(countNamed(index, "阿莫西林 华南", undefined)).toBe(1);
    expect(countNamed(index, "黄芪", 1)).toBe(1);
    expect(countNamed(index, "", 1)).toBe(0);
  });
});

const welfare = (id: number, change: Partial<GoodsRecord>): GoodsRecord => {
  const part: OfferPart = {
    offer_price: null,
    limit_number: 0,
    is_yj: 0,
    sale_type: 0,
    with_coupon: 0,
    goods_price_id: 0,
    tags: [],
  };
  const times = { kind: "welfare", startsAt: 0, endsAt: Infinity } as const;
  return goodsWith({ id, timed: { times, on: part, off: part }, ...change });
};

describe("goods are found", () => {
  const more = [
    ...CATALOGUE,
    goodsWith({ id: 7, is_free_shipping: 1, with_coupon: 0 }),
    goodsWith({ id: 8, reduction: { id: 1, amount: 100, reduce: 1 }, with_coupon: 0 }),
    goodsWith({
      id: 9,
      gift: { type: 1, name: "", every: 1, price: 0 },
      with_coupon: 0,
      controlled_group: "kx",
    }),
    welfare(10, { offer_price: 940, with_coupon: 0, ladder_price: [{ number: 5, price: 100 }] }),
    goodsWith({ id: 11, base_price: 1000, ladder_price: [{ number: 5, price: 55 }], with_coupon: 0 }),
  ];
  const ids = (filter: GoodsFilter) => found(filter, catalogueWith(more));

  test.each<[string, GoodsFilter, number[]]>([
    ["in a category of the first level", { categoryId: 1 }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ["in one of the second", { categoryId: 102 }, [6]],
    ["in one of the third", { categoryId: 10_102 }, [4, 5]],
    ["in no unknown one", { categoryId: 999 }, []],
    ["of a brand", { brandId: 1 }, [1, 2]],
    ["of a manufacturer", { maker: "华南药业有限公司" }, [3, 4, 5]],
    ["of a brand and another manufacturer not", { brandId: 1, maker: "华南药业有限公司" }, []],
    ["that ship free", { freeShipping: true }, [7]],
    ["that are preferred", { preferred: true }, [4]],
    ["in a promotion, of which tiers are none", { promotion: true }, [8, 9, 10]],
    ["that coupons apply to", { withCoupon: true }, [1, 2, 3, 4, 5, 6]],
    ["that are in stock", { inStock: true }, [1, 2, 3, 4, 5, 7, 8, 9, 10, 11]],
    ["by their prescription", { rx: 2 }, [2]],
    ["in a zone", { zone: "zyyp" }, [6]],
    ["with the storewide price", { zone: "welfare" }, [10]],
    ["in a controlled group", { controlledGroup: "kx" }, [9]],
    ["from a price on, that of a middle pack", { priceMin: 1000 }, [1, 3, 6, 7, 8, 9]],
    ["up to a price, that of a middle pack", { priceMax: 600 }, [4, 11]],
    ["among given ones", { only: new Set([2, 4]), keywords: "阿莫西林" }, [2]],
  ])("%s", (_case, filter, expected) => expect(ids(filter)).toEqual(expected));

  test("by flags only where they are asked for", () => {
    const all = more.map(({ id }) => id);
    const none = {
      freeShipping: false,
      preferred: false,
      promotion: false,
      withCoupon: false,
      inStock: false,
    };
    expect(ids(none)).toEqual(all);
  });
});

describe("beside the list are", () => {
  const optionsWith = (filter: GoodsFilter) => {
    const { brands, makers } = findGoods(catalogueWith(), filter);
    return { brands: [...brands], makers: [...makers] };
  };

  test("all brands with their numbers, whichever is chosen, and the manufacturers of that one", () =>
    expect(optionsWith({ brandId: 1 })).toEqual({
      brands: [
        [1, 2],
        [2, 2],
      ],
      makers: [[1, 2]],
    }));

  test("all manufacturers, whichever is chosen, and the brands of that one", () =>
    expect(optionsWith({ maker: "华南药业有限公司" })).toEqual({
      brands: [[2, 2]],
      makers: [
        [1, 3],
        [2, 3],
      ],
    }));
});

describe("goods come", () => {
  const order = (filter: GoodsFilter, state = catalogueWith()) => findGoods(state, filter).ids;

  test.each<[GoodsFilter["sort"], number[]]>([
    ["sales", [2, 3, 1, 4, 6, 5]],
    ["new", [1, 4, 3, 6, 5, 2]],
    ["expiry", [3, 1, 2, 4, 5, 6]],
    ["price", [4, 5, 2, 3, 1, 6]],
    ["unit_price", [4, 5, 2, 3, 1, 6]],
    ["unit_price_desc", [5, 4, 1, 3, 2, 6]],
  ])("by %s, and the other way round", (sort, ids) => {
    expect(order({ sort })).toEqual(ids);
    expect(order({ sort, descending: true })).toEqual(ids.toReversed());
  });

  test("by themselves those first that can be bought", () =>
    expect(sorted(order({}).slice(-2))).toEqual([5, 6]));

  test.each([
    ["price", true],
    ["unit_price", true],
    ["unit_price_desc", true],
    ["sales", false],
    ["toString", false],
    [undefined, false],
  ])("by price with %s: %s", (sort, expected) => expect(isPriceSort(sort)).toBe(expected));
});

describe("the search sees the changes of its world", () => {
  const dearer = (id: number, change: Partial<GoodsRecord>) => {
    const state = catalogueWith();
    state.goods.put(id, { ...state.goods.get(id)!, ...change });
    return state;
  };

  test("in stock, price and promotion", () => {
    expect(found({ inStock: true }, dearer(1, { number: 0 }))).toEqual([2, 3, 4, 5]);
    expect(found({ priceMin: 9000 }, dearer(1, { base_price: 9000 }))).toEqual([1]);
    expect(found({ priceMax: 100 }, dearer(1, { base_price: 100 }))).toEqual([1]);
    expect(found({ promotion: true }, dearer(1, { offer_price: 1 }))).toEqual([1]);
    expect(found({ withCoupon: true }, dearer(1, { with_coupon: 0 }))).toEqual([2, 3, 4, 5, 6]);
    expect(found({ zone: "jxqzc" }, dearer(1, { is_jxq: 1 }))).toEqual([1]);
    expect(findGoods(dearer(1, { base_price: 1 }), { sort: "price" }).ids[0]).toBe(1);
  });

  test("not in the worlds beside it, nor in what only the seed decides", () => {
    const one = catalogueWith();
    expect(found({ inStock: true }, one)).toEqual([1, 2, 3, 4, 5]);
    const other = catalogueWith(CATALOGUE, { index: one.seed.index });
    other.goods.put(1, { ...other.goods.get(1)!, number: 0 });
    expect(found({ inStock: true }, other)).toEqual([2, 3, 4, 5]);
    expect(found({ inStock: true }, one)).toEqual([1, 2, 3, 4, 5]);
    expect(found({ keywords: "阿莫西林" }, other)).toEqual([1, 2, 3]);
  });
});

describe("results are cached", () => {
  test("within an hour, for the same filter", () => {
    const state = catalogueWith();
    const first = findGoods(state, { rx: 1 });
    state.clock.advance(HOUR_MS - 1);
    expect(findGoods(state, { rx: 1 })).toBe(first);
    expect(findGoods(state, { rx: 2 })).not.toBe(first);
    state.clock.advance(1);
    expect(findGoods(state, { rx: 1 })).not.toBe(first);
  });

  test("not for goods that were chosen for one buyer", () => {
    const state = catalogueWith();
    const only = new Set([1]);
    expect(findGoods(state, { only })).not.toBe(findGoods(state, { only }));
  });

  test("until there are a hundred others", () => {
    const state = catalogueWith();
    const first = findGoods(state, { rx: 1 });
    for (let priceMin = 1; priceMin < 100; priceMin += 1) findGoods(state, { priceMin });
    expect(findGoods(state, { rx: 1 })).toBe(first);
    findGoods(state, { priceMin: 100 });
    expect(findGoods(state, { rx: 1 })).not.toBe(first);
  });
});
