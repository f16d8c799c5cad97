import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectLinearWork } from "#src/shared/lib/fuzz-pattern-work-for-test.ts";
import { countPatternWork } from "#src/shared/lib/pattern-work-for-test.ts";
import { parsePlanText } from "./parse-plan.ts";

const brief = (text: string) =>
  parsePlanText(text).lines.map(({ text: goods, requested }) => [goods, requested]);
const reasons = (text: string) => parsePlanText(text).skipped.map(({ row, reason }) => [row, reason]);

describe("rows pasted from a spreadsheet", () => {
  it("are read by their header", () => {
    const plan =
      "序号\t商品名称\t规格\t生产厂家\t单位\t数量\t单价\n1\t阿莫西林胶囊\t0.25g*24粒\t华北\t盒\t15\t12.50";
    expect(brief(plan)).toEqual([["阿莫西林胶囊 0.25g*24粒 华北", 15]]);
    expect(reasons(plan)).toEqual([[1, "header"]]);
  });

  it("can have a title above the header", () => {
    const plan = "2026年11月采购计划\n品名\t数量(盒)\n布洛芬缓释胶囊\t20";
    expect(brief(plan)).toEqual([["布洛芬缓释胶囊", 20]]);
    expect(reasons(plan)).toEqual([
      [1, "header"],
      [2, "header"],
    ]);
  });

  it("contain the quantity without a header, beside a row number, a unit and a price", () => {
    const plan = "1\t阿莫西林胶囊\t0.25g*24粒\t盒\t15\t12.50\n2\t布洛芬缓释胶囊\t0.3g*20粒\t盒\t30\t9.80";
    expect(brief(plan)).toEqual([
      ["阿莫西林胶囊 0.25g*24粒", 15],
      ["布洛芬缓释胶囊 0.3g*20粒", 30],
    ]);
  });

  it("read two numeric columns as goods and quantity", () => {
    expect(brief("1\t20\n2\t30\n3\t40")).toEqual([
      ["1", 20],
      ["2", 30],
      ["3", 40],
    ]);
  });

  it("do not read a code of the buyer's own system as a goods number", () => {
    expect(brief("商品编码\t品名\t数量\n7\t布洛芬缓释胶囊\t20")).toEqual([["布洛芬缓释胶囊", 20]]);
    expect(brief("商品编号\t品名\t数量\n7\t布洛芬缓释胶囊\t20")).toEqual([["7 布洛芬缓释胶囊", 20]]);
  });

  it("name goods by their barcode, as far as it is one", () => {
    for (const header of ["条码", "商品条形码", "69码"]) {
      expect(brief(`${header}\t品名\t数量\n6901000000073\t阿莫西林胶囊\t20`)).toEqual([
        ["6901000000073 阿莫西林胶囊", 20],
      ]);
      expect(brief(`${header}\t品名\t数量\n6901000000074\t阿莫西林胶囊\t20`)).toEqual([["阿莫西林胶囊", 20]]);
    }
    expect(brief("条码\t数量\n6901000000074\t20")).toEqual([["6901000000074", 20]]);
    expect(brief("6901000000073\t20\n6901000000028 15")).toEqual([
      ["6901000000073", 20],
      ["6901000000028", 15],
    ]);
    expect(brief("6901000000073")).toEqual([["6901000000073", 1]]);
  });

  it("keep an unreadable quantity as text", () => {
    const { lines } = parsePlanText("品名\t数量\n布洛芬缓释胶囊\t若干");
    expect(lines).toEqual([
      { row: 2, text: "布洛芬缓释胶囊 若干", requested: 1, note: "没有写数量，按最少起购" },
    ]);
  });

  it("can be comma-separated", () => {
    expect(brief("名称,数量\n阿莫西林胶囊,10\n布洛芬，5")).toEqual([
      ["阿莫西林胶囊", 10],
      ["布洛芬", 5],
    ]);
  });
});

