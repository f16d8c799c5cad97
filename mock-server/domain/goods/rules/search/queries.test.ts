import { beforeAll, describe, expect, test } from "vitest";
import { createWorldState, type WorldState } from "#mock/domain/world-state.ts";
import { createSeed } from "#mock/seed/seed.ts";
import { createClock } from "#mock/world/clock.ts";
import { matchPlan } from "../matching/plan-match.ts";
import { findGoods } from "./goods-search.ts";
import { suggest } from "./suggestions.ts";

let state: WorldState;
beforeAll(() => {
  state = createWorldState(createSeed({ seed: 1, scale: 1 }), createClock());
});

type Type = 1 | 2 | 3 | undefined;
/** Names that are found, the first of them first; and what all of the goods have. */
type Found = { names: string[]; ypgg?: RegExp; sccj?: RegExp };

const find = (keywords: string, type?: Type) => {
  const found = findGoods(state, { keywords, type });
  return { ...found, goods: found.ids.map((id) => state.goods.get(id)!) };
};
const matched = (text: string) =>
  matchPlan(
    state,
    [{ text }],
    (id) => state.goods.get(id),
    () => false,
  )[0]!;
const namesOf = (goods: readonly { name: string }[]) => [...new Set(goods.map(({ name }) => name))];
const AMOXICILLIN = { names: ["阿莫西林胶囊"] };
const QUARTER = { ...AMOXICILLIN, ypgg: /^0\.25g\*/u };
const OF_24 = { ...AMOXICILLIN, ypgg: /^0\.25g\*24粒$/u };
const KANGNING = { ...AMOXICILLIN, sccj: /^江南康宁/u };
const PARACETAMOL = ["对乙酰氨基酚片", "对乙酰氨基酚缓释片"];

