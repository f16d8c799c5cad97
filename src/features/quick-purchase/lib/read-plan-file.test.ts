import { expect, it } from "vitest";
import { parsePlanRows } from "./parse-plan.ts";
import { PlanFileError, readPlanFile } from "./read-plan-file.ts";

const lines = async (file: File) =>
  parsePlanRows(await readPlanFile(file)).lines.map(({ text, requested }) => [text, requested]);

it("reads a CSV in the code page of Chinese Excel", async () => {
  // 布洛芬,5 in GB 18030.
  const bytes = new Uint8Array([0xb2, 0xbc, 0xc2, 0xe5, 0xb7, 0xd2, 0x2c, 0x35, 0x0d, 0x0a]);
  expect(await lines(new File([bytes], "计划.csv"))).toEqual([["布洛芬", 5]]);
});

it("reads cells with commas and line breaks, and ignores the trailing line break", async () => {
  const file = new File(['\uFEFF品名,规格,数量\r\n"布洛芬,缓释","0.3g\n*20粒",5\r\n'], "PLAN.CSV");
  expect(await lines(file)).toEqual([["布洛芬,缓释 0.3g *20粒", 5]]);
  expect(await readPlanFile(file)).toHaveLength(2);
});

it("reads a text file like pasted text", async () => {
  expect(await lines(new File(["布洛芬 5盒\n"], "计划.txt"))).toEqual([["布洛芬", 5]]);
});

it.each([
  ["旧.xls", "x", /另存为 \.xlsx/u],
  ["图.png", "x", /不是 \.xlsx、\.csv 或 \.txt/u],
  ["无名", "x", /不是 \.xlsx、\.csv 或 \.txt/u],
  ["空.csv", "", /空文件/u],
  ["坏.xlsx", "不是表格", /打不开/u],
])("says why %s cannot be read", async (name, content, reason) => {
  const reading = readPlanFile(new File([content], name));
  await expect(reading).rejects.toThrow(PlanFileError);
  await expect(reading).rejects.toThrow(reason);
});

it("rejects a file that is too large before reading it", async () => {
  await expect(readPlanFile(new File([new Uint8Array(10_485_761)], "大.csv"))).rejects.toThrow(/超过 10 MB/u);
});

it("reads a file of exactly the largest size, without the break at its end", async () => {
  const row = new TextEncoder().encode("布洛芬 5盒\n");
  const bytes = new Uint8Array(10_485_760).fill(32);
  bytes.set(row);
  expect(await lines(new File([bytes], "大.txt"))).toEqual([["布洛芬", 5]]);
});

it.each(["\n", "\r\n", "\r"])("counts no row after the last one of a CSV that ends with %j", async (end) => {
  const file = new File([`品名,数量${end}布洛芬,5${end}`], "计划.csv");
  expect(parsePlanRows(await readPlanFile(file))).toMatchObject({
    rows: 2,
    lines: [{ text: "布洛芬", requested: 5 }],
  });
});

it("goes by the last ending of the file's name", async () => {
  expect(await lines(new File(["布洛芬 5盒"], "计划.xlsx.v2.txt"))).toEqual([["布洛芬", 5]]);
});

it("tells the developer why a workbook cannot be opened", async () => {
  const error: unknown = await readPlanFile(new File(["不是表格"], "坏.xlsx")).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: "PlanFileError", cause: expect.any(Error) as Error });
});
