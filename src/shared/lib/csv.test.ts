import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("writes a file that Excel opens correctly", async () => {
  const csv = await toCsv(["商品", "金额"], [["阿莫西林，0.25 g", 1123.5]]);
  expect(csv).toBe("\uFEFF商品,金额\r\n阿莫西林，0.25 g,1123.5");
});

it("quotes quotes, commas and line breaks", async () => {
  expect(await toCsv(["备注"], [['他说"好",\n明天']])).toBe('\uFEFF备注\r\n"他说""好"",\n明天"');
});

it.each(["=1+1", "+86", "-2", "@SUM(A1)", "\tx", "\r=1", "\n=1+1", "＝1+1", "＋86", "－2", "＠SUM(A1)"])(
  "defuses the formula %j",
  async (text) => {
    const cell = (await toCsv(["名称"], [[text]])).replace("\uFEFF名称\r\n", "");
    expect(cell.replaceAll('"', "")).toBe(`'${text}`);
  },
);

it("leaves negative numbers as numbers", async () => {
  expect(await toCsv(["变动"], [[-2.5]])).toBe("\uFEFF变动\r\n-2.5");
});
