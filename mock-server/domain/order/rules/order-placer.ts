import { DeliveryType, Flag, GiftDataType, OrderStatus, PayMethod, PointsUseType } from "#generated/enums.ts";
import type { CreateOrderBody } from "#generated/model/createOrderBody.ts";
import type { AddressRecord } from "#mock/domain/address/records.ts";
import { isLicensed } from "#mock/domain/address/rules.ts";
import type { CheckoutLine, CheckoutRecord } from "#mock/domain/cart/records.ts";
import { checkoutAmounts } from "#mock/domain/cart/rules/checkout-amounts.ts";
import { orderProblems } from "#mock/domain/cart/rules/line-check.ts";
import { deleteLines } from "#mock/domain/cart/rules/line-edits.ts";
import { cartLines, orderTerms, priceLines } from "#mock/domain/cart/rules/priced-cart.ts";
import type { PricedLine } from "#mock/domain/cart/rules/priced-line.ts";
import { documentNumber } from "#mock/domain/common/document-number.ts";
import { findOwned } from "#mock/domain/common/owned-record.ts";
import { conflict, invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { addPoints } from "#mock/domain/points/rules/points-log.ts";
import type { TeamMemberRecord } from "#mock/domain/team/records.ts";
import { limitReasons } from "#mock/domain/team/rules/limits.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { requireAgreement, requireApproval } from "#mock/domain/user/rules/approval.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, formatYuan, toFen } from "#mock/world/money.ts";
import { type GiftRecord, type OrderLineRecord, type OrderRecord, FIRST_NEW_ORDER_ID } from "../records.ts";
import { type Resolved, resolveDeductions, resolveTitle, takeDeductions } from "./deduction-choice.ts";
import { payOrder } from "./order-progress.ts";
import { takeStock } from "./stock.ts";
import { PAY_WINDOW_MS } from "./timeline.ts";

/** An order that can be placed. */
export type DraftOrder = {
  readonly checkout: CheckoutRecord;
  readonly lines: readonly PricedLine[];
  readonly address: AddressRecord;
  readonly resolved: Resolved;
  /** 0 without one. */
  readonly titleId: number;
};

/**
 * The order that a checkout becomes. 422 for an unknown checkout, address, coupon, voucher or invoice title, and an
 * address that the goods may not go to; 409 when a line, the stock or anything that is charged has changed.
 */
export function draftOrder(state: WorldState, user: UserRecord, request: CreateOrderBody): DraftOrder {
  requireApproval(user);
  requireAgreement(user);
  const checkout = findOwned(state.checkouts, request.checkout_no, user);
  const address = state.addresses.get(user.id)?.find(({ id }) => id === request.address_id);
  if (!checkout || !address) {
    throw invalid(
      {
        ...(!checkout && { checkout_no: ["结算单不存在或已失效，请返回购物车重新结算"] }),
        ...(!address && { address_id: ["收货地址不存在，请重新选择收货地址"] }),
      },
      SHOP_RULES.ownData,
    );
  }
  requireAllowedAddress(state, user, checkout, address, request.delivery_type);
  const lines = linesOf(state, checkout);
  requireSameAmounts(state, checkout, lines, request.delivery_type === DeliveryType.PickUp);
  const resolved = resolveDeductions(state, user, checkout, request);
  if (request.amount !== undefined) requireShownAmount(toFen(request.amount), resolved.amounts.amount);
  const title = resolveTitle(state, user, request.invoice_title_id, request.invoice_kind);
  return { checkout, lines, address, resolved, titleId: title?.id ?? 0 };
}

/** Who places an order: a person of the team, whose limits hold unless somebody has approved. */
export type Placer = { readonly member: TeamMemberRecord; readonly approver?: string };

/**
 * Turns a checkout into an order: takes the stock, coupon, vouchers and points, and removes the lines from the cart.
 * Idempotent: the same checkout returns the same order. An order that costs nothing is paid immediately. Refuses as
 * draftOrder does, and with 409 what is above the limits of the person.
 */
export function placeOrder(
  state: WorldState,
  user: UserRecord,
  request: CreateOrderBody,
  placer?: Placer,
): OrderRecord {
  const known = findOwned(state.checkouts, request.checkout_no, user);
  const done = known?.orderId == null ? undefined : state.orders.get(known.orderId);
  if (done) return done;
  const draft = draftOrder(state, user, request);
  const { checkout, lines } = draft;
  if (placer && placer.approver === undefined) {
    const [reason] = limitReasons(state, placer.member, draft.resolved.amounts.amount, lines);
    if (reason !== undefined) throw conflict(`${reason}，请提交审批`, SHOP_RULES.teamLimit);
  }
  const order = newOrder(state, draft, request, placer);
  takeStock(state, order.lines);
  takeDeductions(state, order.id, order.couponId, order.vouchers);
  const remark = `订单 ${order.orderNo} 抵扣`;
  addPoints(state, user.id, {
    use: PointsUseType.OrderDeduction,
    points: -order.amounts.points,
    remark,
    at: order.createdAt,
  });
  deleteLines(
    state,
    user,
    lines.map(({ line }) => line.id),
  );
  state.orders.put(order.id, order);
  state.checkouts.put(checkout.checkoutNo, { ...checkout, orderId: order.id });
  return order.amounts.amount === 0 ? payOrder(state, order, PayMethod.Balance, order.createdAt) : order;
}

/** 422 where goods that the law sends to the licensed address alone would be delivered elsewhere. */
function requireAllowedAddress(
  state: WorldState,
  user: UserRecord,
  { lines }: CheckoutRecord,
  address: AddressRecord,
  delivery: CreateOrderBody["delivery_type"],
): void {
  if (delivery === DeliveryType.PickUp || isLicensed(address, user)) return;
  const names = lines.flatMap(({ line }) => {
    const goods = state.goods.get(line.goods_id);
    return goods?.licensed_address_only === Flag.Yes ? [goods.name] : [];
  });
  if (names.length === 0) return;
  const message = `${names.join("、")}属含特殊药品复方制剂，依法只能送到证照登记的地址，请改选收货地址`;
  throw invalid({ address_id: [message] }, SHOP_RULES.licensedAddress);
}

/** The lines of a checkout; 409 with the reason if anything about them has changed. */
function linesOf(state: WorldState, checkout: CheckoutRecord): PricedLine[] {
  const current = new Map(cartLines(state, checkout.userId).map((line) => [line.id, line]));
  const lines = checkout.lines.map((agreed) => {
    const line = current.get(agreed.line.id);
    const [priced] = line ? priceLines(state, checkout.userId, [line]) : [];
    if (!priced) throw changed(`${goodsName(state, agreed)}已不在购物车中`);
    const difference = differenceOf(agreed, priced);
    if (difference !== undefined) throw changed(difference);
    return priced;
  });
  const [problem] = orderProblems(state, checkout.userId, lines);
  if (problem) throw changed(problem.message);
  return lines;
}

/** The amounts of an order besides its lines, with their names for the buyer. */
const CHARGES = [
  ["manjian", "满减优惠"],
  ["discount", "折扣优惠"],
  ["gift", "换购金额"],
  ["shipping", "运费"],
] as const;

/** 409 when the offers on the order or its shipping are no longer those of the checkout. */
function requireSameAmounts(
  state: WorldState,
  { userId, amounts: agreed }: CheckoutRecord,
  lines: readonly PricedLine[],
  isPickup: boolean,
): void {
  const amounts = checkoutAmounts(lines, orderTerms(state, userId));
  for (const [charge, name] of CHARGES) {
    if (amounts[charge] === agreed[charge] || (charge === "shipping" && isPickup)) continue;
    throw changed(`${name}已由 ${formatYuan(agreed[charge])} 元变为 ${formatYuan(amounts[charge])} 元`);
  }
}

/** 409 when the order would cost another amount than the buyer was shown: a voucher was spent elsewhere meanwhile. */
function requireShownAmount(shown: Fen, amount: Fen): void {
  if (shown === amount) return;
  const what = `应付金额已由 ${formatYuan(shown)} 元变为 ${formatYuan(amount)} 元，请确认后重新提交`;
  throw conflict(what, SHOP_RULES.checkoutUnchanged);
}

const changed = (what: string) => conflict(`${what}，请返回购物车确认`, SHOP_RULES.checkoutUnchanged);

const goodsName = (state: WorldState, { line }: CheckoutLine) =>
  state.goods.get(line.goods_id)?.name ?? "商品";

function differenceOf(agreed: CheckoutLine, { line, goods, price, reduction, gift }: PricedLine) {
  if (line.number !== agreed.line.number) {
    return `${goods.name}的数量已由 ${agreed.line.number} 变为 ${line.number}`;
  }
  if (price !== agreed.price) {
    return `${goods.name}的价格已由 ${formatYuan(agreed.price)} 元变为 ${formatYuan(price)} 元`;
  }
  if (reduction !== agreed.reduction) return `${goods.name}的优惠已变化`;
  if (isSameGift(gift, agreed.gift)) return undefined;
  return `${goods.name}的${agreed.gift.type === GiftDataType.AddOn ? "换购" : "赠品"}已变化`;
}

const isSameGift = (one: GiftRecord, other: GiftRecord) =>
  one.type === other.type &&
  one.name === other.name &&
  one.number === other.number &&
  one.total === other.total;

function newOrder(
  state: WorldState,
  { checkout, lines, address, resolved, titleId }: DraftOrder,
  request: CreateOrderBody,
  placer: Placer | undefined,
): OrderRecord {
  const now = state.clock.now();
  return {
    id: state.next("order", FIRST_NEW_ORDER_ID),
    orderNo: documentNumber(state, "DD"),
    userId: checkout.userId,
    ...(placer && {
      team: {
        memberId: placer.member.id,
        name: placer.member.name,
        approver: placer.approver ?? "",
      },
    }),
    status: OrderStatus.AwaitingPayment,
    payMethod: PayMethod.NotChosen,
    createdAt: now,
    payDeadline: now + PAY_WINDOW_MS,
    paidAt: null,
    shippedAt: null,
    receivedAt: null,
    address,
    invoiceKind: request.invoice_kind,
    invoiceTitleId: titleId,
    deliveryType: request.delivery_type ?? DeliveryType.Express,
    remark: request.remark ?? "",
    lines: lines.map((line, index) => orderLine(line, index, resolved)),
    progress: [{ status: OrderStatus.AwaitingPayment, name: "提交订单", time: now }],
    amounts: resolved.amounts,
    couponId: request.coupon_id ?? 0,
    vouchers: resolved.vouchers,
  };
}

function orderLine(
  { line, goods, price, reduction, gift }: PricedLine,
  index: number,
  { paid, couponShared, reasons }: Resolved,
): OrderLineRecord {
  const { name, sccj, ypgg, bzdw } = goods;
  const reason = reasons[index];
  if (!reason) throw new Error(`line ${line.id} of an order has no price reason`);
  return {
    id: index + 1,
    goodsId: goods.id,
    name,
    sccj,
    ypgg,
    bzdw,
    price,
    number: line.number,
    reduction,
    gift,
    basePrice: goods.base_price,
    couponShared: couponShared[index] ?? 0,
    paid: paid[index] ?? 0,
    reason,
  };
}
