import { describe, expect, it } from "vitest";
import { report } from "../report.ts";
import { conclude, type Metrics, type Traffic } from "./conclusion.ts";

const TRAFFIC: Traffic = {
  operations: ["listGoods", "createOrder"],
  accounts: 2,
  goods: 1,
  isAlone: true,
  p95Of: (operation) => (operation === "createOrder" ? 1500 : 500),
};
const count = (value: number) => ({ values: { count: value } });
const gauge = (value: number) => ({ values: { value } });
const speed = (operation: string, p95: number, failed = 0) => ({
  [`http_req_duration{operation:${operation}}`]: { values: { med: p95 / 2, "p(95)": p95 } },
  [`failed_calls{operation:${operation}}`]: {
    values: { passes: failed, fails: 100 - failed, rate: failed / 100 },
  },
});
const RIGHT: Metrics = {
  ...speed("listGoods", 120),
  ...speed("createOrder", 900),
  iterations: count(40),
  orders_made: count(5),
  "orders_made{of:0}": count(3),
  "orders_listed{of:0}": gauge(3),
  "orders_made{of:1}": count(2),
  "orders_listed{of:1}": gauge(2),
  "paid_fen{of:0}": count(2500),
  "balance_fell_fen{of:0}": gauge(2500),
  "units_ordered{of:0}": count(50),
  "units_returned{of:0}": count(20),
  "stock_fell{of:0}": gauge(30),
};
const judge = (changes: Metrics = {}, traffic: Partial<Traffic> = {}) => {
  const { lines, isGood } = report(conclude({ ...RIGHT, ...changes }, { ...TRAFFIC, ...traffic }), 0.01);
  return { isGood, wrong: lines.filter((line) => /^✗|^ {4}|not compared/u.test(line)) };
};

describe("the conclusion of a load run", () => {
  it("is good where speeds, errors and sums are", () => {
    expect(judge()).toEqual({ isGood: true, wrong: [] });
  });

  it.each([
    [
      "an order that is not listed",
      { "orders_listed{of:1}": gauge(1) },
      "account 1: orders made and listed: 2 ≠ 1",
    ],
    [
      "a payment that did not reach the balance",
      { "balance_fell_fen{of:0}": gauge(1250) },
      "account 0: 分 paid, and gone from the balance: 2500 ≠ 1250",
    ],
    [
      "units that were sold twice",
      { "stock_fell{of:0}": gauge(20) },
      "goods 0: units ordered and not canceled, and gone from the stock: 30 ≠ 20",
    ],
    ["what a buyer saw", { "broken_laws{law:sessions}": count(4) }, "4 times, reported above"],
  ])("tells %s", (_, changes, sentence) => {
    const { isGood, wrong } = judge(changes);
    expect(isGood).toBe(false);
    expect(wrong.at(1)?.trim()).toBe(sentence);
    expect(wrong).toHaveLength(2);
  });

  it("has a threshold for each operation", () => {
    const slow = judge({ ...speed("listGoods", 501) });
    expect(slow.isGood).toBe(false);
    expect(slow.wrong[0]).toMatch(/^✗ listGoods/u);
    expect(judge({ ...speed("createOrder", 1400) }).isGood).toBe(true);
    expect(judge({ ...speed("createOrder", 900, 2) }).isGood).toBe(false);
    expect(judge({ ...speed("createOrder", 900, 1) }).isGood).toBe(true);
  });

  it("compares no sums that prove nothing, and says why", () => {
    const sums = { "stock_fell{of:0}": gauge(20) };
    const unknown = judge({ ...sums, unknown_outcomes: count(2) });
    expect(unknown.isGood).toBe(true);
    expect(unknown.wrong).toEqual([
      "  sums were not compared: nobody knows what became of 2 changes without a response",
    ]);
    const cut = judge({ ...sums, visits_begun: count(9), visits_ended: count(8) });
    expect(cut.wrong).toEqual(["  sums were not compared: 1 visits had not ended two minutes after the run"]);
    expect(judge(sums, { isAlone: false }).wrong[0]).toContain("several k6 share this run");
  });

  it("is not good without an order", () => {
    const none = Object.fromEntries(Object.entries(RIGHT).filter(([name]) => !name.includes("{of:")));
    const { isGood, wrong } = judge({ ...none, orders_made: count(0) }, { accounts: 0, goods: 0 });
    expect(isGood).toBe(false);
    expect(wrong).toEqual(["✗ no order was made: nothing is known of orders, balances and stock"]);
  });
});
