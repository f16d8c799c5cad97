import { expect, test } from "vitest";
import { findLines } from "./find-lines.ts";
import { lineForTest } from "./line-for-test.ts";

const line = (id: number, name: string, sccj: string, pzwh: string) =>
  lineForTest({ id, goods: { name, sccj, pzwh } });
const lines = [
  line(1, "阿莫西林胶囊", "杭州康宁制药有限公司", "国药准字H20040001"),
  line(2, "人参归脾丸", "北京同泰制药有限公司", "国药准字Z11020002"),
  line(3, "维生素 B12 片", "杭州安泰制药有限公司", "国药准字H33020003"),
];

test.each([
  ["阿莫", [1]],
  ["amxl", [1]],
  ["RSGP", [2]],
  ["康宁", [1]],
  ["hzat", [3]],
  ["h2004", [1]],
  ["b12", [3]],
  ["杭州 维生素", [3]],
  ["制药", [1, 2, 3]],
  ["布洛芬", []],
  ["  ", []],
])("%s finds %j", (typed, ids) => {
  expect(findLines(lines, typed).map(({ id }) => id)).toEqual(ids);
});
