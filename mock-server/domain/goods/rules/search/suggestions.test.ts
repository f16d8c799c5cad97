import { describe, expect, test } from "vitest";
import { catalogueWith, spelled } from "#mock/seed/goods/catalogue-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import type { Purchases } from "../bought.ts";
import { buildSearchIndex } from "./search-index.ts";
import { suggest, suggestGoods } from "./suggestions.ts";

const words = (text: string, type?: 1 | 2 | 3, state = catalogueWith()) =>
  suggest(state, text, type).map(({ name, number }) => [name, number]);

describe("words are suggested", () => {
  test.each<[string, string, 1 | 2 | 3 | undefined, Array<[string, number]>]>([
    ["names for a name", "阿莫", 1, [["阿莫西林胶囊", 3]]],
    ["names for initials", "BL", undefined, [["布洛芬片", 2]]],
    ["names for one written apart, each once", "阿莫 西林", undefined, [["阿莫西林胶囊", 3]]],
    ["manufacturers for theirs, but none without goods", "药业", 2, [["华南药业有限公司", 3]]],
    [
      "names before manufacturers",
      "h",
      undefined,
      [
        ["黄芪", 1],
        ["华南药业有限公司", 3],
      ],
    ],
    ["of names only names", "h", 1, [["黄芪", 1]]],
    ["of manufacturers only those", "h", 2, [["华南药业有限公司", 3]]],
    ["with one mistake last", "blfq", undefined, [["布洛芬片", 2]]],
    ["approval numbers", "h2003000", 3, [3, 2, 4, 1, 5].map((digit) => [`国药准字H2003000${digit}`, 1])],
    ["nothing for nothing", "  ", undefined, []],
    ["nothing for what there is not", "不存在的药", undefined, []],
    ["nothing for approval numbers that there are none of", "z1", 3, []],
  ])("%s", (_case, text, type, expected) => expect(words(text, type)).toEqual(expected));

  test.each<[string, Array<[string, number, string]>]>([
    ["阿莫 华南", [["阿莫西林胶囊 华南", 1, ""]]],
    ["0.5g阿莫", [["阿莫西林胶囊 0.5g", 1, ""]]],
    ["北芪", [["黄芪", 1, "北芪"]]],
    ["beiqi", [["黄芪", 1, "北芪"]]],
    ["阿莫仙 0.5g", [["阿莫西林胶囊 0.5g", 1, "阿莫仙"]]],
    ["阿莫西林 修正", [["阿莫西林", 3, ""]]],
    ["阿莫西琳0.5g", [["阿莫西林胶囊 0.5g", 1, ""]]],
  ])("%s is completed, named, or left with fewer words", (text, expected) =>
    expect(suggest(catalogueWith(), text, 1).map(({ name, number, alias }) => [name, number, alias])).toEqual(
      expected,
    ),
  );

  test("those first that are the word, then those that begin with it, then by how many goods they find", () => {
    const names = ["甘草片", "甘草", "炙甘草", "炙甘草", "甘草水", "甘草水"];
    const state = catalogueWith(names.map((name, index) => goodsWith({ id: index + 1, name })));
    expect(words("甘草", 1, state).map(([name]) => name)).toEqual(["甘草", "甘草水", "甘草片", "炙甘草"]);
  });

  test("those first whose initials begin with it", () => {
    const names = ["黄芪片", "北黄芪", "北黄芪"];
    const goods = names.map((name, index) => goodsWith({ id: index + 1, name }));
    const typed = new Map([
      ["黄芪片", spelled("huang qi pian")],
      ["北黄芪", spelled("bei huang qi")],
    ]);
    const state = catalogueWith(goods, { index: buildSearchIndex(goods, [], typed, []) });
    expect(words("hq", 1, state).map(([name]) => name)).toEqual(["黄芪片", "北黄芪"]);
  });

  test("as they are written, whatever the case of the text", () =>
    expect(words("维生素c", 1, catalogueWith([goodsWith({ name: "维生素C片" })]))).toEqual([
      ["维生素C片", 1],
    ]));

  test("ten at most", () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      goodsWith({
        id: index + 1,
        name: `甘草${index}`,
        pzwh: `国药准字Z2003${String(index).padStart(4, "0")}`,
      }),
    );
    expect(words("甘草", 1, catalogueWith(many))).toHaveLength(10);
    expect(words("z2003", 3, catalogueWith(many))).toHaveLength(10);
  });

  test("approval numbers with all their goods, even when the tenth has been found", () => {
    const many = Array.from({ length: 22 }, (_, index) => {
      const pzwh = `国药准字Z2003000${index % 11}`;
      return goodsWith({ id: index + 1, pzwh });
    });
    const numbers = words("z2003", 3, catalogueWith(many)).map(([, number]) => number);
    expect(numbers).toEqual(Array(10).fill(2));
  });
});

