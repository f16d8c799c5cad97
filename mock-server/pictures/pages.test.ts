import { describe, expect, it } from "vitest";
import type { InvoiceLine } from "#mock/domain/invoice/rules/invoice-lines.ts";
import { taxWithin } from "#mock/domain/invoice/rules/tax.ts";
import { fontNamed } from "./font.ts";
import { invoicePages, type InvoiceSheet, unitPrice } from "./invoice-pages.ts";
import { ABOVE, BELOW, isText, type Mark, type Page, type Text, widthOf, wrapped } from "./page.ts";
import { sheetPages } from "./sheet-pages.ts";
import type { Sheet } from "./sheet.ts";

const LONG =
  "中国（浙江）自由贸易试验区杭州片区康宁健康大药房连锁股份有限公司 Hangzhou Kangning Co., Ltd. ".repeat(2);
const ENDLESS = "W".repeat(120);

const lineWith = (change: Partial<InvoiceLine> = {}): InvoiceLine => {
  const { amount = 10_000, rate = 13 } = change;
  const fixed = {
    category: "化学药品制剂",
    name: "阿莫西林胶囊",
    spec: "0.25g*24粒",
    unit: "盒",
    number: 10,
  };
  return { ...fixed, amount, rate, tax: taxWithin(amount, rate), ...change };
};
const invoiceWith = (lines: readonly InvoiceLine[], change: Partial<InvoiceSheet> = {}): InvoiceSheet => ({
  title: "电子发票（增值税专用发票）",
  number: "26330020475219196001",
  issuedOn: "2026-11-21",
  buyer: { name: "康宁大药房", taxNo: "91330100MA2A00001X" },
  seller: { name: "安和医药", taxNo: "91330110DEMO00006X（演示）" },
  lines,
  amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  remarks: "订单号：DD202611210011",
  clerk: "自动开票",
  code: "01,32,,26330020475219196001,100,20261121,,",
  ...change,
});

const texts = ({ marks }: Page): Text[] => marks.filter(isText);
const words = (page: Page) => texts(page).map(({ text }) => text);
const boxOf = (text: Text) => ({
  text: text.text,
  left: text.x,
  right: text.x + widthOf(text.text, text),
  top: text.y - text.size * ABOVE,
  bottom: text.y + text.size * BELOW,
});
type Box = ReturnType<typeof boxOf>;
const meet = (a: Omit<Box, "text">, b: Omit<Box, "text">) =>
  a.left < b.right - 0.01 && b.left < a.right - 0.01 && a.top < b.bottom - 0.01 && b.top < a.bottom - 0.01;

/** The straight lines of a page, as boxes without breadth. */
const rulesOf = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => {
    if (isText(mark) || mark.stroke === undefined || mark.path.includes("C")) return [];
    const points = Array.from(
      mark.path.matchAll(/[ML]([\d.]+) ([\d.]+)/gu),
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const ends = mark.path.endsWith("Z") ? [...points.slice(1), points[0]!] : points.slice(1);
    return ends.map(([x, y], index) => {
      const [fromX, fromY] = points[index]!;
      return {
        left: Math.min(x, fromX) - 0.02,
        right: Math.max(x, fromX) + 0.02,
        top: Math.min(y, fromY) - 0.02,
        bottom: Math.max(y, fromY) + 0.02,
      };
    });
  });

/** Texts that lie on another, across a line or outside of the page. */
function collisions(page: Page): string[] {
  const boxes = texts(page).map(boxOf);
  const rules = rulesOf(page.marks);
  const edge = (box: Box) =>
    box.left < 0 || box.top < 0 || box.right > page.width || box.bottom > page.height;
  return boxes.flatMap((box, index) => [
    ...boxes.slice(index + 1).flatMap((other) => (meet(box, other) ? [`${box.text} on ${other.text}`] : [])),
    ...(rules.some((rule) => meet(box, rule)) ? [`${box.text} across a line`] : []),
    ...(edge(box) ? [`${box.text} outside`] : []),
  ]);
}

