import { encode } from "uqr";
import { type InvoiceLine, LINES_PER_PAGE } from "#mock/domain/invoice/rules/invoice-lines.ts";
import { capitalYuan } from "#mock/world/capital-yuan.ts";
import { type Fen, formatYuan } from "#mock/world/money.ts";
import {
  type Align,
  column,
  frame,
  line,
  lineHeight,
  type Mark,
  type Page,
  type TextStyle,
  widthOf,
  wrapped,
} from "./page.ts";
import { SAMPLE_NOTE } from "./sheet.ts";

type Party = { readonly name: string; readonly taxNo: string };

/** The content of an e-invoice (数电发票). */
export type InvoiceSheet = {
  readonly title: string;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly issuedOn: string;
  readonly buyer: Party;
  readonly seller: Party;
  readonly lines: readonly InvoiceLine[];
  /** Price with tax. */
  readonly amount: Fen;
  readonly remarks: string;
  readonly clerk: string;
  /** The text of its QR code. */
  readonly code: string;
};

/** The form is 210 mm wide and 140 mm high, in points; long texts make it higher. */
const WIDTH = 595;
const LEAST_HEIGHT = 397;
const LEFT = 14;
const RIGHT = WIDTH - LEFT;
const INNER = RIGHT - LEFT;
/** The columns with upright labels. */
const UPRIGHT = 18;
const PADDING = 5;

const MAROON = "#800000";
const BLACK = "#000000";
const label = (size = 9): TextStyle => ({ face: "kai", size, color: MAROON });
const value = (size = 9): TextStyle => ({ face: "hei", size, color: BLACK });

/** The pages of an e-invoice, in the look of the tax office's form. */
export function invoicePages(invoice: InvoiceSheet): Page[] {
  const count = Math.max(1, Math.ceil(invoice.lines.length / LINES_PER_PAGE));
  return Array.from({ length: count }, (_, index) => drawPage(invoice, index, count));
}

function drawPage(invoice: InvoiceSheet, index: number, count: number): Page {
  const isLast = index === count - 1;
  const head = drawHead(invoice, index, count);
  const parties = drawParties(invoice, 78);
  const pageLines = invoice.lines.slice(index * LINES_PER_PAGE, (index + 1) * LINES_PER_PAGE);
  const sums = [
    ...(count > 1 ? [["小计", pageLines] as const] : []),
    ...(isLast ? [["合计", invoice.lines] as const] : []),
  ];
  const table = drawTable(pageLines, sums, parties.bottom);
  const total = isLast ? drawTotal(invoice.amount, table.bottom) : { marks: [], bottom: table.bottom };
  const remarks = drawRemarks(invoice.remarks, total.bottom);
  const foot = drawFoot(invoice.clerk, remarks.bottom);
  const marks = [head, parties.marks, table.marks, total.marks, remarks.marks, foot.marks].flat();
  const outline = frame(LEFT, 78, INNER, remarks.bottom - 78, MAROON);
  return { width: WIDTH, height: Math.max(LEAST_HEIGHT, foot.bottom + 8), marks: [...marks, outline] };
}

type Part = { readonly marks: readonly Mark[]; readonly bottom: number };

function drawHead({ title, number, issuedOn, code }: InvoiceSheet, index: number, count: number): Mark[] {
  const heading = label(19);
  const center = { x: 160, width: 260 };
  const half = widthOf(title, heading) / 2 + 8;
  const middle = center.x + center.width / 2;
  const [year, month, day] = issuedOn.split("-");
  const facts = [
    ["发票号码：", number],
    ["开票日期：", `${year}年${month}月${day}日`],
    ...(count > 1 ? [[`共 ${count} 页 第 ${index + 1} 页`]] : []),
  ];
  return [
    qrCode(code, LEFT, 14, 54),
    ...column(["下载次数：1"], { x: 74, width: 80, top: 14 }, label(7.5)),
    ...column([title], { ...center, top: 18, align: "middle" }, heading),
    line([middle - half, 45], [middle + half, 45], MAROON),
    line([middle - half, 47.5], [middle + half, 47.5], MAROON),
    ...column([SAMPLE_NOTE], { ...center, top: 52, align: "middle" }, { ...value(8), color: "#c8102e" }),
    ...facts.flatMap(
      ([name = "", text = ""], row) => labeled(name, text, { x: 434, width: 147, top: 20 + row * 17 }).marks,
    ),
  ];
}