describe("goods are suggested", () => {
  const bought = (...ids: readonly number[]) => new Map(ids.map((id) => [id, {}])) as unknown as Purchases;
  const goods = (
    keywords: string,
    {
      type,
      purchases = bought(),
      offered = () => true,
    }: {
      type?: 1 | 2 | 3;
      purchases?: Purchases;
      offered?: (id: number) => boolean;
    } = {},
  ) => suggestGoods(catalogueWith(), { keywords, type }, purchases, offered);

  test("the best of the first word, three at most", () => {
    expect(goods("阿莫")).toEqual([1, 3, 2].toSorted(bestFirst));
    expect(goods("h")).toEqual([6]);
    expect(goods("江南")).toHaveLength(3);
  });
  /** Their order in a list. */
  const bestFirst = (a: number, b: number) => ORDER.indexOf(a) - ORDER.indexOf(b);
  const { index } = catalogueWith().seed;
  const ORDER = index.ordered("default").map(({ id }) => id);

  test("those before them that the buyer has bought, the last first, five at most", () => {
    expect(goods("阿莫", { purchases: bought(2) }).slice(0, 1)).toEqual([2]);
    expect(goods("阿莫", { purchases: bought(3, 2) }).slice(0, 2)).toEqual([3, 2]);
    expect(goods("有限公司", { purchases: bought(6, 5, 4, 3, 2, 1) })).toEqual([6, 5, 4, 3, 2]);
  });

  test("bought ones that begin with the text before those that only contain it", () => {
    const names = ["复方甘草", "甘草片", "甘草水"];
    const state = catalogueWith(names.map((name, index) => goodsWith({ id: index + 1, name })));
    const first = (keywords: string) =>
      suggestGoods(state, { keywords, type: 1 }, bought(1, 2), () => true).slice(0, 2);
    expect(first("甘草")).toEqual([2, 1]);
    expect(first("甘 草")).toEqual([2, 1]);
  });

  test("by approval number, whatever goods are named so", () => {
    const goods = [goodsWith({ id: 1, name: "黄芪片" }), goodsWith({ id: 2, pzwh: "HQP1" })];
    const query = { keywords: "hqp", type: 3 } as const;
    expect(suggestGoods(catalogueWith(goods), query, bought(), () => true)).toEqual([2]);
  });

  test("none that is not offered, bought or not", () => {
    const offered = (id: number) => id !== 1 && id !== 2;
    expect(goods("阿莫", { purchases: bought(2), offered })).toEqual([3]);
  });

  test("none bought that the text does not mean", () =>
    expect(goods("布洛芬", { purchases: bought(1) })).not.toContain(1));

  test("by approval number, and none for nothing", () => {
    expect(goods("h20030004", { type: 3 })).toEqual([4]);
    expect(goods(" ", { purchases: bought(1) })).toEqual([]);
    expect(goods("不存在的药", { purchases: bought(1) })).toEqual([]);
  });
});
