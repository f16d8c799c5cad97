import { CartFilterId, Flag } from "#generated/enums.ts";
import type { AddCartLinesBody } from "#generated/model/addCartLinesBody.ts";
import type { CheckoutCartBody } from "#generated/model/checkoutCartBody.ts";
import type { CopyCartBody } from "#generated/model/copyCartBody.ts";
import type { DeleteCartLinesBody } from "#generated/model/deleteCartLinesBody.ts";
import type { DistributeCartBody } from "#generated/model/distributeCartBody.ts";
import type { EditCartLineBody } from "#generated/model/editCartLineBody.ts";
import type { GetCartTopUpParams } from "#generated/model/getCartTopUpParams.ts";
import type { HideCartHintParams } from "#generated/model/hideCartHintParams.ts";
import type { ListCartLinesParams } from "#generated/model/listCartLinesParams.ts";
import type { PreviewDistributionBody } from "#generated/model/previewDistributionBody.ts";
import type { ReadCartChangesBody } from "#generated/model/readCartChangesBody.ts";
import type { RestoreCartLinesBody } from "#generated/model/restoreCartLinesBody.ts";
import type { SelectCartLinesBody } from "#generated/model/selectCartLinesBody.ts";
import { buyerOf, type Handler, ok } from "#mock/domain/common/handler.ts";
import { invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { viewOf } from "#mock/domain/goods/present/goods.ts";
import { presentCheckout } from "#mock/domain/order/present/order.ts";
import { limitReasons } from "#mock/domain/team/rules/limits.ts";
import { memberOfSession } from "#mock/domain/team/rules/members.ts";
import { copyCart as copy } from "./commands/cart-copy.ts";
import { distributeCart as distribute } from "./commands/cart-distribution.ts";
import { loadCart } from "./commands/cart-loading.ts";
import { readChanges } from "./commands/change-reading.ts";
import { hideHint } from "./commands/hint-hiding.ts";
import { removeLines } from "./commands/line-removing.ts";
import { presentCartLine, presentPaidLine } from "./present/cart-line.ts";
import { presentCart, presentCartState, presentTotals } from "./present/cart.ts";
import { presentDistribution } from "./present/distribution.ts";
import { presentTopUp } from "./present/top-up.ts";
import { openCheckout } from "./rules/checkout-opening.ts";
import { planDistribution } from "./rules/distribution.ts";
import { addToCart } from "./rules/line-adding.ts";
import { selectLines, setLineNumber } from "./rules/line-edits.ts";
import { cartLinePrice } from "./rules/line-price.ts";
import { cartLines, hasTier, pricedCart } from "./rules/priced-cart.ts";
import { restoreRemoved } from "./rules/removed-lines.ts";
import { topUpProposals } from "./rules/top-up.ts";

/** A cart that is only worked out keeps no lines. */
const NOT_STORED = 0;

export const addCartLines: Handler<{ body: AddCartLinesBody }> = (request, state) => {
  const user = buyerOf(request, state);
  const lines = addToCart(state, user, request.body.params, (index, field) => `params.${index}.${field}`);
  return ok({
    total: cartLines(state, user.id).length,
    lines: lines.map(({ id, goods_id, number }) => ({ id, goods_id, number })),
  });
};

export const quickAddCartLine: Handler<{ path: { id: number } }> = (request, state) => {
  const user = buyerOf(request, state);
  const goods = state.goods.get(request.path.id);
  if (!goods) throw notFound("商品不存在或已下架，请刷新后重新选购", SHOP_RULES.exists);
  const [line] = addToCart(state, user, [{ goods_id: goods.id, number: goods.zbz }], () => "id");
  return ok({ total: cartLines(state, user.id).length, number: line?.number ?? 0 });
};

export const listCartLines: Handler<{ query: ListCartLinesParams }> = (request, state) => {
  const user = buyerOf(request, state);
  const filter = request.query.filters ?? CartFilterId.All;
  return ok(presentCart(state, user, loadCart(state, user), filter, request.origin));
};

export const getCartTotal: Handler = (request, state) => {
  const { id } = buyerOf(request, state);
  return ok(presentTotals(state, id, pricedCart(state, id)));
};

export const getCartTopUp: Handler<{ query: GetCartTopUpParams }> = (request, state) => {
  const user = buyerOf(request, state);
  const { goal, tier_id: tierId } = request.query;
  if (tierId !== undefined && !hasTier(tierId))
    throw invalidField("tier_id", "满减或折扣档位不存在，请刷新购物车", SHOP_RULES.exists);
  const query = { ...(goal && { goal }), ...(tierId !== undefined && { tierId }) };
  const { amount, proposals } = topUpProposals(state, user, query);
  return ok(presentTopUp(amount, proposals, viewOf(state, user, request.origin)));
};

export const getCartLinePrice: Handler<{ path: { id: number } }> = (request, state) => {
  const { id: lineId } = request.path;
  const price = cartLinePrice(state, buyerOf(request, state).id, lineId);
  if (!price) throw notFound("该商品已不在购物车中，请刷新购物车", SHOP_RULES.ownData);
  const [line] = presentPaidLine(lineId, 0, price);
  return ok(line);
};

export const copyCart: Handler<{ body: CopyCartBody }> = (request, state) =>
  ok(copy(state, buyerOf(request, state), request.body.ids, request.body.other_user_ids));

export const distributeCart: Handler<{ body: DistributeCartBody }> = (request, state) =>
  ok(presentDistribution(state, distribute(state, buyerOf(request, state), request.body.cells)));

export const previewDistribution: Handler<{ body: PreviewDistributionBody }> = (request, state) => {
  const plan = planDistribution(state, buyerOf(request, state), request.body.cells, () => NOT_STORED);
  return ok(presentDistribution(state, plan));
};

export const checkoutCart: Handler<{ body: CheckoutCartBody }> = (request, state) => {
  const user = buyerOf(request, state);
  const opened = openCheckout(state, user, request.body.ids);
  const member = memberOfSession(state, request.sessionToken);
  const reasons = limitReasons(state, member, opened.checkout.amounts.amount, opened.lines);
  return ok(presentCheckout(state, user, { ...opened, reasons }, request.origin));
};

export const deleteCartLines: Handler<{ body: DeleteCartLinesBody }> = (request, state) =>
  ok(removeLines(state, buyerOf(request, state), request.body.ids));

export const restoreCartLines: Handler<{ body: RestoreCartLinesBody }> = (request, state) =>
  ok(restoreRemoved(state, buyerOf(request, state), request.body.ids));

export const readCartChanges: Handler<{ body: ReadCartChangesBody }> = (request, state) =>
  ok({ read: readChanges(state, buyerOf(request, state), request.body.ids) });

export const editCartLine: Handler<{ path: { id: number }; body: EditCartLineBody }> = (request, state) => {
  const user = buyerOf(request, state);
  const changed = setLineNumber(state, user, request.path.id, request.body.params.number);
  return ok({
    ...presentCartState(state, user.id, pricedCart(state, user.id)),
    line: presentCartLine(changed, viewOf(state, user, request.origin)),
  });
};

export const selectCartLines: Handler<{ body: SelectCartLinesBody }> = (request, state) => {
  const user = buyerOf(request, state);
  const { changed, refusedIds } = selectLines(state, user, request.body.ids, request.body.is_selected);
  return ok({
    changed,
    refused_ids: refusedIds,
    ...presentCartState(state, user.id, pricedCart(state, user.id)),
  });
};

export const hideCartHint: Handler<{ query: HideCartHintParams }> = (request, state) => {
  const { type, hide = Flag.Yes } = request.query;
  return ok({ hidden_hints: hideHint(state, buyerOf(request, state), type, hide === Flag.Yes) });
};
