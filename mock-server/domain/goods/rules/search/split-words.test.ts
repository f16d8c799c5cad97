import { expect, test } from "vitest";
import { catalogueWith } from "#mock/seed/goods/catalogue-for-test.ts";
import { normalize } from "./normalize.ts";
import { splitByScript, splitByTerms, writtenWords } from "./split-words.ts";

const { index } = catalogueWith().seed;
const asWord = (written: string) => ({ text: normalize(written), written });

test.each([
  ["阿莫西林 0.25g × 24 粒", ["阿莫西林", "0.25g*24粒"]],
  ["阿莫西林，华南;片|盒、袋", ["阿莫西林", "华南", "片", "盒", "袋"]],
  [" ", []],
  ["|", ["|"]],
  ["Ａ　b", ["A", "b"]],
])("%j has the words %j", (keywords, words) =>
  expect(writtenWords(keywords).map(({ written }) => written)).toEqual(words),
);

test.each([
  ["阿莫西林胶囊0.25g", ["阿莫西林胶囊", "0.25g"]],
  ["0.25G阿莫西林", ["0.25G", "阿莫西林"]],
  ["华南阿莫西林", ["华南", "阿莫西林"]],
  ["阿莫西林修正华南", ["阿莫西林", "修正", "华南"]],
  ["阿莫西林（华南）", ["阿莫西林", "华南"]],
  ["阿莫仙胶囊", ["阿莫仙", "胶囊"]],
  ["阿莫仙片", ["阿莫仙", "片"]],
  ["无此片", ["无此片"]],
  ["amxl24s", ["amxl", "24s"]],
  ["amxl24粒", ["amxl", "24粒"]],
  ["amxl24", ["amxl24"]],
  ["b12片", ["b12", "片"]],
  ["amxl0.5g", ["amxl", "0.5g"]],
  ["阿莫西林h20030001", ["阿莫西林", "h20030001"]],
  ["阿莫西林国药准字H20030001", ["阿莫西林", "国药准字H20030001"]],
  ["6901000000073阿莫西林", ["6901000000073", "阿莫西林"]],
  ["阿莫西林膠囊0.25g", ["阿莫西林膠囊", "0.25g"]],
  ["（）", ["（）"]],
])("%s is split into %j", (word, parts) =>
  expect(splitByTerms(index, asWord(word)).map(({ written }) => written)).toEqual(parts),
);

test.each([
  ["阿莫西琳胶囊0.25g*24粒", ["阿莫西琳胶囊", "0.25g*24粒"]],
  ["阿莫西琳", ["阿莫西琳"]],
])("%s is split by script into %j", (word, parts) =>
  expect(splitByScript(asWord(word)).map(({ written }) => written)).toEqual(parts),
);
