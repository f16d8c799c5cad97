import type { Statement } from "#generated/model/statement.ts";
import { fen } from "../../api-client/amounts.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Flow, Steps } from "./steps.ts";

const FIGURES = ["ordered", "shipped", "returned", "invoiced", "paid"] as const;
const OWED = 6;
const OVERDUE = 1;
const UNPAID = 6;

/**
 * The statement of this month and the one before it: each agrees with itself, with the other, and with the credit term.
 */
export const statement: Flow = {
  id: "statement",
  name: { zh: "流程：月度对账单", en: "flow: the monthly statement" },
  operations: ["getStatement", "getCredit"],
  writes: false,
  async walk(steps) {
    const { data: now, exchange } = await steps.succeed("getStatement");
    agreesWithItself(steps, exchange, now);
    const before = await steps.succeed("getStatement", { query: { month: monthBefore(now.month) } });
    agreesWithItself(steps, before.exchange, before.data);
    const continues = {
      zh: "期初等于上月期末（opening_unpaid、opening_owed）",
      en: "it begins with what the month before ended with (opening_unpaid, opening_owed)",
    };
    const openings = [now.opening_unpaid, now.opening_owed];
    const closings = [before.data.unpaid, before.data.owed];
    steps.law(exchange, String(openings) === String(closings), "data.opening_owed", continues, openings);
    const credit = await steps.peek("getCredit");
    if (!credit) return;
    const owed = {
      zh: `与账期的已用额度 ${credit.used} 一致`,
      en: `what getCredit says is used, ${credit.used}`,
    };
    steps.equal(exchange, "data.owed", now.owed, credit.used, owed);
    const late = {
      zh: `与账期的逾期金额 ${credit.overdue} 一致`,
      en: `what getCredit says is overdue, ${credit.overdue}`,
    };
    steps.equal(exchange, "data.differences", differing(now, OVERDUE), credit.overdue, late);
  },
};

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + fen(amount), 0) / 100;
const amountOf = ({ amount }: { readonly amount: number }): number => amount;

const differing = ({ differences }: Statement, kind: number): number =>
  sum(differences.filter((one) => one.kind === kind).map(amountOf));

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}

function agreesWithItself(steps: Steps, exchange: Exchange, one: Statement): void {
  const ofKind = (kind: number) => sum(one.entries.filter((entry) => entry.kind === kind).map(amountOf));
  const documents = { zh: "等于这一科目各单据之和", en: "the sum of the entries of its kind" };
  for (const [index, name] of FIGURES.entries())
    steps.equal(exchange, `data.${name}`, one[name], ofKind(index + 1), documents);
  const owed = sum([one.opening_owed, ofKind(OWED)]);
  steps.equal(exchange, "data.owed", one.owed, owed, {
    zh: "等于 opening_owed 加上欠款的各单据",
    en: "opening_owed and the entries of what is owed",
  });
  const closing = sum([one.opening_unpaid, one.opening_owed, one.ordered, -one.returned, -one.paid]);
  steps.equal(exchange, "data.unpaid", sum([one.unpaid, one.owed]), closing, {
    zh: "unpaid + owed = opening_unpaid + opening_owed + ordered − returned − paid",
    en: "unpaid + owed = opening_unpaid + opening_owed + ordered − returned − paid",
  });
  steps.equal(exchange, "data.differences", differing(one, UNPAID), one.unpaid, {
    zh: "未付款的差异合计等于 unpaid",
    en: "the differences of unpaid orders add up to unpaid",
  });
  const debts = {
    zh: `账款与账龄合计都等于 owed ${one.owed}`,
    en: `debts and ageing add up to owed, ${one.owed}`,
  };
  steps.equal(exchange, "data.debts", sum(one.debts.map(amountOf)), one.owed, debts);
  steps.equal(exchange, "data.ageing", sum(one.ageing.map(amountOf)), one.owed, debts);
  const aged = one.ageing.filter(({ from_days: from, to_days: to, amount }) => {
    const some = one.debts.filter(({ age_days: age }) => age >= from && (to === null || age <= to));
    return sum(some.map(amountOf)) !== amount;
  });
  const byAge = { zh: "每段账龄等于该天数内的账款之和", en: "each age is the sum of the debts of its days" };
  steps.none(exchange, "data.ageing", byAge, { wrong: aged });
}