describe("handwritten lines", () => {
  it("can contain full-width digits, spaces and list marks", () => {
    expect(brief("１、阿莫西林胶囊　１５盒\n② 布洛芬 x５\n- 连花清瘟胶囊 3盒\n4. 板蓝根颗粒")).toEqual([
      ["阿莫西林胶囊", 15],
      ["布洛芬", 5],
      ["连花清瘟胶囊", 3],
      ["板蓝根颗粒", 1],
    ]);
  });

  it("can be mixed with cells", () => {
    expect(brief("阿莫西林胶囊\t10\n布洛芬 5盒\n板蓝根颗粒\t\t8")).toEqual([
      ["阿莫西林胶囊", 10],
      ["布洛芬", 5],
      ["板蓝根颗粒", 8],
    ]);
  });
});

describe("rows without goods", () => {
  it("are counted with a reason", () => {
    expect(reasons("阿莫西林 5\n\n   \n------\n合计 120 盒\n布洛芬 0")).toEqual([
      [2, "blank"],
      [3, "blank"],
      [4, "empty"],
      [5, "total"],
      [6, "zero"],
    ]);
    expect(reasons("长".repeat(501))).toEqual([[1, "long"]]);
  });

  it("do not include the trailing line break", () => {
    expect(parsePlanText("阿莫西林 5\r\n").rows).toBe(1);
    expect(parsePlanText("").rows).toBe(0);
  });
});

it.each([
  ["阿莫西林\t2.5", 3, "数量 2.5 不是整数，已改为 3"],
  ["阿莫西林\t120000", 99_999, "数量 120000 超过上限，已改为 99999"],
  ["阿莫西林\t", 1, "没有写数量，按最少起购"],
])("explains the corrected quantity of %j", (text, requested, note) => {
  expect(parsePlanText(`品名\t数量\n${text}`).lines[0]).toMatchObject({ requested, note });
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
      const told = [...lines, ...skipped].map(({ row }) => row).toSorted((a, b) => a - b);
      expect(told).toEqual(Array.from({ length: rows }, (_, index) => index + 1));
      for (const { text, requested } of lines) {
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(500);
        expect(Number.isSafeInteger(requested) && requested >= 1 && requested <= 99_999).toBe(true);
      }
    }),
  );
});

describe("the cells of a row", () => {
  it.each([
    [
      "old line breaks",
      "阿莫西林 10\r布洛芬 5",
      [
        ["阿莫西林", 10],
        ["布洛芬", 5],
      ],
    ],
    ["quotes around a cell", '"阿莫西林"\t10', [["阿莫西林", 10]]],
    ["quotes inside a cell only", '5" 创可贴\t10', [['5" 创可贴', 10]]],
    [
      "a quotation at the beginning or end of a cell",
      '"云南"白药\t10\n膏药"大"\t5',
      [
        ['"云南"白药', 10],
        ['膏药"大"', 5],
      ],
    ],
    ["no-break and zero-width spaces", "\u00A0阿莫西林\u200B\u3000 胶囊\uFEFF\t10", [["阿莫西林 胶囊", 10]]],
    ["blanks around a list mark", "  1、 阿莫西林 10盒 ", [["阿莫西林", 10]]],
    ["a number in front of a column, which is no list mark", "2.\t阿莫西林\t10", [["2. 阿莫西林", 10]]],
    [
      "blank cells at the end",
      "阿莫西林 10盒\t\t\n布洛芬\t\t",
      [
        ["阿莫西林", 10],
        ["布洛芬", 1],
      ],
    ],
  ])("are read despite %s", (_case, text, lines) => {
    expect(brief(text)).toEqual(lines);
  });

  it.each([
    [
      "every filled line has as many commas",
      "阿莫西林,10\n\n  \n布洛芬，5",
      [
        ["阿莫西林", 10],
        ["布洛芬", 5],
      ],
    ],
    [
      "not where lines differ",
      "阿莫西林,0.25g,10盒\n布洛芬",
      [
        ["阿莫西林,0.25g", 10],
        ["布洛芬", 1],
      ],
    ],
    ["not for a single line", "7,15", [["7", 15]]],
    [
      "not without commas",
      "阿莫西林 10\n布洛芬 5",
      [
        ["阿莫西林", 10],
        ["布洛芬", 5],
      ],
    ],
  ])("are separated by commas where %s", (_case, text, lines) => {
    expect(brief(text)).toEqual(lines);
  });

  it("are shown with single spaces in a skipped row, of a long one the beginning", () => {
    const { skipped } = parsePlanText(`合计\t\t120\t盒\n${"药\t".repeat(600)}`);
    expect(skipped[0]).toEqual({ row: 1, text: "合计 120 盒", reason: "total" });
    expect(skipped[1]?.text).toBe("药 ".repeat(250));
  });
});