const many = (count: number, change: (index: number) => Partial<InvoiceLine> = () => ({})) =>
  Array.from({ length: count }, (_, index) => lineWith(change(index)));
const LONG_LINE = { name: LONG, spec: ENDLESS, unit: "大包装箱", number: 99_999, amount: 999_999_999_999 };

describe("no text of an invoice lies on another or leaves its place", () => {
  it.each<[string, InvoiceSheet]>([
    ["without lines", invoiceWith([])],
    ["of one line", invoiceWith(many(1))],
    ["of a full page", invoiceWith(many(9))],
    [
      "of sixty lines",
      invoiceWith(many(60, (index) => ({ amount: 12_345 + index * 9_973, number: index + 1 }))),
    ],
    ["with long names, specs, amounts", invoiceWith(many(12, () => LONG_LINE))],
    [
      "of a long title",
      invoiceWith(many(2), {
        buyer: { name: LONG, taxNo: "9".repeat(20) },
        seller: { name: ENDLESS, taxNo: LONG },
      }),
    ],
    ["with long remarks", invoiceWith(many(2), { remarks: LONG.repeat(4), clerk: LONG })],
  ])("%s", (_, invoice) => {
    for (const page of invoicePages(invoice)) expect(collisions(page)).toEqual([]);
  });

  it("and the test sees one that does", () => {
    const [page] = invoicePages(invoiceWith(many(1)));
    const [first] = texts(page!);
    expect(collisions({ ...page!, marks: [...page!.marks, { ...first!, x: first!.x + 1 }] })).not.toEqual([]);
    expect(collisions({ ...page!, marks: [{ ...first!, x: page!.width - 1 }] })).toHaveLength(1);
    expect(collisions({ ...page!, marks: [...page!.marks, { ...first!, x: 24, y: 80 }] })).not.toEqual([]);
  });
});

const SHEET: Sheet = {
  title: "药品购销电子合同",
  rows: [["甲方", "康宁大药房"]],
  seals: ["康宁大药房", "安和医药"],
};

describe("no text of a sheet does", () => {
  it.each<[string, Partial<Sheet>]>([
    ["that is short", {}],
    [
      "with long rows",
      {
        subtitle: LONG,
        rows: [
          ["甲方", LONG],
          ["统一社会信用代码", ENDLESS],
        ],
      },
    ],
    [
      "with a table",
      {
        table: {
          head: ["项目", "规定", "结果"],
          rows: Array.from({ length: 40 }, () => [LONG, ENDLESS, "合格"]),
        },
      },
    ],
    [
      "with clauses",
      { clauses: Array.from({ length: 30 }, () => ({ heading: "第一条 质量", body: LONG.repeat(2) })) },
    ],
    ["with the seals of long names", { seals: [LONG, ENDLESS] }],
  ])("%s", (_, change) => {
    const pages = sheetPages({ ...SHEET, ...change });
    for (const page of pages) expect(collisions(page)).toEqual([]);
    expect(words(pages.at(-1)!).filter((word) => word === "样本专用章")).toHaveLength(2);
  });

  it("and a clause stays with its heading", () => {
    const clauses = Array.from({ length: 30 }, (_, index) => ({ heading: `标题${index}`, body: LONG }));
    for (const page of sheetPages({ ...SHEET, clauses }))
      expect(words(page).findLast((word) => word.startsWith("标题") || word.startsWith("中国"))).toMatch(
        /^中国/u,
      );
  });
});

