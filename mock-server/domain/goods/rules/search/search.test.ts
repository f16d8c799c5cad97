import { beforeAll, describe, expect, test } from "vitest";
import { createWorldState, type WorldState } from "#mock/domain/world-state.ts";
import { createSeed } from "#mock/seed/seed.ts";
import { createClock } from "#mock/world/clock.ts";
import { packContent } from "../pack-content.ts";
import { unitPrice } from "../unit-price.ts";
import { findGoods, type GoodsFilter } from "./goods-search.ts";
import { suggest } from "./suggestions.ts";

let state: WorldState;
beforeAll(() => {
  state = createWorldState(createSeed({ seed: 1, scale: 1 }), createClock());
});

const find = (filter: GoodsFilter) => findGoods(state, filter).ids.map((id) => state.goods.get(id)!);
const names = (filter: GoodsFilter) => [...new Set(find(filter).map(({ name }) => name))];

describe("search", () => {
  test.each([
    ["slbzs", "参苓白术散"],
    ["SLBZS", "参苓白术散"],
    ["ｓｌｂｚｓ", "参苓白术散"],
    [" 阿莫西林胶囊 ", "阿莫西林胶囊"],
    ["n95", "N95医用防护口罩"],
  ])("%j finds %s alone", (keywords, name) => expect(names({ keywords, type: 1 })).toEqual([name]));

  test("finds part of a name, of its initials, of a maker and of the maker's initials", () => {
    expect(names({ keywords: "莫西林" })).toContain("阿莫西林颗粒");
    expect(names({ keywords: "mxljn" })).toContain("阿莫西林胶囊");
    expect(find({ keywords: "江南康宁制药" }).every(({ sccj }) => sccj === "江南康宁制药有限公司")).toBe(
      true,
    );
    expect(find({ keywords: "jnkn", type: 2 }).map(({ sccj }) => sccj)).toContain("江南康宁制药有限公司");
  });

  test("words apart must all match", () => {
    expect(find({ keywords: "阿莫西林 江南康宁" }).map(({ id }) => id)).toContain(7);
    expect(find({ keywords: "阿莫西林 口罩" })).toEqual([]);
  });

  test("the search type keeps names and makers apart", () => {
    expect(find({ keywords: "江南康宁", type: 1 })).toEqual([]);
    expect(find({ keywords: "阿莫西林", type: 2 })).toEqual([]);
  });

  test.each(["", "   "])("%j finds everything", (keywords) =>
    expect(find({ keywords })).toHaveLength(12_000),
  );

  test.each(["不存在的药", ".*", "[", "|"])("%j finds nothing", (keywords) =>
    expect(find({ keywords })).toEqual([]),
  );
});

describe("filters", () => {
  test("a category holds what its descendants hold", () => {
    const all = find({ categoryId: 1 }).length;
    const parts = [101, 102, 103].map((categoryId) => find({ categoryId }).length);
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all);
    expect(find({ categoryId: 10_101 }).every(({ category_id }) => category_id === 10_101)).toBe(true);
    expect(find({ categoryId: 999 })).toEqual([]);
  });

  test("flags, maker, brand and price narrow", () => {
    expect(find({ freeShipping: true }).every(({ is_free_shipping }) => is_free_shipping === 1)).toBe(true);
    expect(find({ preferred: true }).every(({ is_youx }) => is_youx === 1)).toBe(true);
    expect(find({ rx: 1 }).every(({ rx }) => rx === 1)).toBe(true);
    expect(find({ inStock: true }).every(({ number }) => number > 0)).toBe(true);
    expect(find({ brandId: 1 }).every(({ brand_id }) => brand_id === 1)).toBe(true);
    const priced = find({ priceMin: 1990, priceMax: 1990 });
    expect(priced.map(({ id }) => id)).toContain(1);
    expect(priced.every((goods) => unitPrice(goods, goods.zbz) === 1990)).toBe(true);
  });

  test("counts beside the list say what each other choice would find", () => {
    const { makers, brands } = findGoods(state, { keywords: "阿莫西林", maker: "江南康宁制药有限公司" });
    expect(makers.size).toBeGreaterThan(1);
    for (const [id, count] of makers) {
      const maker = state.seed.makers[id - 1]!.name;
      expect(find({ keywords: "阿莫西林", maker })).toHaveLength(count);
    }
    expect([...brands.keys()]).toEqual([1]);
  });

  test("stock that was taken in this world is seen", () => {
    const world = createWorldState(state.seed, createClock());
    const before = findGoods(world, { inStock: true }).ids.length;
    world.goods.put(7, { ...world.goods.get(7)!, number: 0 });
    expect(findGoods(world, { inStock: true }).ids).toHaveLength(before - 1);
    expect(find({ inStock: true })).toHaveLength(before);
  });
});

describe("order", () => {
  test.each<[GoodsFilter["sort"], (goods: ReturnType<typeof find>[number]) => number | string]>([
    ["price", (goods) => unitPrice(goods, goods.zbz)],
    ["sales", ({ sales }) => sales],
    ["new", ({ arrival }) => arrival],
    ["expiry", ({ xq }) => Date.parse(xq)],
  ])("by %s rises, and falls when turned", (sort, key) => {
    const keys = find({ sort }).map(key) as number[];
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    const turned = find({ sort, descending: true }).map(key) as number[];
    expect(turned).toEqual(keys.toReversed());
  });

  test.each([
    ["unit_price", 1],
    ["unit_price_desc", -1],
  ] as const)(
    "by %s: every substance and unit in one piece and in order, what has none last",
    (sort, direction) => {
      const all = find({ sort }).map((goods) => ({
        content: packContent(goods),
        price: unitPrice(goods, goods.zbz),
      }));
      const units = all.map(({ content }) => content?.substance?.name ?? content?.unit);
      const pieces = units.filter((unit, index) => unit !== units[index - 1]);
      expect(pieces).toHaveLength(new Set(units).size);
      expect(pieces.at(-1)).toBeUndefined();
      for (const unit of pieces.slice(0, -1)) {
        const each = all.flatMap(({ content, price }) =>
          content && (content.substance?.name ?? content.unit) === unit
            ? [(price / (content.substance?.grams ?? content.number)) * direction]
            : [],
        );
        expect(each.findIndex((price, index) => price < (each[index - 1] ?? -Infinity) - 0.001)).toBe(-1);
      }
    },
  );

  test("puts what can be bought before what cannot", () => {
    const available = find({}).map(({ is_buy, number }) => is_buy === 1 && number > 0);
    expect(available.lastIndexOf(true)).toBeLessThan(available.indexOf(false));
  });
});

describe("suggestions", () => {
  test("say what they find, with the same search type", () => {
    for (const type of [1, 2, undefined] as const) {
      for (const { name, number } of suggest(state, "k", type)) {
        expect(find({ keywords: name, type })).toHaveLength(number);
        expect(number).toBeGreaterThan(0);
      }
    }
  });

  test("lead with what begins with the text, and are ten at most", () => {
    expect(suggest(state, "amxl", undefined)[0]?.name).toMatch(/^阿莫西林/u);
    expect(suggest(state, "片", 1)).toHaveLength(10);
    expect(suggest(state, "  ", 1)).toEqual([]);
    expect(suggest(state, "制药", 2).every(({ name }) => name.includes("制药"))).toBe(true);
  });
});