function qrCode(text: string, x: number, y: number, size: number): Mark {
  const { data } = encode(text, { border: 0 });
  const unit = size / data.length;
  const at = (column: number, row: number) =>
    `${(x + column * unit).toFixed(2)} ${(y + row * unit).toFixed(2)}`;
  // Neighbors in one piece, so that no reader shows a gap between them.
  const bars = data.flatMap((cells, row) =>
    cells.flatMap((isDark, start) => {
      if (!isDark || cells[start - 1]) return [];
      const length = cells.slice(start).indexOf(false);
      const end = length < 0 ? cells.length : start + length;
      return [`M${at(start, row)} L${at(end, row)} L${at(end, row + 1)} L${at(start, row + 1)} Z`];
    }),
  );
  return { path: bars.join(" "), fill: BLACK };
}

/** A label written downwards, in the middle of its column. */
function upright(text: string, x: number, top: number, height: number): Mark[] {
  const style = label();
  const characters = Array.from(text);
  const free = height - characters.length * lineHeight(style);
  return [
    ...column(characters, { x, width: UPRIGHT, top: top + free / 2, align: "middle" }, style),
    line([x + UPRIGHT, top], [x + UPRIGHT, top + height], MAROON),
  ];
}

function drawParties({ buyer, seller }: InvoiceSheet, top: number): Part {
  const width = INNER / 2;
  const sides = [
    ["购买方信息", buyer],
    ["销售方信息", seller],
  ] as const;
  const drawn = sides.map(([name, party], index) => {
    const x = LEFT + width * index;
    const at = { x: x + UPRIGHT + PADDING, width: width - UPRIGHT - PADDING * 2 };
    const names = labeled("名称：", party.name, { ...at, top: top + 8 });
    const numberPlace = { ...at, top: names.bottom + 10, size: 8.5 };
    const numbers = labeled("统一社会信用代码/纳税人识别号：", party.taxNo, numberPlace);
    return { name, x, marks: [...names.marks, ...numbers.marks], bottom: numbers.bottom + 6 };
  });
  const bottom = Math.max(top + 66, ...drawn.map((side) => side.bottom));
  return {
    marks: [
      ...drawn.flatMap(({ name, x, marks }) => [...upright(name, x, top, bottom - top), ...marks]),
      line([LEFT + width, top], [LEFT + width, bottom], MAROON),
      line([LEFT, bottom], [RIGHT, bottom], MAROON),
    ],
    bottom,
  };
}

type Room = { readonly x: number; readonly width: number; readonly top: number; readonly size?: number };

/** A label, and beside it its value, in as many lines as it needs. */
function labeled(name: string, text: string, { size, ...room }: Room): Part {
  const indent = widthOf(name, label(size));
  const place = { ...room, x: room.x + indent, width: room.width - indent };
  const lines = wrapped(text, place.width, value(size));
  const marks = [...column([name], room, label(size)), ...column(lines, place, value(size))];
  return { marks, bottom: room.top + lines.length * lineHeight(value(size)) };
}

type Column = {
  readonly name: string;
  readonly width: number;
  readonly align: Align;
  readonly textOf: (line: InvoiceLine) => string;
};

const COLUMNS: readonly Column[] = [
  { name: "项目名称", width: 137, align: "start", textOf: ({ category, name }) => `*${category}*${name}` },
  { name: "规格型号", width: 78, align: "start", textOf: ({ spec }) => spec },
  { name: "单位", width: 32, align: "middle", textOf: ({ unit }) => unit },
  { name: "数量", width: 48, align: "end", textOf: ({ number }) => (number === 0 ? "" : String(number)) },
  { name: "单价", width: 90, align: "end", textOf: (line) => unitPrice(line.amount - line.tax, line.number) },
  { name: "金额", width: 72, align: "end", textOf: (line) => plainYuan(line.amount - line.tax) },
  { name: "税率/征收率", width: 50, align: "middle", textOf: ({ rate }) => `${rate}%` },
  { name: "税额", width: 60, align: "end", textOf: ({ tax }) => plainYuan(tax) },
];

/** The columns that are summed up. */
const PRICE = 5;
const TAX = 7;

/** `1012.50`, as invoices write amounts. */
const plainYuan = (fen: Fen): string => formatYuan(fen).replaceAll(",", "");

/** The places of the tax office's unit prices. */
const PLACES = 13;

