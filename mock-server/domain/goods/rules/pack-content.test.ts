import { expect, test } from "vitest";
import { createSeed } from "#mock/seed/seed.ts";
import { packContent } from "./pack-content.ts";

const PATENT = { name: "连花清瘟胶囊", kind: "patent", bzdw: "盒" } as const;

test.each([
  ["0.25g*24粒", 24, "粒"],
  ["19.2mg:4.8mg*24片", 24, "片"],
  ["12片*2板", 24, "片"],
  ["0.6g*12片*4袋", 48, "片"],
  ["40mg*50丸*3瓶", 150, "丸"],
  ["200丸(浓缩丸)", 200, "丸"],
  ["5g*10袋", 10, "袋"],
  ["52.5g*1瓶", 52.5, "g"],
  ["10ml*12支", 120, "ml"],
  ["15ml*6袋", 90, "ml"],
  ["0.4ml*3支", 1.2, "ml"],
  ["10ml:35mg*24支", 240, "ml"],
  ["5ml:1g*12袋", 60, "ml"],
  ["100ml:66.7g", 100, "ml"],
  ["20g:20mg", 20, "g"],
  ["1kg", 1000, "g"],
  ["50万单位*100片", 100, "片"],
  ["0.1mg*200揿", 200, "揿"],
  ["7.5cm*7.5cm*10片", 10, "片"],
  ["30G*100支", 100, "支"],
  ["独立包装*50只", 50, "只"],
  ["20人份", 20, "人份"],
  ["0.25g*2瓶*12粒", 24, "粒"],
  ["10ml(儿童)*6支", 6, "支"],
])("%s holds %d %s", (ypgg, number, unit) => {
  expect(packContent({ ...PATENT, ypgg })).toEqual({ number, unit, substance: null });
});

test.each([
  "1台",
  "1支(软头)",
  "1台+50片试纸",
  "L码",
  "L码*1对",
  "10cm*4.5m*1卷",
  "2 种 2 件装",
  "10mg",
  "0片",
  "",
  "*",
  "约24片",
  "24片*大盒",
  "0.25g*24粒/瓶",
  "散装*2瓶*3罐",
])("%j is not read", (ypgg) => {
  expect(packContent({ ...PATENT, ypgg })).toBeUndefined();
});

test("a number in the unit of sale itself is not read", () => {
  expect(packContent({ ...PATENT, ypgg: "0.4ml*10支", bzdw: "支" })).toBeUndefined();
  expect(packContent({ ...PATENT, ypgg: "52.5g*1瓶", bzdw: "瓶" })).toMatchObject({
    number: 52.5,
    unit: "g",
  });
});

test("nearly every tablet, capsule and liquid of the seed is read", () => {
  const { goods } = createSeed({ seed: 1, scale: 1 });
  const measurable = [...goods.values()].filter(({ form }) => /片|胶囊|液|丸|颗粒/u.test(form));
  expect(measurable.length).toBeGreaterThan(5000);
  const read = measurable.filter((goods) => packContent(goods) !== undefined);
  expect(read.length / measurable.length).toBeGreaterThan(0.99);
});

test.each([
  ["布洛芬缓释胶囊", "0.3g*20粒", "布洛芬", 6],
  ["布洛芬片", "0.2g*24片*2板", "布洛芬", 9.6],
  ["硝苯地平缓释片(II)", "20mg*30片", "硝苯地平", 0.6],
  ["左甲状腺素钠片", "50μg*100片", "左甲状腺素钠", 0.005],
  ["盐酸左西替利嗪口服溶液", "10ml:5mg*6支", "盐酸左西替利嗪", 0.03],
  ["双氯芬酸二乙胺乳胶剂", "20g:0.2g", "双氯芬酸二乙胺乳胶剂", 0.2],
  ["沙丁胺醇吸入气雾剂", "0.1mg*200揿", "沙丁胺醇吸入气雾剂", 0.02],
  ["阿莫西林颗粒", "0.125g*12袋", "阿莫西林", 1.5],
])("%s %s holds %s, %d g", (name, ypgg, substance, grams) => {
  expect(packContent({ name, kind: "western", ypgg, bzdw: "盒" })?.substance).toEqual({
    name: substance,
    grams,
  });
});

test.each([
  ["小儿氨酚黄那敏颗粒", "6g*12袋"],
  ["复方氨酚烷胺片", "12片"],
  ["阿莫西林克拉维酸钾片", "0.457g*8片"],
  ["双歧杆菌三联活菌胶囊", "0.21g*24粒"],
  ["布洛芬混悬液", "100ml"],
  ["红霉素软膏", "10g"],
  ["乙酰螺旋霉素片", "10万单位*24片"],
])("the strength of %s %s is not known", (name, ypgg) => {
  expect(packContent({ name, kind: "western", ypgg, bzdw: "盒" })?.substance ?? null).toBeNull();
});
