import { SpendingGroup } from "#generated/enums.ts";
import type { GetSpending200Data } from "#generated/model/getSpending200Data.ts";
import { fen } from "../../api-client/amounts.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Fields } from "../../api-client/request/input.ts";
import type { Flow, Steps } from "./steps.ts";

/** Longer lists of groups are not added up. */
const MOST_PAGES = 20;
const MONTHS_BEFORE = 11;
const DAY_LENGTH = "YYYY-MM-DD".length;

type Whole = { readonly data: GetSpending200Data; readonly exchange: Exchange };

/** Every grouping of what was bought adds up to the same, which agrees with the statements. */
export const spending: Flow = {
  id: "spending",
  name: { zh: "流程：采购分析", en: "flow: what was bought" },
  operations: ["getSpending", "getStatement", "listStores"],
  writes: false,
  async walk(steps) {
    const months = await whole(steps, { group_by: SpendingGroup.month });
    for (const group_by of Object.values(SpendingGroup)) {
      const { data, exchange } = await whole(steps, { group_by });
      const sums = { zh: "等于各组之和", en: "the sum of the groups" };
      if (data.list.length === data.total) {
        steps.equal(exchange, "data.amount", data.amount, sum(data.list, "amount"), sums);
        steps.equal(
          exchange,
          "data.previous_amount",
          data.previous_amount,
          sum(data.list, "previous_amount"),
          sums,
        );
      }
      const same = { zh: "与按月份的合计相同", en: "the same as by month" };
      steps.equal(exchange, "data.amount", data.amount, months.data.amount, same);
      steps.equal(exchange, "data.previous_amount", data.previous_amount, months.data.previous_amount, same);
      await filtersByKey(steps, group_by, data);
    }
    const { data, exchange } = months;
    const names = { zh: "没有筛选时为空", en: "empty without the filter" };
    steps.equal(exchange, "data.store_name", `${data.store_name}${data.category_name}`, "", names);
    await keepsToItsDays(steps, months);
    await agreesWithStatements(steps);
  },
};

/**
 * The current store has bought since its first order what its statements say was ordered, less what came back and what
 * is still unpaid; only for a store whose first order is in the period.
 */
async function agreesWithStatements(steps: Steps): Promise<void> {
  const store = (await steps.succeed("listStores")).data.find(({ is_current: isCurrent }) => isCurrent === 1);
  const { data: now } = await steps.succeed("getStatement");
  if (!store) return;
  const { data, exchange } = await whole(steps, { group_by: SpendingGroup.month, store_id: store.id });
  if (now.first_month < data.start_time.slice(0, now.month.length)) return;
  let bought = -fen(now.unpaid);
  for (const { key } of data.list) {
    const { data: one } = await steps.succeed("getStatement", { query: { month: key } });
    bought += fen(one.ordered) - fen(one.returned);
  }
  steps.equal(exchange, "data.amount", data.amount, bought / 100, {
    zh: "等于各月对账单的订货减去退货退款和未付订单",
    en: "what the statements have as ordered, less returned and unpaid",
  });
}

const FILTERS = { store: "store_id", category: "category_id", maker: "sccj" } as const;

/** The filter of a grouping, set to the key of its first row, leaves that row's amount; only goods have a detail. */
async function filtersByKey(steps: Steps, group: SpendingGroup, { list }: GetSpending200Data): Promise<void> {
  const first = list.find(({ key }) => key !== "");
  if (!first || group === SpendingGroup.month || group === SpendingGroup.goods) return;
  const { data, exchange } = await steps.succeed("getSpending", { query: { [FILTERS[group]]: first.key } });
  const row = { zh: `分组 ${first.key} 的金额`, en: `the amount of the group ${first.key}` };
  steps.equal(exchange, "data.amount", data.amount, first.amount, row);
  steps.equal(exchange, "data.previous_amount", data.previous_amount, first.previous_amount, row);
  const detailed = data.list.filter(({ detail }) => detail !== "");
  steps.none(
    exchange,
    "data.list[].detail",
    { zh: "不是商品时为空", en: "empty for all but goods" },
    { detailed },
  );
}

/** Without days it is a year of months up to today; the days of a year before are those of another call. */
async function keepsToItsDays(steps: Steps, { data, exchange }: Whole): Promise<void> {
  const { start_time: start, end_time: end, previous_amount: before } = data;
  const first = new Date(`${end.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - MONTHS_BEFORE);
  const day = first.toISOString().slice(0, DAY_LENGTH);
  steps.equal(exchange, "data.start_time", start, day, {
    zh: "十一个月前的一日",
    en: "eleven months before",
  });
  const yearAgo = (of: string) => `${Number(of.slice(0, 4)) - 1}${of.slice(4)}`;
  if (end.endsWith("02-29")) return;
  const query = { start_time: yearAgo(start), end_time: yearAgo(end) };
  const then = await steps.succeed("getSpending", { query });
  const same = { zh: "去年同期的采购金额", en: "what was bought a year before" };
  steps.equal(exchange, "data.previous_amount", before, then.data.amount, same);
  const refusal = { status: 422, rule: "check-ignored", field: "end_time" } as const;
  const wrong = { "reversed days": [end, start], "too many days": [yearAgo(start), end] } as const;
  for (const [probe, [start_time, end_time]] of Object.entries(wrong))
    await steps.refused("getSpending", probe, refusal, { query: { start_time, end_time } });
}

const sum = (rows: GetSpending200Data["list"], field: "amount" | "previous_amount"): number =>
  rows.reduce((all, row) => all + fen(row[field]), 0) / 100;

/** All pages of a grouping as one. */
async function whole(steps: Steps, query: Fields): Promise<Whole> {
  const first = await steps.succeed("getSpending", { query });
  const list = [...first.data.list];
  for (let page = 2; list.length < first.data.total && page <= MOST_PAGES; page += 1)
    list.push(...(await steps.succeed("getSpending", { query: { ...query, page } })).data.list);
  return { data: { ...first.data, list }, exchange: first.exchange };
}
