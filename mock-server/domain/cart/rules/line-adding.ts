import { CartLineType, Flag } from "#generated/enums.ts";
import { CART_LINES_MAX } from "#generated/limits.ts";
import { invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES, type ShopRule } from "#mock/domain/common/shop-rules.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { goodsFor } from "#mock/domain/goods/rules/buying-rights.ts";
import { quantityProblem, raiseToMultiple, unavailability } from "#mock/domain/goods/rules/quantity.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { requireApproval } from "#mock/domain/user/rules/approval.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type CartLineRecord, FIRST_NEW_LINE_ID } from "../records.ts";
import { offerKey } from "./current-lines.ts";
import { cartLines } from "./priced-cart.ts";
import { rememberRemoved } from "./removed-lines.ts";
import { seenOffer } from "./seen-offer.ts";

export type CartAddition = {
  readonly goods_id: number;
  readonly number: number;
  readonly ck_id?: number;
  readonly type?: CartLineType;
  /** A line that leaves its place to this one. */
  readonly replaces?: number;
};

/** An invalid addition, by the field of the addition. */
type Problem = {
  readonly field: "goods_id" | "number" | "ck_id" | "type";
  readonly message: string;
  readonly rule: ShopRule;
};

/** The result of one addition: the position of its line, or the reason why there is none. */
type Added = { readonly at: number } | { readonly problem: Problem };

/**
 * Adds goods with their current offers; the quantity of goods already in the cart increases. Quantities are rounded
 * up to the multiple. If any addition exceeds limit or stock, is unavailable or has no room, nothing is added and each
 * problem is reported: 422 on the field returned by `fieldOf`. 403 before approval. Returns the lines.
 */
export function addToCart(
  state: WorldState,
  user: UserRecord,
  additions: readonly CartAddition[],
  fieldOf: (index: number, field: Problem["field"]) => string,
): CartLineRecord[] {
  const { add, lines, save } = openCart(state, user);
  const errors: Record<string, string[]> = {};
  let rule: ShopRule | undefined;
  const touched: number[] = [];
  for (const [index, addition] of additions.entries()) {
    const added = add(addition);
    if ("at" in added) touched.push(added.at);
    else {
      errors[fieldOf(index, added.problem.field)] = [added.problem.message];
      rule ??= added.problem.rule;
    }
  }
  if (rule) throw invalid(errors, rule);
  save();
  return touched.flatMap((at) => lines[at] ?? []);
}

/**
 * A buyer's cart while goods are added to it: `add` changes one line, or says why it cannot be; `save` keeps all. 403
 * before approval.
 */
export function openCart(state: WorldState, user: UserRecord) {
  requireApproval(user);
  const before = cartLines(state, user.id);
  const lines = [...before];
  const replaced = new Set<number>();
  // The positions of lines, by their offers and by their ids.
  const positions = new Map(lines.map((line, position) => [offerKey(line), position]));
  const places = new Map(lines.map(({ id }, place) => [id, place]));

  function add(addition: CartAddition): Added {
    const goods = goodsFor(state, user, addition.goods_id);
    const fresh = goods && lineOf(0, goods, addition.number, Flag.Yes);
    const position = fresh ? positions.get(offerKey(fresh)) : undefined;
    const inCart = position === undefined ? 0 : (lines[position]?.number ?? 0);
    const number = goods ? raiseToMultiple(inCart + addition.number, goods.zbz) : 0;
    const place = addition.replaces === undefined ? undefined : places.get(addition.replaces);
    const hasPlace = position !== undefined || place !== undefined;
    const problem = problemOf(goods, addition, number) ?? (hasPlace ? undefined : noRoom(lines));
    if (problem || !fresh) return { problem: problem ?? MISSING };
    const old = place === undefined ? undefined : lines[place];
    if (old && place !== position) {
      replaced.add(old.id);
      positions.delete(offerKey(old));
      // Its place has another line now, unless that is where the goods were already.
      if (position === undefined) places.delete(old.id);
    }
    const at = position ?? place ?? lines.length;
    const id = (position === undefined ? undefined : lines[at]?.id) ?? nextId();
    lines[at] = { ...fresh, id, number };
    positions.set(offerKey(fresh), at);
    places.set(id, at);
    return { at };
  }

  const nextId = () => state.next("cart-line", FIRST_NEW_LINE_ID);

  function save(): void {
    rememberRemoved(state, user.id, before, replaced);
    state.carts.put(
      user.id,
      lines.filter(({ id }) => !replaced.has(id)),
    );
  }

  return { lines, add, save };
}

const MISSING: Problem = {
  field: "goods_id",
  message: "商品不存在或已下架，请刷新后重新选购",
  rule: SHOP_RULES.exists,
};

/** Why a cart takes no more lines. */
function noRoom(lines: readonly CartLineRecord[]): Problem | undefined {
  if (lines.length < CART_LINES_MAX) return undefined;
  const message = `购物车最多 ${CART_LINES_MAX} 种商品，请先结算或删除一些商品`;
  return { field: "goods_id", message, rule: SHOP_RULES.maxSaved };
}

function problemOf(
  goods: GoodsRecord | undefined,
  { type, ck_id: warehouse }: CartAddition,
  number: number,
): Problem | undefined {
  if (!goods) return MISSING;
  const unavailable = unavailability(goods);
  if (unavailable !== undefined) return { field: "number", message: unavailable, rule: SHOP_RULES.onSale };
  if (warehouse !== undefined && warehouse !== goods.ck_id) {
    const message = `${goods.name}已调整发货仓库，请刷新后重新加购`;
    return { field: "ck_id", message, rule: SHOP_RULES.exists };
  }
  if (type === CartLineType.Combination && goods.sale_type !== CartLineType.Combination) {
    const message = `${goods.name}不是组合商品，请从商品页加购`;
    return { field: "type", message, rule: SHOP_RULES.exists };
  }
  const message = quantityProblem(goods, number);
  return message === undefined ? undefined : { field: "number", message, rule: SHOP_RULES.quantity };
}

/** A line with the goods' current offers. */
export function lineOf(id: number, goods: GoodsRecord, number: number, isSelected: Flag): CartLineRecord {
  const line = {
    id,
    goods_id: goods.id,
    number,
    is_selected: isSelected,
    type: goods.sale_type,
    goods_price_id: goods.goods_price_id,
    ladder_price_id: goods.ladder_price_id,
    goods_manjian_id: goods.goods_manjian_id,
    is_yj: goods.is_yj,
  };
  return { ...line, seen: seenOffer(line, goods) };
}