describe("the rows above a header", () => {
  it("are lines where they have more than one cell", () => {
    expect(reasons("采购计划\t\n阿莫西林\t10\n品名\t数量\n布洛芬\t5")).toEqual([
      [1, "header"],
      [3, "header"],
    ]);
  });

  it("are skipped once more where the header is repeated on the next page, but a line of one cell is not", () => {
    const text = "品名\t数量\n布洛芬\t5\n品名\t数量\n阿莫西林 10盒";
    expect(reasons(text)).toEqual([
      [1, "header"],
      [3, "header"],
    ]);
    expect(brief(text)).toEqual([
      ["布洛芬", 5],
      ["阿莫西林", 10],
    ]);
  });
});

describe("the limits of a row", () => {
  it.each([
    ["of 500 characters names goods", "药".repeat(500), undefined],
    ["of 501 does not", "药".repeat(501), "long"],
    ["of 1,000 with its separators is tried", `${"药".repeat(480)}\t${" ".repeat(518)}`, undefined],
    ["of 1,001 is not", `${"药".repeat(480)}\t${" ".repeat(519)}`, "long"],
  ])("%s", (_case, text, reason) => {
    expect(parsePlanText(text).skipped[0]?.reason).toBe(reason);
  });

  it.each([
    ["阿莫西林 99999", { requested: 99_999, note: "" }],
    ["阿莫西林 10", { requested: 10, note: "" }],
    ["阿莫西林", { requested: 1, note: "没有写数量，按最少起购" }],
  ])("the quantity of %j is %o", (text, settled) => {
    expect(parsePlanText(text).lines[0]).toMatchObject(settled);
  });
});

describe("a text of any size", () => {
  it.each([",", "1,", "111,", "1 ", "x", "(1", "数量", "\t", "1\t", "盒\n", "阿莫西林,15盒\n", '"', "1、"])(
    "takes no more than twice the steps for twice the text, full of %j",
    (part) => {
      const steps = (times: number) => countPatternWork(() => parsePlanText(part.repeat(times)));
      expect(steps(20_000)).toBeLessThan(2.2 * steps(10_000));
    },
  );

  it("has its long rows skipped, and named", () => {
    const plan = parsePlanText(`阿莫西林 15盒\n${",".repeat(20_000)}\n${"药".repeat(20_000)}`);
    expect(plan.lines).toHaveLength(1);
    expect(plan.skipped.map(({ row, reason }) => [row, reason])).toEqual([
      [2, "long"],
      [3, "long"],
    ]);
  });
});

it("takes no more than twice the steps for twice the text, whatever is pasted", () => {
  const pieces = [
    ",",
    "，",
    "\t",
    "\n",
    " ",
    "1",
    "15盒",
    "x",
    "*",
    "(1",
    ")",
    "、",
    '"',
    "-",
    "数量",
    "合计",
    "阿莫西林",
  ];
  expectLinearWork(parsePlanText, pieces);
});
