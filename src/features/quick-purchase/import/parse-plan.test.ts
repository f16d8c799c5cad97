import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linesIn, skippedIn } from "../plan/plan-for-test.ts";
import { parsePlanText } from "./parse-plan.ts";

describe("rows pasted from a spreadsheet", () => {
  it("are read by their header", () => {
    const plan =
      "序号\t商品名称\t规格\t生产厂家\t单位\t数量\t单价\n1\t阿莫西林胶囊\t0.25g*24粒\t华北\t盒\t15\t12.50";
    expect(linesIn(plan)).toEqual(["阿莫西林胶囊 0.25g*24粒 华北 × 15"]);
    expect(skippedIn(plan)).toEqual(["1 header"]);
  });

  it("can have a title above the header", () => {
    const plan = "2026年11月采购计划\n品名\t数量(盒)\n布洛芬缓释胶囊\t20";
    expect(linesIn(plan)).toEqual(["布洛芬缓释胶囊 × 20"]);
    expect(skippedIn(plan)).toEqual(["1 header", "2 header"]);
  });

  it("contain the quantity without a header, beside a row number, a unit and a price", () => {
    const plan = "1\t阿莫西林胶囊\t0.25g*24粒\t盒\t15\t12.50\n2\t布洛芬缓释胶囊\t0.3g*20粒\t盒\t30\t9.80";
    expect(linesIn(plan)).toEqual(["阿莫西林胶囊 0.25g*24粒 × 15", "布洛芬缓释胶囊 0.3g*20粒 × 30"]);
  });

  it("read two numeric columns as goods and quantity", () => {
    expect(linesIn("1\t20\n2\t30\n3\t40")).toEqual(["1 × 20", "2 × 30", "3 × 40"]);
  });

  it("do not read a code of the buyer's own system as a goods number", () => {
    expect(linesIn("商品编码\t品名\t数量\n7\t布洛芬缓释胶囊\t20")).toEqual(["布洛芬缓释胶囊 × 20"]);
    expect(linesIn("商品编号\t品名\t数量\n7\t布洛芬缓释胶囊\t20")).toEqual(["7 布洛芬缓释胶囊 × 20"]);
  });

  it("name goods by their barcode, as far as it is one", () => {
    for (const header of ["条码", "商品条形码", "69码"]) {
      expect(linesIn(`${header}\t品名\t数量\n6901000000073\t阿莫西林胶囊\t20`)).toEqual([
        "6901000000073 阿莫西林胶囊 × 20",
      ]);
      expect(linesIn(`${header}\t品名\t数量\n6901000000074\t阿莫西林胶囊\t20`)).toEqual([
        "阿莫西林胶囊 × 20",
      ]);
    }
    expect(linesIn("条码\t数量\n6901000000074\t20")).toEqual(["6901000000074 × 20"]);
    expect(linesIn("6901000000073\t20\n6901000000028 15")).toEqual([
      "6901000000073 × 20",
      "6901000000028 × 15",
    ]);
    expect(linesIn("6901000000073")).toEqual(["6901000000073 × ?"]);
  });

  it("keep an unreadable quantity as text", () => {
    const { lines } = parsePlanText("品名\t数量\n布洛芬缓释胶囊\t若干");
    expect(lines).toEqual([{ row: 2, text: "布洛芬缓释胶囊 若干", requested: undefined, unit: "" }]);
  });

  it("can be comma-separated", () => {
    expect(linesIn("名称,数量\n阿莫西林胶囊,10\n布洛芬，5")).toEqual(["阿莫西林胶囊 × 10", "布洛芬 × 5"]);
  });
});

describe("handwritten lines", () => {
  it("can contain full-width digits, spaces and list marks", () => {
    expect(linesIn("１、阿莫西林胶囊　１５盒\n② 布洛芬 x５\n- 连花清瘟胶囊 3盒\n4. 板蓝根颗粒")).toEqual([
      "阿莫西林胶囊 × 15",
      "布洛芬 × 5",
      "连花清瘟胶囊 × 3",
      "板蓝根颗粒 × ?",
    ]);
  });

  it("can be mixed with cells", () => {
    expect(linesIn("阿莫西林胶囊\t10\n布洛芬 5盒\n板蓝根颗粒\t\t8")).toEqual([
      "阿莫西林胶囊 × 10",
      "布洛芬 × 5",
      "板蓝根颗粒 × 8",
    ]);
  });
});

describe("rows without goods", () => {
  it("are counted with a reason", () => {
    expect(skippedIn("阿莫西林 5\n\n   \n------\n合计 120 盒\n布洛芬 0")).toEqual([
      "2 blank",
      "3 blank",
      "4 empty",
      "5 total",
      "6 zero",
    ]);
    expect(skippedIn("长".repeat(501))).toEqual(["1 long"]);
  });

  it("do not include the trailing line break", () => {
    expect(parsePlanText("阿莫西林 5\r\n").rows).toBe(1);
    expect(parsePlanText("").rows).toBe(0);
  });
});

it("accounts for every row of any text, with valid quantities", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "\t",
      "\n",
      "\r\n",
      " ",
      "，",
      "×15",
      "１５盒",
      "0.25g*24粒",
      "品名",
      "数量",
      "合计",
      "①",
      '"',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { rows, lines, skipped } = parsePlanText(pieces.join(""));
      const reported = new Set([...lines, ...skipped].map(({ row }) => row));
      expect([...reported].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: rows }, (_, index) => index + 1),
      );
      for (const { text, requested } of lines) {
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(500);
        expect(requested === undefined || requested > 0).toBe(true);
      }
    }),
    { seed: 1, examples: [[["数量", "\n", "１５盒"]]] },
  );
});
