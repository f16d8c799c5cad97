import {
  statementDifferenceKindLabels,
  statementDocumentLabels,
  statementEntryKindLabels,
} from "#generated/enum-labels.ts";
import type { Statement, StatementEntry, StatementEntryKind } from "#generated/model/index.ts";
import type { CsvCell } from "#src/shared/lib/csv.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
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

/** What was payable when the month began, in 元. */
export const openingPayable = (one: Statement): number => sumMoney([one.opening_unpaid, one.opening_owed]);

/** What is payable at the end of the statement, in 元. */
export const closingPayable = (one: Statement): number => sumMoney([one.unpaid, one.owed]);

/** Parses the figure in the address; 1 (ordered) if it is none. */
export function parseFigure(text: string | null): StatementEntryKind {
  const number = Number(text);
  return number in statementEntryKindLabels ? (number as StatementEntryKind) : 1;
}

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
  if (document === 2) return paths.returnOrder(id);
  if (document === 3) return paths.afterSale(id);
  if (document === 4) return paths.eInvoices({ keywords: no });
  return paths.order(order_id);
}

/** `0–30 天`, `90 天以上`. */
export const ageName = ({ from_days: from, to_days: to }: Statement["ageing"][number]): string =>
  to === null ? `${from - 1} 天以上` : `${from}–${to} 天`;

export const STATEMENT_HEADER = ["类别", "项目", "单据", "单据号", "订单号", "时间", "金额（元）", "说明"];

/** The rows of the CSV file: the figures, what does not match, and every document. */
export function statementRows(one: Statement): CsvCell[][] {
  const total = (name: string, amount: number, remark = ""): CsvCell[] => [
    "汇总",
    name,
    "",
    "",
    "",
    one.month,
    amount,
    remark,
  ];
  return [
    total("期初应付", openingPayable(one), "未付订单与账期欠款"),
    ...statementFigures(one)
      .filter(({ kind }) => kind !== 6)
      .map(({ name, amount }) => total(name, amount)),
    total("期末未付订单", one.unpaid),
    total("期末账期欠款", one.owed),
    total("期末应付", closingPayable(one), "期初应付 + 订货 − 退货退款 − 付款"),
    ...one.ageing.map((age) => total(`账龄 ${ageName(age)}`, age.amount)),
    ...one.differences.map(({ kind, order_no: no, since, amount }): CsvCell[] => [
      "差异",
      statementDifferenceKindLabels[kind],
      statementDocumentLabels[1],
      no,
      no,
      since,
      amount,
      "",
    ]),
    ...one.entries.map((entry): CsvCell[] => [
      "单据",
      statementEntryKindLabels[entry.kind],
      statementDocumentLabels[entry.document],
      entry.document_no,
      entry.order_no,
      entry.created_at,
      entry.amount,
      entry.remark,
    ]),
  ];
}
