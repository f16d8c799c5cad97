import { describe, expect, it } from "vitest";
import { linesIn, skippedIn } from "../plan/plan-for-test.ts";
import { parsePlanText } from "./parse-plan.ts";

describe("the cells of a row", () => {
  it.each([
    ["old line breaks", "阿莫西林 10\r布洛芬 5", ["阿莫西林 × 10", "布洛芬 × 5"]],
    ["quotes around a cell", '"阿莫西林"\t10', ["阿莫西林 × 10"]],
    ["quotes inside a cell only", '5" 创可贴\t10', ['5" 创可贴 × 10']],
    [
      "a quotation at the beginning or end of a cell",
      '"云南"白药\t10\n膏药"大"\t5',
      ['"云南"白药 × 10', '膏药"大" × 5'],
    ],
    ["no-break and zero-width spaces", "\u00A0阿莫西林\u200B\u3000 胶囊\uFEFF\t10", ["阿莫西林 胶囊 × 10"]],
    ["the guard of a text that is no formula", "'-阿莫西林\t10", ["-阿莫西林 × 10"]],
    ["blanks around a list mark", "  1、 阿莫西林 10盒 ", ["阿莫西林 × 10"]],
    ["a number in front of a column, which is no list mark", "2.\t阿莫西林\t10", ["2. 阿莫西林 × 10"]],
    ["blank cells at the end", "阿莫西林 10盒\t\t\n布洛芬\t\t", ["阿莫西林 × 10", "布洛芬 × ?"]],
  ])("are read despite %s", (_case, text, lines) => {
    expect(linesIn(text)).toEqual(lines);
  });

  it.each([
    ["every filled line has as many commas", "阿莫西林,10\n\n  \n布洛芬，5", ["阿莫西林 × 10", "布洛芬 × 5"]],
    ["not where lines differ", "阿莫西林,0.25g,10盒\n布洛芬", ["阿莫西林 0.25g × 10", "布洛芬 × ?"]],
    ["not for a single line", "7,15", ["7 × 15"]],
    ["not without commas", "阿莫西林 10\n布洛芬 5", ["阿莫西林 × 10", "布洛芬 × 5"]],
  ])("are separated by commas where %s", (_case, text, lines) => {
    expect(linesIn(text)).toEqual(lines);
  });

  it("are shown with single spaces in a skipped row, of a long one the beginning", () => {
    const { skipped } = parsePlanText(`合计\t\t120\t盒\n${"药\t".repeat(600)}`);
    expect(skipped[0]).toEqual({ row: 1, text: "合计 120 盒", reason: "total" });
    expect(skipped[1]?.text).toBe("药 ".repeat(250));
  });
});

describe("the rows above a header", () => {
  it("are lines where they have more than one cell", () => {
    expect(skippedIn("采购计划\t\n阿莫西林\t10\n品名\t数量\n布洛芬\t5")).toEqual(["1 header", "3 header"]);
  });

  it("are skipped once more where the header is repeated on the next page, but a line of one cell is not", () => {
    const text = "品名\t数量\n布洛芬\t5\n品名\t数量\n阿莫西林 10盒";
    expect(skippedIn(text)).toEqual(["1 header", "3 header"]);
    expect(linesIn(text)).toEqual(["布洛芬 × 5", "阿莫西林 × 10"]);
  });
});