/** A price without tax, with as many of its thirteen decimals as it needs: 金额 is 数量 × 单价 to the 分. */
export function unitPrice(amount: Fen, number: number): string {
  if (number === 0) return "";
  const scaled = (BigInt(amount) * 10n ** BigInt(PLACES - 2) * 2n + BigInt(number)) / (BigInt(number) * 2n);
  const digits = scaled.toString().padStart(PLACES + 1, "0");
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/0{1,11}$/u, "");
}

const lefts = COLUMNS.map((_, index) =>
  COLUMNS.slice(0, index).reduce((sum, { width }) => sum + width, LEFT),
);
const SMALL = value(8.5);

type Sum = readonly [name: "小计" | "合计", lines: readonly InvoiceLine[]];

function drawTable(lines: readonly InvoiceLine[], sums: readonly Sum[], top: number): Part {
  const place = (index: number, at: number) => ({
    x: (lefts[index] ?? 0) + 3,
    width: (COLUMNS[index]?.width ?? 0) - 6,
    top: at,
  });
  const marks: Mark[] = COLUMNS.flatMap(({ name }, index) =>
    column([name], { ...place(index, top + 4), align: "middle" }, label(index === 6 ? 8 : 9)),
  );
  let next = top + 20;
  for (const line of lines) {
    const cells = COLUMNS.map(({ width, textOf }) => wrapped(textOf(line), width - 6, SMALL));
    marks.push(
      ...cells.flatMap((cell, index) =>
        column(cell, { ...place(index, next), align: COLUMNS[index]?.align ?? "start" }, SMALL),
      ),
    );
    next += Math.max(...cells.map(({ length }) => length)) * lineHeight(SMALL) + 1;
  }
  next = Math.max(next, top + 20 + LEAST_BODY);
  for (const [name, of] of sums) {
    const tax = of.reduce((sum, one) => sum + one.tax, 0);
    const amount = of.reduce((sum, one) => sum + one.amount, 0) - tax;
    const cells = [
      [PRICE, amount],
      [TAX, tax],
    ].map(([at = 0, fen = 0]) => ({ at, lines: wrapped(`¥${plainYuan(fen)}`, place(at, 0).width, SMALL) }));
    marks.push(
      ...column([Array.from(name).join("　　")], { ...place(0, next + 3), align: "middle" }, label()),
      ...cells.flatMap(({ at, lines: cellLines }) =>
        column(cellLines, { ...place(at, next + 3), align: "end" }, SMALL),
      ),
    );
    next += Math.max(...cells.map((cell) => cell.lines.length)) * lineHeight(SMALL) + 6;
  }
  return { marks: [...marks, line([LEFT, next], [RIGHT, next], MAROON)], bottom: next };
}

/** Room for some lines more than most invoices have. */
const LEAST_BODY = 112;

const WORDS_LEFT = LEFT + 137;
const FIGURES_LEFT = 430;

function drawTotal(amount: Fen, top: number): Part {
  const words = wrapped(`⊗${capitalYuan(amount)}`, FIGURES_LEFT - WORDS_LEFT - 14, value(10));
  const bottom = top + words.length * lineHeight(value(10)) + 8;
  return {
    marks: [
      ...column(["价税合计（大写）"], { x: LEFT, width: 137, top: top + 4, align: "middle" }, label()),
      line([WORDS_LEFT, top], [WORDS_LEFT, bottom], MAROON),
      ...column(words, { x: WORDS_LEFT + 8, width: 0, top: top + 4 }, value(10)),
      ...column(["（小写）"], { x: FIGURES_LEFT, width: 40, top: top + 4 }, label()),
      ...column([`¥${plainYuan(amount)}`], { x: FIGURES_LEFT + 42, width: 0, top: top + 4 }, value(10)),
      line([LEFT, bottom], [RIGHT, bottom], MAROON),
    ],
    bottom,
  };
}

function drawRemarks(text: string, top: number): Part {
  const lines = wrapped(text, INNER - UPRIGHT - PADDING * 2, SMALL);
  const bottom = Math.max(top + 44, top + lines.length * lineHeight(SMALL) + PADDING * 2);
  const place = { x: LEFT + UPRIGHT + PADDING, width: 0, top: top + PADDING };
  return { marks: [...upright("备注", LEFT, top, bottom - top), ...column(lines, place, SMALL)], bottom };
}

const drawFoot = (clerk: string, top: number): Part =>
  labeled("开票人：", clerk, { x: 60, width: INNER - 60, top: top + 6 });
