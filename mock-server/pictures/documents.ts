import { company as operator } from "#generated/company.ts";
import { InvoiceKind } from "#generated/enums.ts";
import { agreementSections, AGREEMENT_TITLE } from "#mock/domain/agreement/sections.ts";
import type { GoodsKind, GoodsRecord } from "#mock/domain/goods/records.ts";
import { batchAt } from "#mock/domain/goods/rules/batches.ts";
import { invoiceLines } from "#mock/domain/invoice/rules/invoice-lines.ts";
import { batchOfReport, goodsOfReport, reportOf } from "#mock/domain/quality/rules/reports.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDate } from "#mock/world/shanghai-time.ts";
import { invoicePages } from "./invoice-pages.ts";
import type { Page } from "./page.ts";
import { sheetPages } from "./sheet-pages.ts";
import type { Sheet } from "./sheet.ts";

/** The tests by kind: item, requirement, result. */
const MEDICINE_TESTS = [
  ["性状", "应符合规定", "符合规定"],
  ["鉴别", "应呈正反应", "呈正反应"],
  ["水分", "不得过 9.0%", "5.6%"],
  ["崩解时限", "应符合规定", "符合规定"],
  ["微生物限度", "应符合规定", "符合规定"],
  ["含量测定", "95.0%～105.0%", "99.3%"],
] as const;

const TESTS: Readonly<Record<GoodsKind, ReadonlyArray<readonly string[]>>> = {
  western: MEDICINE_TESTS,
  patent: MEDICINE_TESTS,
  health: MEDICINE_TESTS,
  herbal: [
    ["性状", "应符合规定", "符合规定"],
    ["杂质", "不得过 3%", "0.8%"],
    ["水分", "不得过 13.0%", "9.7%"],
    ["总灰分", "不得过 10.0%", "6.1%"],
    ["二氧化硫残留", "不得过 150mg/kg", "32mg/kg"],
    ["重金属及有害元素", "应符合规定", "符合规定"],
  ],
  device: [
    ["外观", "应平整无缺损", "符合要求"],
    ["尺寸", "偏差 ±5%", "符合要求"],
    ["性能", "应符合技术要求", "符合要求"],
    ["无菌或微生物", "应符合技术要求", "符合要求"],
    ["标志与包装", "应完整清晰", "符合要求"],
  ],
};

/** The inspection report of a batch; undefined for an unknown id. */
export function reportSheet(id: number, { seed }: WorldState): Sheet | undefined {
  const goods = seed.goods.get(goodsOfReport(id));
  const index = goods && batchOfReport(goods, id);
  if (!goods || index === undefined) return undefined;
  const report = reportOf(goods, index);
  const batch = batchAt(goods, index);
  return {
    title: goods.kind === "device" ? "产品检验报告" : "成品检验报告书",
    subtitle: `报告编号 ${report.reportNo}`,
    rows: [
      ["品名", goods.name],
      ["规格", goods.ypgg],
      ["批号", report.batchNo],
      ["生产日期", batch.produced_at],
      ["有效期至", batch.expires_at],
      [approvalLabel(goods), goods.pzwh || "—"],
      ["生产企业", goods.sccj],
      ["报告日期", report.publishedAt],
    ],
    table: {
      head: ["检验项目", "标准规定", "检验结果"],
      rows: [...TESTS[goods.kind], ["结论", "—", "本品符合规定"]],
    },
    seals: [`${goods.sccj}质量部`],
  };
}

export const approvalLabel = ({ kind }: GoodsRecord): string =>
  kind === "device" ? "注册备案号" : "批准文号";

/** A document that only one buyer may see. */
export type UserDocument = {
  readonly title: string;
  readonly pages: readonly Page[];
  readonly owner: number;
  /** When it was made, in ms. */
  readonly madeAt: number;
};

/** The system issues them; nobody does by hand. */
const CLERK = "自动开票";

/** The codes of the kinds of 数电发票 in a QR code: ordinary ones, and those for deduction. */
const CODES = { 1: "32", 2: "31" } as const;

/** An issued e-invoice with the lines of its goods and their tax rates; undefined before it is issued. */
export function invoiceDocument(id: number, state: WorldState): UserDocument | undefined {
  const invoice = state.invoices.get(id);
  if (!invoice || invoice.issuedAt === null) return undefined;
  const { kind, invoiceNo: number, amount, issuedAt } = invoice;
  const title = kind === InvoiceKind.Special ? "电子发票（增值税专用发票）" : "电子发票（普通发票）";
  const issuedOn = formatDate(issuedAt);
  const pages = invoicePages({
    title,
    number,
    issuedOn,
    buyer: { name: invoice.title, taxNo: invoice.taxNo },
    seller: { name: operator.name, taxNo: operator.licences.business.number },
    lines: invoiceLines(state, invoice),
    amount,
    remarks: `订单号：${invoice.orderNo}`,
    clerk: CLERK,
    code: `01,${CODES[kind]},,${number},${amount / 100},${issuedOn.replaceAll("-", "")},,`,
  });
  return { title: `${title}${number}`, pages, owner: invoice.userId, madeAt: issuedAt };
}

/** A signed electronic agreement by its number; undefined if nobody has signed it. */
export function contractDocument(contractNo: string, { users }: WorldState): UserDocument | undefined {
  for (const { id: owner, agreement, company } of users.values()) {
    if (agreement.contractNo !== contractNo || agreement.signedAt === null) continue;
    const sheet: Sheet = {
      title: AGREEMENT_TITLE,
      subtitle: `合同编号 ${contractNo}`,
      rows: [
        ["甲方", company],
        ["乙方", operator.name],
        ["签署日期", formatDate(agreement.signedAt)],
      ],
      clauses: agreementSections(company, operator.name),
      seals: [company, operator.name],
    };
    const title = `${AGREEMENT_TITLE}${contractNo}`;
    return { title, pages: sheetPages(sheet), owner, madeAt: agreement.signedAt };
  }
  return undefined;
}
