import { Flag, PrescriptionKind } from "#generated/enums.ts";
import { byId, worldWith } from "#mock/domain/bare-world-for-test.ts";
import type { Article, CategoryRecord, GoodsRecord, Maker } from "#mock/domain/goods/records.ts";
import { buildSearchIndex, type Spelled } from "#mock/domain/goods/rules/search/search-index.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { goodsWith } from "./goods-for-test.ts";

const maker = (id: number, name: string, pinyin: string): Maker => ({
  id,
  name,
  ...typedAs(pinyin),
  kind: "western",
  brandId: 0,
  colors: ["#ffffff", "#000000"],
});

const KANGNING = { makerId: 1, sccj: "江南康宁制药有限公司" };
const HUANAN = { makerId: 2, sccj: "华南药业有限公司" };
const AMOXICILLIN = { name: "阿莫西林胶囊", ...KANGNING, brand_id: 1 };
const IBUPROFEN = { name: "布洛芬片", ...HUANAN, brand_id: 2, articleIndex: 1, category_id: 10_102 };
const ASTRAGALUS = { name: "黄芪", kind: "herbal", articleIndex: 2, category_id: 10_201 } as const;

/** Six products of three articles and two manufacturers; 6 is sold out and 5 off sale. */
export const CATALOGUE: readonly GoodsRecord[] = [
  goodsWith({ id: 1, ...AMOXICILLIN, base_price: 1200, sales: 50, arrival: 1, pzwh: "国药准字H20030001" }),
  goodsWith({
    id: 2,
    ...AMOXICILLIN,
    ypgg: "0.5g*12粒",
    base_price: 900,
    sales: 10,
    arrival: 6,
    rx: PrescriptionKind.OtcA,
    pzwh: "国药准字H20030002",
  }),
  goodsWith({
    id: 3,
    ...AMOXICILLIN,
    ...HUANAN,
    base_price: 1000,
    sales: 30,
    arrival: 3,
    brand_id: 0,
    xq: "2027-03-31",
    pzwh: "国药准字H20030003",
  }),
  goodsWith({
    id: 4,
    ...IBUPROFEN,
    ypgg: "0.1g*100片",
    base_price: 600,
    sales: 90,
    arrival: 2,
    is_youx: Flag.Yes,
    pzwh: "国药准字H20030004",
  }),
  goodsWith({
    id: 5,
    ...IBUPROFEN,
    ypgg: "0.2g*24片",
    base_price: 700,
    sales: 900,
    is_buy: Flag.No,
    arrival: 5,
    pzwh: "国药准字H20030005",
  }),
  goodsWith({
    id: 6,
    ...ASTRAGALUS,
    ...KANGNING,
    ypgg: "1kg",
    base_price: 8000,
    number: 0,
    arrival: 4,
    sales: 800,
    pzwh: "",
  }),
];

const category = (id: number, parentId: number, level: number): CategoryRecord => ({
  id,
  name: String(id),
  menu: "general",
  parentId,
  level,
  indication: "",
});
const CATEGORIES = [
  category(1, 0, 1),
  category(101, 1, 2),
  category(102, 1, 2),
  category(10_101, 101, 3),
  category(10_102, 101, 3),
  category(10_201, 102, 3),
];

const SPELLED: ReadonlyMap<string, Spelled> = new Map([
  ["阿莫西林胶囊", spelled("a mo xi lin jiao nang", ["阿莫仙", "a mo xian"])],
  ["布洛芬片", spelled("bu luo fen pian")],
  ["黄芪", spelled("huang qi", ["北芪", "bei qi"])],
  ["黄芪片", spelled("huang qi pian")],
]);

/** Returns the spelling of a name and of its aliases; 阿莫仙 counts as a brand name. */
export function spelled(pinyin: string, ...aliases: readonly (readonly [string, string])[]): Spelled {
  const named = aliases.map(([name, syllables]) => ({
    name,
    ...typedAs(syllables),
    isBrand: name === "阿莫仙",
  }));
  return { ...typedAs(pinyin), aliases: named };
}

function typedAs(pinyin: string) {
  const initials = pinyin.split(" ").map((syllable) => syllable.charAt(0));
  return { initials: initials.join(""), pinyin };
}

/** A world with these products, by default those of the catalogue, and an index of them. */
export function catalogueWith(goods: readonly GoodsRecord[] = CATALOGUE, seed: Partial<Seed> = {}) {
  const makers = [
    maker(1, "江南康宁制药有限公司", "jiang nan kang ning zhi yao"),
    maker(2, "华南药业有限公司", "hua nan yao ye"),
    maker(3, "无货药业", "wu huo yao ye"),
  ];
  return worldWith({
    goods: byId(...goods),
    listedGoods: goods,
    makers,
    brands: [1, 2].map((id) => ({
      id,
      name: `牌${id}`,
      initials: "p",
      makerId: id,
      colors: ["#ffffff", "#000000"] as const,
    })),
    articles: ["阿莫西林", "布洛芬", "黄芪"].map((ingredient) => ({ ingredient })) as Article[],
    index: buildSearchIndex(goods, makers, SPELLED, CATEGORIES),
    ...seed,
  });
}
