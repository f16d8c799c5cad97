import type { CreateOrderBody } from "#generated/model/createOrderBody.ts";
import { findOrder } from "#mock/state/commands/find-order.ts";
import { placeOrder } from "#mock/state/commands/place-order.ts";
import { presentCreatedOrder, presentOrder } from "#mock/state/present/order.ts";
import { notFound } from "#mock/state/refusal.ts";
import { buyerOf, created, type Handler, ok } from "./define.ts";

export const createOrder: Handler<{ body: CreateOrderBody }> = (request, state) => {
  const {
    checkout_no: checkoutNo,
    address_id: addressId,
    invoice_kind: invoiceKind,
    delivery_type: deliveryType = 1,
    remark = "",
    ...deductions
  } = request.body;
  const order = placeOrder(state, buyerOf(request, state), {
    checkoutNo,
    addressId,
    invoiceKind,
    deliveryType,
    remark,
    deductions,
  });
  return created(presentCreatedOrder(order));
};

export const getOrder: Handler<{ path: { id: number } }> = (request, state) => {
  const order = findOrder(state, buyerOf(request, state), request.path.id);
  if (!order) throw notFound("订单不存在，请返回订单列表确认");
  return ok(presentOrder(order, request.origin));
};
