import { OrderStatus } from "#generated/enums.ts";
import type { BuyOrderAgainBody } from "#generated/model/buyOrderAgainBody.ts";
import type { CancelOrderBody } from "#generated/model/cancelOrderBody.ts";
import type { CreateOrderBody } from "#generated/model/createOrderBody.ts";
import type { ListOrdersParams } from "#generated/model/listOrdersParams.ts";
import type { PreviewOrderBody } from "#generated/model/previewOrderBody.ts";
import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import { withinDays } from "#mock/domain/common/days.ts";
import {
  buyerOf,
  created,
  type Handler,
  type HandlerRequest,
  ok,
  pageOf,
} from "#mock/domain/common/handler.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import { findOwned } from "#mock/domain/common/owned-record.ts";
import { conflict, invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { limitReasons, soldLines } from "#mock/domain/team/rules/limits.ts";
import { memberOfSession } from "#mock/domain/team/rules/members.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { buyAgain } from "./commands/buy-again.ts";
import { cancelOrder as cancel, confirmReceipt } from "./commands/cancellation.ts";
import { presentBuyAgain } from "./present/buy-again.ts";
import { presentDossier } from "./present/dossier.ts";
import { presentLogistics } from "./present/logistics.ts";
import { presentCreatedOrder, presentOrder, presentOrderSummary, presentPreview } from "./present/order.ts";
import type { OrderRecord } from "./records.ts";
import { resolveDeductions } from "./rules/deduction-choice.ts";
import { chilledDay, isChilled } from "./rules/dispatch.ts";
import { placeOrder } from "./rules/order-placer.ts";
import { requireOrder } from "./rules/owned-order.ts";

type ById = { path: { id: number } };

export const createOrder: Handler<{ body: CreateOrderBody }> = (request, state) => {
  const member = memberOfSession(state, request.sessionToken);
  const order = placeOrder(state, buyerOf(request, state), request.body, member && { member });
  return created(presentCreatedOrder(order));
};

export const previewOrder: Handler<{ body: PreviewOrderBody }> = (request, state) => {
  const user = buyerOf(request, state);
  const { checkout_no: no, address_id: addressId, ...requested } = request.body;
  const checkout = findOwned(state.checkouts, no, user);
  if (!checkout)
    throw invalidField("checkout_no", "结算单不存在或已失效，请返回购物车重新结算", SHOP_RULES.ownData);
  const addresses = state.addresses.get(user.id) ?? [];
  if (addressId !== undefined && !addresses.some(({ id }) => id === addressId)) {
    throw invalidField("address_id", "收货地址不存在，请重新选择收货地址", SHOP_RULES.ownData);
  }
  if (checkout.orderId !== null)
    throw conflict("结算单已提交，请在我的订单中查看", SHOP_RULES.checkoutUnchanged);
  const resolved = resolveDeductions(state, user, checkout, requested);
  const member = memberOfSession(state, request.sessionToken);
  const reasons = limitReasons(state, member, resolved.amounts.amount, soldLines(state, checkout));
  const goodsIds = checkout.lines.map(({ line }) => line.goods_id);
  const isWaiting = isChilled(state, goodsIds, requested.delivery_type);
  const dispatchAt = isWaiting ? chilledDay(state.clock.now()) : null;
  return ok(presentPreview(checkout, resolved, reasons, dispatchAt));
};

export const listOrders: Handler<{ query: ListOrdersParams }> = (request, state) => {
  const user = buyerOf(request, state);
  const { status, keywords, page, page_size: size } = request.query;
  const isWithin = withinDays(request.query);
  const word = (keywords ?? "").trim().toLowerCase();
  const found = newestOwned(state.orders, user).filter(
    (order) =>
      (status === undefined || order.status === status) && isWithin(order.createdAt) && mentions(order, word),
  );
  const { list, ...rest } = pageOf(found, page, size);
  return ok({ list: list.map((order) => presentOrderSummary(state, user, order, request.origin)), ...rest });
};

const mentions = ({ orderNo, lines }: OrderRecord, word: string): boolean =>
  orderNo.toLowerCase().includes(word) || lines.some(({ name }) => name.toLowerCase().includes(word));

export const listOrderCounts: Handler = (request, state) => {
  const orders = newestOwned(state.orders, buyerOf(request, state));
  const numberOf = (status: number) => orders.filter((order) => order.status === status).length;
  return ok(Object.values(OrderStatus).map((status) => ({ status, number: numberOf(status) })));
};

function requestedOrder(
  request: HandlerRequest<ById>,
  state: WorldState,
): { user: UserRecord; order: OrderRecord } {
  const user = buyerOf(request, state);
  return { user, order: requireOrder(state, user, request.path.id) };
}

export const getOrder: Handler<ById> = (request, state) => {
  const { user, order } = requestedOrder(request, state);
  return ok(presentOrder(state, user, order, request.origin));
};

export const cancelOrder: Handler<ById & { body: CancelOrderBody }> = (request, state) => {
  const user = buyerOf(request, state);
  const { reason, remark = "" } = request.body;
  const order = cancel(state, user, request.path.id, reason, remark);
  return ok(presentOrderSummary(state, user, order, request.origin));
};

export const receiveOrder: Handler<ById> = (request, state) => {
  const user = buyerOf(request, state);
  const order = confirmReceipt(state, user, request.path.id);
  return ok(presentOrderSummary(state, user, order, request.origin));
};

export const getBuyAgainPreview: Handler<ById> = (request, state) => {
  const { user, order } = requestedOrder(request, state);
  return ok(presentBuyAgain(state, user, order, request.origin));
};

export const buyOrderAgain: Handler<ById & { body?: BuyOrderAgainBody }> = (request, state) => {
  const user = buyerOf(request, state);
  const { added, failed } = buyAgain(state, user, request.path.id, request.body?.params);
  return ok({ total: cartLines(state, user.id).length, added, failed });
};

export const getOrderDossier: Handler<ById> = (request, state) => {
  const { user, order } = requestedOrder(request, state);
  const { shippedAt } = order;
  if (shippedAt === null) throw conflict("订单还未发货，发货后可查看随货资料", SHOP_RULES.orderState);
  return ok(presentDossier(state, user, { ...order, shippedAt }, request.origin));
};

export const listLogistics: Handler<ById> = (request, state) =>
  ok(presentLogistics(requestedOrder(request, state).order, state.clock.now(), state.seed.strangers));
