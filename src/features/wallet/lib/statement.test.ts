import { expect, it } from "vitest";
import type { Statement, StatementEntry } from "#generated/model/index.ts";
import { sheetOf } from "#src/shared/lib/sheet.ts";
import { statementQuery } from "./statement-address.ts";
import {
  ageName,
  closingPayable,
  documentPath,
  monthName,
  monthsBetween,
  STATEMENT_COLUMNS,
  statementRows,
} from "./statement.ts";

const entry: StatementEntry = {
  kind: 3,
  amount: 84.5,
  document: 2,
  document_id: 2001,
  document_no: "TH2026111200000101",
  order_id: 9002,
  order_no: "DD2026110300000012",
  remark: "退货退款",
  created_at: "2026-11-12 16:20:00",
};

const statement: Statement = {
  company: "青禾大药房",
  month: "2026-11",
  first_month: "2026-08",
  as_of: "2026-11-21 10:00:00",
  ordered: 0,
  shipped: 0,
  returned: 84.5,
  invoiced: 0,
  paid: 0.1,
  opening_unpaid: 0.1,
  unpaid: 0,
  opening_owed: 284.7,
  owed: 200.2,
  ageing: [{ from_days: 0, to_days: 30, amount: 200.2 }],
  debts: [],
  differences: [
    { kind: 3, amount: 200.2, order_id: 9002, order_no: "DD2026110300000012", since: "2026-11-04 14:00:00" },
  ],
  entries: [entry],
};

it("counts the months back to the first, across a year", () => {
  expect(monthsBetween("2025-11", "2026-02")).toEqual(["2026-02", "2026-01", "2025-12", "2025-11"]);
  expect(monthsBetween("2026-03", "2026-02")).toEqual(["2026-02"]);
  expect(monthName("2026-02")).toBe("2026 年 2 月");
});

it.each([
  ["4", 4],
  ["7", 1],
  ["x", 1],
  [null, 1],
])("reads the figure %j", (text, kind) => {
  const search = new URLSearchParams(text === null ? {} : { figure: text });
  expect(statementQuery.read(search).figure ?? 1).toBe(kind);
});

it.each([
  [1, "/order/info/9002"],
  [2, "/order/returnInfo/2001"],
  [3, "/order/afterSalesInfo/2001"],
  [4, "/zzfw/dzfp?keywords=TH2026111200000101"],
  [5, "/order/info/9002"],
] as const)("leads to document %d", (document, path) => {
  expect(documentPath({ ...entry, document })).toBe(path);
});

it("names ages, the last one without an end", () => {
  expect(ageName({ from_days: 31, to_days: 60, amount: 0 })).toBe("31–60 天");
  expect(ageName({ from_days: 91, to_days: null, amount: 0 })).toBe("90 天以上");
});

it("exports the sums to the 分, the differences and every document", () => {
  expect(closingPayable(statement)).toBe(200.2);
  const { rows } = sheetOf(STATEMENT_COLUMNS, statementRows(statement));
  expect(rows.find(([, name]) => name === "期初应付")?.[6]).toBe(284.8);
  expect(rows.filter(([part]) => part === "差异")).toEqual([
    [
      "差异",
      "已发货未开票",
      "订单",
      "DD2026110300000012",
      "DD2026110300000012",
      "2026-11-04 14:00:00",
      200.2,
      undefined,
    ],
  ]);
  expect(rows.at(-1)).toEqual([
    "单据",
    "退货退款",
    "退货单",
    "TH2026111200000101",
    "DD2026110300000012",
    "2026-11-12 16:20:00",
    84.5,
    "退货退款",
  ]);
});