const QUERIES: [string, Found][] = [
  // The name, and what else is written beside it, in any order.
  ["阿莫西林胶囊", AMOXICILLIN],
  ["阿莫西林胶囊 江南康宁", KANGNING],
  ["江南康宁 阿莫西林", KANGNING],
  ["江南康宁制药有限公司 阿莫西林胶囊", KANGNING],
  ["阿莫西林胶囊 0.25g*24粒", OF_24],
  ["0.25g 阿莫西林", QUARTER],
  ["0.25g*24粒 阿莫西林", OF_24],
  ["阿莫西林 0.25g 24粒", OF_24],
  ["江南康宁 0.25g*24粒 阿莫西林", { ...KANGNING, ...OF_24 }],
  ["胶囊 阿莫西林", AMOXICILLIN],
  ["阿莫西林，江南康宁", KANGNING],
  ["阿莫西林胶囊（江南康宁）", KANGNING],
  // Nothing between them.
  ["阿莫西林0.25g", QUARTER],
  ["0.25g阿莫西林", QUARTER],
  ["江南康宁阿莫西林", KANGNING],
  ["阿莫西林胶囊江南康宁", KANGNING],
  ["阿莫西林胶囊0.25g*24粒江南康宁", { ...KANGNING, ...OF_24 }],
  ["24粒阿莫西林胶囊", { ...AMOXICILLIN, ypgg: /\*24粒$/u }],
  ["维生素c0.1g", { names: ["维生素C片"], ypgg: /^0\.1g/u }],
  ["碳酸钙D3片0.6g*60片", { names: ["碳酸钙D3片"], ypgg: /^0\.6g\*60片$/u }],
  ["20板蓝根颗粒", { names: ["板蓝根颗粒"] }],
  ["连花清瘟胶囊*24粒", { names: ["连花清瘟胶囊"], ypgg: /\*24粒$/u }],
  // Specifications as people write them.
  ["阿莫西林 0.25g × 24 粒", OF_24],
  ["阿莫西林 0.25gx24粒", OF_24],
  ["阿莫西林 0.25 G X 24", OF_24],
  ["阿莫西林 ０．２５ｇ＊２４粒", OF_24],
  ["阿莫西林 0.25克*24粒", OF_24],
  ["阿莫西林 250mg", QUARTER],
  ["阿莫西林 250毫克×24s", OF_24],
  ["阿莫西林 0.250g", QUARTER],
  ["阿莫西林 0.25g*24's", OF_24],
  ["阿莫西林 24粒装", { ...AMOXICILLIN, ypgg: /\*24粒$/u }],
  ["阿莫西林 0.25g/24粒", OF_24],
  ["阿莫西林 0.25g*24粒/盒", OF_24],
  ["骨化三醇 0.25ug", { names: ["骨化三醇软胶囊"], ypgg: /^0\.25μg/u }],
  ["阿莫西林 24粒*0.25g", OF_24],
  ["阿莫西林0.25*24", OF_24],
  ["氨溴索100ml/0.6g", { names: ["盐酸氨溴索口服溶液"], ypgg: /^100ml:0\.6g/u }],
  ["蓝牙血压计", { names: ["上臂式电子血压计"], ypgg: /蓝牙/u }],
  ["六味地黄丸浓缩", { names: ["六味地黄丸"], ypgg: /浓缩丸/u }],
  // Everyday names.
  ["扑热息痛", { names: PARACETAMOL }],
  ["扑热息痛 0.5g", { names: ["对乙酰氨基酚片"], ypgg: /^0\.5g/u }],
  ["扑热息痛片", { names: PARACETAMOL }],
  ["维C片", { names: ["维生素C片"] }],
  ["VC片", { names: ["维生素C片"] }],
  ["VC100片", { names: ["维生素C片"], ypgg: /100片/u }],
  ["维他命B6", { names: ["维生素B6片"] }],
  ["VC银翘片", { names: ["维C银翘片"] }],
  ["氟哌酸", { names: ["诺氟沙星胶囊"] }],
  ["先锋6号", { names: ["头孢拉定胶囊"] }],
  ["先锋霉素Ⅵ", { names: ["头孢拉定胶囊"] }],
  ["鱼肝油", { names: ["维生素AD滴剂"] }],
  ["N95口罩", { names: ["N95医用防护口罩"] }],
  ["額溫槍", { names: ["红外额温计"] }],
  ["淮山", { names: ["山药"] }],
  // Brand names.
  ["芬必得", { names: ["布洛芬缓释胶囊"] }],
  ["芬必得胶囊 0.3g*20粒", { names: ["布洛芬缓释胶囊"], ypgg: /^0\.3g\*20粒$/u }],
  ["达克宁", { names: ["硝酸咪康唑乳膏", "硝酸咪康唑栓"] }],
  ["达克宁栓", { names: ["硝酸咪康唑栓"] }],
  ["吗丁啉", { names: ["多潘立酮片"] }],
  ["络活喜 5mg", { names: ["苯磺酸氨氯地平片"], ypgg: /^5mg/u }],
  ["拜阿司匹灵", { names: ["阿司匹林肠溶片"] }],
  ["思密达3g", { names: ["蒙脱石散"], ypgg: /^3g/u }],
  ["999感冒灵", { names: ["感冒灵颗粒"] }],
  // Pinyin and its initials.
  ["amoxilinjiaonang", AMOXICILLIN],
  ["AMOXILIN 0.25g", QUARTER],
  ["a mo xi lin jiao nang", AMOXICILLIN],
  ["āmòxīlín 0.25g", QUARTER],
  ["buluofenhuanshi", { names: ["布洛芬缓释胶囊"] }],
  ["ganmaoling", { names: ["感冒灵颗粒"] }],
  ["lüleitading 10mg", { names: ["氯雷他定片"] }],
  ["purexitong 0.5g", { names: ["对乙酰氨基酚片"] }],
  ["fenbide", { names: ["布洛芬缓释胶囊"] }],
  ["amxljn jnkn", KANGNING],
  ["amxljn jiangnankangning", KANGNING],
  ["amxl0.25g", QUARTER],
  ["amxljn24粒", { ...AMOXICILLIN, ypgg: /\*24粒$/u }],
  // Traditional characters.
  ["阿莫西林膠囊", AMOXICILLIN],
  ["維生素C片", { names: ["维生素C片"] }],
  ["感冒靈顆粒", { names: ["感冒灵颗粒"] }],
  ["複方丹參片", { names: ["复方丹参片"] }],
  ["對乙醯氨基酚 緩釋", { names: ["对乙酰氨基酚缓释片"] }],
  ["頭孢克肟顆粒", { names: ["头孢克肟颗粒"] }],
  ["雙黃連口服液", { names: ["双黄连口服液"] }],
  ["撲熱息痛", { names: PARACETAMOL }],
  // Numbers of the goods themselves.
  ["国药准字 H20040002", { names: ["布洛芬缓释胶囊"] }],
  ["批准文号：国药准字H20040002", { names: ["布洛芬缓释胶囊"] }],
  ["条码：6901000000028", { names: ["布洛芬缓释胶囊"] }],
  // Names that have signs, letters and numbers themselves.
  ["硝苯地平缓释片（Ⅱ）", { names: ["硝苯地平缓释片(II)"] }],
  ["维生素 C", { names: ["维生素C片"] }],
  ["维生素 B1 片", { names: ["维生素B1片"] }],
  ["聚乙二醇4000散 10g", { names: ["聚乙二醇4000散"], ypgg: /^10g/u }],
  ["75%酒精 500ml", { names: ["75%酒精消毒液"], ypgg: /500ml/u }],
  ["75%酒精500毫升", { names: ["75%酒精消毒液"], ypgg: /500ml/u }],
];

/** Goods by their own number are suggested as products, not as words. */
const HAS_NUMBER = /H\d{8}|\d{13}/u;

