import {
  statementDifferenceKindLabels,
  statementDocumentLabels,
  statementEntryKindLabels,
} from "#generated/enum-labels.ts";
import { StatementDocument, StatementEntryKind } from "#generated/enums.ts";
import type { Statement, StatementEntry } from "#generated/model/index.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";
import type { Column } from "#src/shared/lib/sheet.ts";
import { paths } from "#src/shared/paths.ts";
import { monthAfter } from "./due-calendar.ts";

export type StatementFigure = { kind: StatementEntryKind; name: string; amount: number };

/** The figures of a statement in display order; the last one is the change of what is owed. */
export const statementFigures = (one: Statement): StatementFigure[] =>
  (
    [
      [1, one.ordered],
      [2, one.shipped],
      [3, one.returned],
      [4, one.invoiced],
      [5, one.paid],
      [6, one.owed],
    ] as const
  ).map(([kind, amount]) => ({ kind, name: statementEntryKindLabels[kind], amount }));

/** Returns the amount payable when the month began, in 元. */
export const openingPayable = (one: Statement): Money => sumMoney([one.opening_unpaid, one.opening_owed]);

/** Returns the amount payable at the end of the statement, in 元. */
export const closingPayable = (one: Statement): Money => sumMoney([one.unpaid, one.owed]);

/** The months from the first one to the last, the newest in front: `2026-11`. */
export function monthsBetween(first: string, last: string): string[] {
  const months = [last];
  for (let month = last; month > first;) {
    month = monthAfter(month, -1);
    months.push(month);
  }
  return months;
}

/** `2026-11` as `2026 年 11 月`. */
export const monthName = (month: string): string => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

/** The page of the document behind an entry. */
export function documentPath({
  document,
  document_id: id,
  document_no: no,
  order_id,
}: StatementEntry): string {
  if (document === StatementDocument.Return) return paths.returnOrder(id);
  if (document === StatementDocument.AfterSale) return paths.afterSale(id);
  if (document === StatementDocument.Invoice) return paths.eInvoices({ keywords: no });
  return paths.order(order_id);
}

/** `0–30 天`, `90 天以上`. */
export const ageName = ({ from_days: from, to_days: to }: Statement["ageing"][number]): string =>
  to === null ? `${from - 1} 天以上` : `${from}–${to} 天`;

type StatementRow = {
  part: string;
  name: string;
  document?: string;
  documentNo?: string;
  orderNo?: string;
  time: string;
  amount: Money;
  remark?: string;
};

/** The columns of an exported statement. */
export const STATEMENT_COLUMNS: readonly Column<StatementRow>[] = [
  ["类别", ({ part }) => part],
  ["项目", ({ name }) => name],
  ["单据", ({ document }) => document],
  ["单据号", ({ documentNo }) => documentNo],
  ["订单号", ({ orderNo }) => orderNo],
  ["时间", ({ time }) => time, "time"],
  ["金额（元）", ({ amount }) => amount, "amount"],
  ["说明", ({ remark }) => remark],
];

/** The rows of an exported statement: the figures, what does not match, and every document. */
export function statementRows(one: Statement): StatementRow[] {
  const total = (name: string, amount: Money, remark = ""): StatementRow => ({
    part: "汇总",
    name,
    time: one.month,
    amount,
    remark,
  });
  return [
    total("期初应付", openingPayable(one), "未付订单与账期欠款"),
    ...statementFigures(one)
      .filter(({ kind }) => kind !== StatementEntryKind.CreditDebt)
      .map(({ name, amount }) => total(name, amount)),
    total("期末未付订单", one.unpaid),
    total("期末账期欠款", one.owed),
    total("期末应付", closingPayable(one), "期初应付 + 订货 − 退货退款 − 付款"),
    ...one.ageing.map((age) => total(`账龄 ${ageName(age)}`, age.amount)),
    ...one.differences.map(({ kind, order_no: no, since, amount }) => ({
      part: "差异",
      name: statementDifferenceKindLabels[kind],
      document: statementDocumentLabels[StatementDocument.Order],
      documentNo: no,
      orderNo: no,
      time: since,
      amount,
    })),
    ...one.entries.map((entry) => ({
      part: "单据",
      name: statementEntryKindLabels[entry.kind],
      document: statementDocumentLabels[entry.document],
      documentNo: entry.document_no,
      orderNo: entry.order_no,
      time: entry.created_at,
      amount: entry.amount,
      remark: entry.remark,
    })),
  ];
}