describe("an invoice", () => {
  it.each([
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 2],
    [60, 7],
  ])("of %d lines has %d pages, with its total on the last", (count, pages) => {
    const drawn = invoicePages(invoiceWith(many(count)));
    expect(drawn).toHaveLength(pages);
    for (const [index, page] of drawn.entries()) {
      expect(words(page).includes(`共 ${pages} 页 第 ${index + 1} 页`)).toBe(pages > 1);
      expect(words(page).includes("小　　计")).toBe(pages > 1);
      expect(words(page).includes("合　　计")).toBe(index === pages - 1);
      expect(words(page).includes("价税合计（大写）")).toBe(index === pages - 1);
    }
  });

  it("adds up: lines to sums, and price and tax to the total, whatever the lines", () => {
    const fen = (text: string) => Number(text.replace("¥", "").replace(".", ""));
    for (let round = 0; round < 200; round += 1) {
      const lines = many(1 + (round % 23), (index) => ({
        amount: 1 + ((round * 7919 + index * 104_729) % 5_000_000),
        rate: (round + index) % 3 === 0 ? 9 : 13,
        number: 1 + ((round + index) % 97),
      }));
      const pages = invoicePages(invoiceWith(lines));
      const all = pages.flatMap(words);
      const sums = all.filter((word) => word.startsWith("¥")).map(fen);
      const [price = 0, tax = 0, total = 0] = sums.slice(-3);
      const amounts = all.filter((word) => /^\d+\.\d\d$/u.test(word)).map(fen);
      expect(price + tax).toBe(total);
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
      expect(tax).toBe(lines.reduce((sum, line) => sum + line.tax, 0));
      for (const { amount, tax: lineTax } of lines) {
        expect(amounts).toContain(amount - lineTax);
        expect(amounts).toContain(lineTax);
      }
      if (pages.length > 1) {
        const parts = sums.slice(0, -3);
        expect(parts.filter((_, index) => index % 2 === 0).reduce((sum, part) => sum + part, 0)).toBe(price);
        expect(parts.filter((_, index) => index % 2 === 1).reduce((sum, part) => sum + part, 0)).toBe(tax);
      }
    }
  });

  it("has neither number nor unit price where only the rest of rounding is left", () => {
    const [page] = invoicePages(invoiceWith([lineWith({ number: 0, amount: 1, tax: 0 })]));
    expect(words(page!)).not.toContain("0");
    expect(words(page!)).toContain("0.01");
  });

  it("has its form in one face", () => {
    const kai = fontNamed("kai").glyphs;
    const form = invoicePages(invoiceWith(many(10)))
      .flatMap(texts)
      .filter(({ face }) => face === "kai");
    for (const { text } of form)
      for (const character of text.replaceAll("　", ""))
        expect({ text, has: kai.has(character.codePointAt(0)!) }).toEqual({ text, has: true });
  });
});

it.each([
  [10_000, 10, "10.00"],
  [8850, 10, "8.85"],
  [100, 3, "0.3333333333333"],
  [200, 3, "0.6666666666667"],
  [12_345, 7, "17.6357142857143"],
  [1, 99_999, "0.000000100001"],
  [0, 5, "0.00"],
  [500, 0, ""],
])("%d 分 for %d are %s each", (amount, number, price) => expect(unitPrice(amount, number)).toBe(price));

describe("a text is wrapped", () => {
  const style = { face: "hei", size: 10 } as const;
  it.each([
    ["一二三四五", 30, ["一二三", "四五"]],
    ["一二三，四五", 30, ["一二", "三，四", "五"]],
    ["一二（三四）", 30, ["一二", "（三", "四）"]],
    ["Hangzhou Kangning", 60, ["Hangzhou", "Kangning"]],
    ["", 30, [""]],
    ["一", 5, ["一"]],
  ])("%s in %d", (text, width, lines) =>
    expect(wrapped(text, width, style).filter((line, index) => line || (index === 0 && text === ""))).toEqual(
      lines,
    ),
  );

  it("without losing a character, and within its width", () => {
    for (const text of [LONG, ENDLESS, "甲乙丙，丁（戊）".repeat(9)])
      for (const width of [12, 40, 95]) {
        const lines = wrapped(text, width, style);
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(width);
      }
  });
});
