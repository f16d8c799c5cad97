import { expect, test } from "vitest";
import { createSeed } from "#mock/seed/seed.ts";
import { packContent } from "./pack-content.ts";

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
  expect(packContent({ ypgg, bzdw: "盒" })).toEqual({ number, unit });
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
  expect(packContent({ ypgg, bzdw: "盒" })).toBeUndefined();
});

test("a number in the unit of sale itself is not read", () => {
  expect(packContent({ ypgg: "0.4ml*10支", bzdw: "支" })).toBeUndefined();
  expect(packContent({ ypgg: "52.5g*1瓶", bzdw: "瓶" })).toEqual({ number: 52.5, unit: "g" });
});

test("nearly every tablet, capsule and liquid of the seed is read", () => {
  const { goods } = createSeed({ seed: 1, scale: 1 });
  const measurable = [...goods.values()].filter(({ form }) => /片|胶囊|液|丸|颗粒/u.test(form));
  expect(measurable.length).toBeGreaterThan(5000);
  const read = measurable.filter((goods) => packContent(goods) !== undefined);
  expect(read.length / measurable.length).toBeGreaterThan(0.99);
});
