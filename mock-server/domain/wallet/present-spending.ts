import { SpendingGroup } from "#generated/enums.ts";
import type { GetSpending200Data } from "#generated/model/getSpending200Data.ts";
import type { GetSpendingParams } from "#generated/model/getSpendingParams.ts";
import { pageOf } from "#mock/domain/common/handler.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import type { PurchasePart } from "./rules/purchase-parts.ts";
import {
  inPeriod,
  ordersOf,
  type SpendingSum,
  spendingPeriod,
  spentBy,
  sumByMonth,
  sumSpending,
} from "./rules/spending.ts";

const NO_GOODS = "运费及其他";

/** The spending of some stores of an account, grouped, a page at a time. 422 for days that are reversed or too many. */
export function presentSpending(
  state: WorldState,
  stores: readonly UserRecord[],
  query: GetSpendingParams,
): GetSpending200Data {
  const { group_by: group = SpendingGroup.month, store_id: storeId, page } = query;
  const period = spendingPeriod(query, state.clock.now());
  const shown = stores.filter(({ id }) => storeId === undefined || id === storeId);
  const parts = spentBy(state, shown, filterOf(state, query));
  const sums =
    group === SpendingGroup.month
      ? sumByMonth(parts, period)
      : sumSpending(parts, period, (part) => groupKey(state, group, part));
  const { list, ...rest } = pageOf(sums, page);
  const nameOf = (sum: SpendingSum) => rowName(state, group, stores, sum);
  return {
    list: list.map((sum) => ({
      key: sum.key,
      ...nameOf(sum),
      amount: toYuan(sum.amount),
      previous_amount: toYuan(sum.previous),
      orders: sum.orders,
      number: sum.number,
    })),
    ...rest,
    start_time: period.from,
    end_time: period.to,
    amount: toYuan(sums.reduce((all, { amount }) => all + amount, 0)),
    previous_amount: toYuan(sums.reduce((all, { previous }) => all + previous, 0)),
    orders: ordersOf(inPeriod(parts, period).now),
    store_name: shown[0] && storeId !== undefined ? shown[0].company : "",
    category_name: categoryName(state, query.category_id),
  };
}

const categoryName = (state: WorldState, id: number | undefined): string =>
  state.seed.categories.find((category) => category.id === id)?.name ?? "";

function filterOf(state: WorldState, { category_id: categoryId, sccj }: GetSpendingParams) {
  const leaves = categoryId === undefined ? undefined : state.seed.index.leavesOf.get(categoryId);
  return ({ line }: PurchasePart): boolean => {
    if (sccj !== undefined && line?.sccj !== sccj) return false;
    if (categoryId === undefined) return true;
    const category = line && state.goods.get(line.goodsId)?.category_id;
    return category !== undefined && (category === categoryId || leaves?.has(category) === true);
  };
}

/** The category of the first level; an id begins with that of its parent. */
const topCategory = (id: number): number => (id < 100 ? id : topCategory(Math.floor(id / 100)));

function groupKey(state: WorldState, group: SpendingGroup, { order, line }: PurchasePart): string {
  if (group === SpendingGroup.store) return String(order.userId);
  if (!line) return "";
  if (group === SpendingGroup.goods) return String(line.goodsId);
  if (group === SpendingGroup.maker) return line.sccj;
  const category = state.goods.get(line.goodsId)?.category_id;
  return category === undefined ? "" : String(topCategory(category));
}

function rowName(
  state: WorldState,
  group: SpendingGroup,
  stores: readonly UserRecord[],
  { key, part }: SpendingSum,
): { name: string; detail: string } {
  if (group === SpendingGroup.month) return { name: key, detail: "" };
  if (group === SpendingGroup.store)
    return { name: stores.find(({ id }) => String(id) === key)?.company ?? "", detail: "" };
  const line = part?.line;
  if (key === "" || !line) return { name: NO_GOODS, detail: "" };
  if (group === SpendingGroup.goods) return { name: line.name, detail: `${line.ypgg} ${line.sccj}` };
  if (group === SpendingGroup.maker) return { name: line.sccj, detail: "" };
  return { name: categoryName(state, Number(key)), detail: "" };
}
