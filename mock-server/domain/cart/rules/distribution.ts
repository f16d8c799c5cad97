import { Flag } from "#generated/enums.ts";
import { CART_LINES_MAX } from "#generated/limits.ts";
import type { DistributionCell } from "#generated/model/distributionCell.ts";
import type { DistributionProblem } from "#generated/model/distributionProblem.ts";
import { invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES, type ShopRule } from "#mock/domain/common/shop-rules.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { goodsFor } from "#mock/domain/goods/rules/buying-rights.ts";
import { unitsIn } from "#mock/domain/goods/rules/contents.ts";
import { quantityProblem, unavailability } from "#mock/domain/goods/rules/quantity.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { requireApproval } from "#mock/domain/user/rules/approval.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { CartLineRecord } from "../records.ts";
import { lineOf } from "./line-adding.ts";
import { cartLines } from "./priced-cart.ts";

type Problem = DistributionProblem & { readonly rule: ShopRule };

/** A store's cart with its cells that can be filled. */
export type FilledStore = {
  readonly store: UserRecord;
  readonly lines: readonly CartLineRecord[];
  /** The goods of those cells. */
  readonly goodsIds: ReadonlySet<number>;
};

export type Distribution = {
  /** In the order of the cells. */
  readonly stores: readonly FilledStore[];
  /** At most one for each cell, in their order. */
  readonly problems: readonly Problem[];
};

/** A cell with what it names. */
type Placed = DistributionCell & {
  readonly index: number;
  readonly store: UserRecord;
  readonly goods: GoodsRecord;
};

/**
 * Works out the carts of several stores of an owner, and why some cells cannot be filled; changes nothing. 422 on the
 * fields of cells that name no store of the group or no goods; 403 before approval. New lines get their ids from
 * `nextId`.
 */
export function planDistribution(
  state: WorldState,
  user: UserRecord,
  cells: readonly DistributionCell[],
  nextId: () => number,
): Distribution {
  requireApproval(user);
  const placed = placeCells(state, user, cells);
  const problems = new Map<number, Problem>();
  const seen = new Set<string>();
  for (const cell of placed) {
    const key = `${cell.store_id}-${cell.goods_id}`;
    const problem = seen.has(key) ? repeated(cell) : problemOf(cell);
    seen.add(key);
    if (problem) problems.set(cell.index, { index: cell.index, ...problem });
  }
  const fitting = placed.filter(({ index }) => !problems.has(index));
  for (const problem of sharedStockProblems(state, fitting)) problems.set(problem.index, problem);
  const stores = [...Map.groupBy(placed, ({ store }) => store).entries()].map(([store, group]) => {
    const filled = group.filter(({ index }) => !problems.has(index));
    const { lines, withoutRoom } = fillCart(cartLines(state, store.id), filled, nextId);
    for (const { index } of withoutRoom) problems.set(index, { index, ...NO_ROOM });
    const goodsIds = new Set(
      filled.filter(({ index }) => !problems.has(index)).map(({ goods_id }) => goods_id),
    );
    return { store, lines, goodsIds };
  });
  return { stores, problems: [...problems.values()].toSorted((a, b) => a.index - b.index) };
}

/** The cells with their stores, and goods as these may buy them; 422 for what they do not name. */
function placeCells(state: WorldState, user: UserRecord, cells: readonly DistributionCell[]): Placed[] {
  const errors: Record<string, string[]> = {};
  let rule: ShopRule | undefined;
  const placed: Placed[] = [];
  for (const [index, cell] of cells.entries()) {
    const store = state.users.get(cell.store_id);
    const isOwned = store?.ownerId === user.ownerId;
    const goods = goodsFor(state, store, cell.goods_id);
    if (!isOwned) {
      errors[`cells.${index}.store_id`] = ["门店不存在或不属于您，请重新选择门店"];
      rule ??= SHOP_RULES.ownData;
    }
    if (!goods) {
      errors[`cells.${index}.goods_id`] = ["商品不存在或已下架，请刷新后重新选购"];
      rule ??= SHOP_RULES.exists;
    }
    if (store && goods) placed.push({ ...cell, index, store, goods });
  }
  if (rule) throw invalid(errors, rule);
  return placed;
}

const repeated = ({ goods }: Placed): Omit<Problem, "index"> => ({
  field: "goods_id",
  message: `${goods.name}在同一门店填了两次，请合并后提交`,
  rule: SHOP_RULES.distribution,
});

/** Why a store cannot have this number of the goods, whatever the other stores have. */
function problemOf({ store, goods, number }: Placed): Omit<Problem, "index"> | undefined {
  if (store.is_passed === Flag.No) {
    const message = `${store.company}的资质尚未审核通过，暂不能采购`;
    return { field: "store_id", message, rule: SHOP_RULES.approval };
  }
  const unavailable = unavailability(goods);
  if (unavailable !== undefined) return { field: "goods_id", message: unavailable, rule: SHOP_RULES.onSale };
  const message = quantityProblem(goods, number);
  return message === undefined ? undefined : { field: "number", message, rule: SHOP_RULES.quantity };
}

/** All stores buy from one stock, and combinations from that of their parts. */
function sharedStockProblems(state: WorldState, cells: readonly Placed[]): Problem[] {
  const goodsOf = (id: number) => state.goods.get(id);
  const units = unitsIn(
    cells.map(({ goods_id: goodsId, number }) => ({ goodsId, number })),
    goodsOf,
  );
  return cells.flatMap(({ index, goods_id: goodsId }) => {
    for (const id of unitsIn([{ goodsId, number: 1 }], goodsOf).keys()) {
      const goods = goodsOf(id);
      const requested = units.get(id) ?? 0;
      if (!goods || requested <= goods.number) continue;
      const message = `各店共要 ${requested} ${goods.bzdw}${goods.name}，库存仅剩 ${goods.number} ${goods.bzdw}`;
      return [{ index, field: "number", message, rule: SHOP_RULES.distribution }];
    }
    return [];
  });
}

const NO_ROOM = {
  field: "goods_id",
  message: `该门店的购物车已有 ${CART_LINES_MAX} 种商品，请先结算或删除一些商品`,
  rule: SHOP_RULES.maxSaved,
} as const;

/** A cart in which each of the goods has one line with its number. */
function fillCart(before: readonly CartLineRecord[], cells: readonly Placed[], nextId: () => number) {
  const requested = new Map(cells.map((cell) => [cell.goods_id, cell]));
  const placed = new Set<number>();
  const lines: CartLineRecord[] = [];
  for (const line of before) {
    const cell = requested.get(line.goods_id);
    if (cell && placed.has(line.goods_id)) continue;
    placed.add(line.goods_id);
    lines.push(cell ? lineOf(line.id, cell.goods, cell.number, Flag.Yes) : line);
  }
  const added = cells.filter(({ goods_id }) => !placed.has(goods_id));
  const room = CART_LINES_MAX - lines.length;
  for (const { goods, number } of added.slice(0, room)) lines.push(lineOf(nextId(), goods, number, Flag.Yes));
  return { lines, withoutRoom: added.slice(room) };
}
