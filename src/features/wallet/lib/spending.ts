import { spendingGroupLabels } from "#generated/enum-labels.ts";
import { SpendingGroup } from "#generated/enums.ts";
import type { GetSpendingParams, SpendingRow } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import {
  type AddressQuery,
  DAYS_AND_PAGE,
  describeQuery,
  type Fields,
  id,
  oneOf,
  text,
} from "#src/shared/lib/address-query.ts";
import { minusMoney, shareOfMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";
import { type DaySpan, spanProblem } from "#src/shared/lib/quick-days.ts";
import type { Column } from "#src/shared/lib/sheet.ts";
import { paths } from "#src/shared/paths.ts";

const DAY_MS = 86_400_000;
const MOST_MAKER = 200;

/** The groupings as tabs, by month first. */
export const SPENDING_GROUPS = Object.values(SpendingGroup);

export const spendingQuery = describeQuery({
  group_by: oneOf(SPENDING_GROUPS),
  store_id: id,
  category_id: id,
  sccj: text(MOST_MAKER),
  ...DAYS_AND_PAGE,
} satisfies Fields<GetSpendingParams>);

export type SpendingAddress = AddressQuery<ReturnType<typeof spendingQuery.read>>;

/** Why the days cannot be analyzed, or undefined. An open end is the server's choice. */
export function periodProblem(
  { start_time: from, end_time: to }: DaySpan,
  today: string,
): string | undefined {
  const days = from ? (Date.parse(to ?? today) - Date.parse(from)) / DAY_MS : 0;
  if (days >= terms.spending.most_days) return `时间范围最长 ${terms.spending.most_days} 天，请缩短`;
  return spanProblem({ start_time: from, end_time: to ?? today });
}

/** The change from a year before in per cent: `+12.5%`; `--` where there was nothing, or one of them is not known. */
export function changeText(amount: Money, before: Money): string {
  if (!(before > 0 && Number.isFinite(amount))) return "--";
  const percent = shareOfMoney(minusMoney(amount, before), before) * 100;
  return `${percent > 0 ? "+" : ""}${percent.toFixed(1)}%`;
}

/** The share of a row in the sum of all: `12.5%`. */
export const shareText = (amount: Money, whole: Money): string =>
  whole > 0 && Number.isFinite(amount) ? `${(shareOfMoney(amount, whole) * 100).toFixed(1)}%` : "--";

type Drill = Pick<SpendingAddress, "query" | "hrefOf">;

/** The page that a row opens: its goods, or for goods their own page. Undefined for what belongs to no goods. */
export function drillPath(group: SpendingGroup, { key }: SpendingRow, period: Required<DaySpan>, at: Drill) {
  if (key === "") return undefined;
  const goods = { group_by: SpendingGroup.goods } as const;
  if (group === SpendingGroup.goods) return paths.goods(Number(key));
  if (group === SpendingGroup.store) return at.hrefOf({ ...goods, store_id: Number(key) });
  if (group === SpendingGroup.category) return at.hrefOf({ ...goods, category_id: Number(key) });
  if (group === SpendingGroup.maker) return at.hrefOf({ ...goods, sccj: key });
  return at.hrefOf({ ...goods, ...daysOfMonth(key, period) });
}

/** The days of a month that are in a period. */
export function daysOfMonth(month: string, { start_time: from = "", end_time: to = "" }: DaySpan) {
  const [first, last] = [`${month}-01`, lastDay(month)];
  return { start_time: from > first ? from : first, end_time: to < last ? to : last };
}

function lastDay(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The columns of an exported analysis. */
export const spendingColumns = (group: SpendingGroup): readonly Column<SpendingRow>[] => [
  [spendingGroupLabels[group].replace("按", ""), ({ name }) => name],
  ...(group === SpendingGroup.goods
    ? ([["规格与生产企业", ({ detail }) => detail]] satisfies Column<SpendingRow>[])
    : []),
  ["采购金额（元）", ({ amount }) => amount, "amount"],
  ["去年同期（元）", ({ previous_amount: before }) => before, "amount"],
  ["同比", ({ amount, previous_amount: before }) => changeText(amount, before)],
  ["订单数", ({ orders }) => orders],
  ["数量", ({ number }) => number],
];
