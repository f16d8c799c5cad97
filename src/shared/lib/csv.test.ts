import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("writes what Excel opens as it is", async () => {
  const csv = await toCsv(["商品", "金额"], [["阿莫西林，0.25 g", 1123.5]]);
  expect(csv).toBe("\uFEFF商品,金额\r\n阿莫西林，0.25 g,1123.5");
});

it("puts quotes, commas and lines into one cell", async () => {
  expect(await toCsv(["备注"], [['他说"好",\n明天']])).toBe('\uFEFF备注\r\n"他说""好"",\n明天"');
});

it.each(["=1+1", "+86", "-2", "@SUM(A1)", "\tx"])("takes the formula out of %j", async (text) => {
  const [, cell = ""] = (await toCsv(["名称"], [[text]])).split("\r\n");
  expect(cell.replaceAll('"', "")).toBe(`'${text}`);
});

it("leaves negative numbers to be counted with", async () => {
  expect(await toCsv(["变动"], [[-2.5]])).toBe("\uFEFF变动\r\n-2.5");
});