describe("all three calls read", () => {
  test.each(QUERIES)("%s", (keywords, { names, ypgg = /./u, sccj = /./u }) => {
    for (const type of [undefined, 1] as const) {
      const { goods, isNear } = find(keywords, type);
      expect(namesOf(goods).toSorted()).toEqual(names.toSorted());
      expect(goods[0]?.name).toBe(names[0]);
      expect(goods.filter((each) => !ypgg.test(each.ypgg) || !sccj.test(each.sccj))).toEqual([]);
      expect(isNear).toBe(false);
    }
    const candidates = namesOf(matched(keywords).goods);
    expect(candidates).not.toEqual([]);
    expect(names).toEqual(expect.arrayContaining(candidates));
    const [suggested] = suggest(state, keywords, 1);
    if (HAS_NUMBER.test(keywords)) return;
    expect(find(suggested!.name, 1).goods).toHaveLength(suggested!.number);
    expect(names.some((name) => suggested!.name.startsWith(name))).toBe(true);
  });
});

test.each<[string, Type, string[]]>([
  ["阿莫西林", 2, []],
  ["江南康宁", 1, []],
  ["江南康宁 阿莫西林", 2, ["阿莫西林胶囊"]],
  ["#7", 1, ["阿莫西林胶囊"]],
  ["编号：7", 2, ["阿莫西林胶囊"]],
  ["24粒 江南康宁 阿莫", 1, ["阿莫西林胶囊"]],
])("%s of type %s has a word in a field of that type: %s", (keywords, type, names) =>
  expect(namesOf(find(keywords, type).goods)).toEqual(names),
);

test.each<[string, string[]]>([
  ["阿莫西琳胶囊", ["阿莫西林胶囊"]],
  ["阿莫西琳胶囊0.25g", ["阿莫西林胶囊"]],
  ["amoxilim", ["阿莫西林胶囊"]],
  ["芬必的", ["布洛芬缓释胶囊"]],
  ["头孢胶囊", ["头孢克肟胶囊", "头孢拉定胶囊", "头孢氨苄胶囊", "头孢地尼胶囊"]],
  ["头孢克肟片", ["头孢克肟分散片"]],
  ["阿莫西林片", ["阿莫西林克拉维酸钾片"]],
  ["维生素B12片", ["维生素B1片", "维生素B2片"]],
])("%s is not written so anywhere, which is said: %s", (keywords, names) => {
  const { goods, isNear } = find(keywords, 1);
  expect(isNear).toBe(true);
  expect(namesOf(goods)).toEqual(expect.arrayContaining(names));
  expect(matched(keywords).reason).toContain("商品名称相近");
});

describe("no goods are found", () => {
  test.each<[string, Type, [keywords: string, dropped: string][]]>([
    [
      "阿莫西林 0.3g",
      1,
      [
        ["阿莫西林", "0.3g"],
        ["0.3g", "阿莫西林"],
      ],
    ],
    ["阿莫西林0.3g", 2, []],
    // Some goods have all of these, but in no field that the type is about.
    ["阿莫西林 0.25g", 2, []],
    ["江南 康宁", 1, []],
    ["阿莫西林 0.25g 江南康宁", 3, []],
    ["阿莫西林胶囊 0.5g*999粒 江南康宁", 1, [["阿莫西林胶囊 江南康宁", "0.5g*999粒"]]],
    ["布洛芬修正", 1, [["布洛芬", "修正"]]],
    ["VC片 不存在的厂", 1, [["VC片", "不存在的厂"]]],
    ["阿莫西林 甲厂 乙厂", undefined, [["阿莫西林", "甲厂 乙厂"]]],
    [
      "感冒灵 胶囊",
      1,
      [
        ["感冒灵", "胶囊"],
        ["胶囊", "感冒灵"],
      ],
    ],
    [
      "阿莫西林 江南康宁 24片",
      2,
      [
        ["阿莫西林 江南康宁", "24片"],
        ["江南康宁 24片", "阿莫西林"],
      ],
    ],
    ["不存在的药", undefined, []],
    ["zzqqxx", 1, []],
    [".*", 1, []],
    ["|", 1, []],
    ["修正 以岭", 1, []],
  ])("%s of type %s is offered with fewer words: %j", (keywords, type, offers) => {
    const { ids, fewer } = find(keywords, type);
    expect(ids).toEqual([]);
    expect(fewer.map((each) => [each.keywords, each.dropped])).toEqual(offers);
    for (const each of fewer) expect(find(each.keywords, type).ids).toHaveLength(each.number);
    expect(suggest(state, keywords, type).map(({ name }) => name)).toEqual(offers.map(([name]) => name));
  });

  test("by its filters alone is offered with no fewer words", () =>
    expect(findGoods(state, { keywords: "阿莫西林 0.25g", zone: "zyyp" })).toMatchObject({
      ids: [],
      fewer: [],
    }));
});

test("the best field comes first, among what can be bought", () => {
  const { goods } = find("甘草");
  const available = goods.filter(({ is_buy, number }) => is_buy === 1 && number > 0);
  expect(goods.slice(0, available.length)).toEqual(available);
  const places = available.map(({ name }) => (name === "甘草" ? 0 : name.startsWith("甘草") ? 1 : 2));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBeGreaterThan(1);
});
