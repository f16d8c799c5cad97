import { ApprovalStatus, MessageType } from "#generated/enums.ts";
import type { RequestApprovalBody } from "#generated/model/requestApprovalBody.ts";
import { openCheckout } from "#mock/domain/cart/rules/checkout-opening.ts";
import { deleteLines } from "#mock/domain/cart/rules/line-edits.ts";
import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import { documentNumber } from "#mock/domain/common/document-number.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { conflict, invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import { draftOrder, placeOrder } from "#mock/domain/order/rules/order-placer.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, formatYuan } from "#mock/world/money.ts";
import {
  type ApprovalLineRecord,
  type ApprovalRecord,
  FIRST_NEW_APPROVAL_ID,
  type TeamMemberRecord,
} from "../records.ts";
import { memberCart, requestCart, withCart } from "../rules/acting-state.ts";
import { linesOfRequest, priceNow } from "../rules/approvals.ts";
import { limitReasons } from "../rules/limits.ts";
import { hasRight } from "../rules/rights.ts";

/** The one who acts in an account: a person of the team, or the owner. */
export type Actor = { readonly account: UserRecord; readonly member: TeamMemberRecord | undefined };

export const nameOf = ({ account, member }: Actor): string => member?.name ?? account.name;

/** True if an actor sees the requests of others, and decides them. */
export const mayApprove = ({ member }: Actor): boolean => !member || hasRight(member, "approve");

/**
 * Asks for the approval of an order above the limits of a person; its lines leave the cart for one of their own.
 * Idempotent: the same checkout returns the same request. 409 for an order that needs none; otherwise as draftOrder.
 */
export function requestApproval(
  state: WorldState,
  { account, member }: Actor,
  { note = "", ...body }: RequestApprovalBody,
): ApprovalRecord {
  const { checkout_no: checkoutNo, ...choices } = body;
  for (const known of state.approvals.values())
    if (known.accountId === account.id && known.checkoutNo === checkoutNo) return known;
  const { checkout, lines, address, resolved } = draftOrder(state, account, body);
  const { amount } = resolved.amounts;
  const reasons = limitReasons(state, member, amount, lines);
  if (!member || reasons.length === 0)
    throw conflict("该订单未超出限额，无需审批，请直接提交订单", SHOP_RULES.teamLimit);
  const request: ApprovalRecord = {
    id: state.next("approval", FIRST_NEW_APPROVAL_ID),
    requestNo: documentNumber(state, "SP"),
    accountId: account.id,
    memberId: member.id,
    requester: member.name,
    cartKey: account.id === member.accountId ? memberCart(member.id) : account.id,
    checkoutNo,
    status: ApprovalStatus.Waiting,
    choices,
    address,
    note: note.trim(),
    reasons,
    lines: lines.map(({ goods, line, price, before, reduction, gift }): ApprovalLineRecord => ({
      goodsId: goods.id,
      name: goods.name,
      sccj: goods.sccj,
      ypgg: goods.ypgg,
      bzdw: goods.bzdw,
      number: line.number,
      price,
      amount: before - reduction + gift.total,
    })),
    amount,
    createdAt: state.clock.now(),
    decidedAt: null,
    decider: "",
    decisionNote: "",
    orderId: 0,
  };
  state.carts.put(
    requestCart(request.id),
    lines.map(({ line }) => line),
  );
  deleteLines(
    state,
    account,
    lines.map(({ line }) => line.id),
  );
  // The checkout is spent: the lines are no longer in the cart.
  state.checkouts.delete(checkout.checkoutNo);
  state.approvals.put(request.id, request);
  tell(state, request, "有订单待审批", `${request.requester}申请下单 ${formatYuan(amount)} 元，请审批。`);
  return request;
}

const tell = (state: WorldState, { accountId, id }: ApprovalRecord, title: string, content: string) =>
  sendMessage(state, accountId, {
    type: MessageType.Order,
    title,
    content,
    url: `/zhzx/spgl?id=${id}`,
  });

/** A request that an actor may see; 404 for anybody else's. */
export function requireRequest(state: WorldState, actor: Actor, requestId: number): ApprovalRecord {
  const request = state.approvals.get(requestId);
  const isSeen =
    request?.accountId === actor.account.id && (mayApprove(actor) || request.memberId === actor.member?.id);
  if (!request || !isSeen) throw notFound("审批申请不存在或您无权查看", SHOP_RULES.ownData);
  return request;
}

function requireWaiting(state: WorldState, actor: Actor, requestId: number): ApprovalRecord {
  const request = requireRequest(state, actor, requestId);
  if (request.status !== ApprovalStatus.Waiting)
    throw conflict("该申请已处理，请刷新查看", SHOP_RULES.approvalState);
  return request;
}

/**
 * Places the requested order at the prices of now, in the name of who requested it. `shown` is the amount in 分 that
 * the approver has seen. 404 for a request of others, 409 for one that is decided or the actor's own, that would cost
 * more than was shown, or cannot be placed.
 */
export function approveRequest(
  state: WorldState,
  actor: Actor,
  { requestId, shown, note }: { requestId: number; shown: Fen; note: string },
): ApprovalRecord {
  const request = requireWaiting(state, actor, requestId);
  if (request.memberId === actor.member?.id)
    throw conflict("不能审批自己提交的申请", SHOP_RULES.approvalState);
  const member = state.teamMembers.get(request.memberId);
  const price = priceNow(state, actor.account, request);
  if (!member || "problem" in price) {
    const problem = "problem" in price ? price.problem : "申请人已不在团队中";
    throw conflict(`${problem}，暂不能通过`, SHOP_RULES.checkoutUnchanged);
  }
  if (price.amount > shown) {
    const what = `应付金额已由 ${formatYuan(shown)} 元变为 ${formatYuan(price.amount)} 元`;
    throw conflict(`${what}，请核对后再次通过`, SHOP_RULES.checkoutUnchanged);
  }
  const world = withCart(state, request.accountId, requestCart(request.id));
  const ids = linesOfRequest(state, request).map(({ id }) => id);
  const { checkout } = openCheckout(world, actor.account, ids);
  const body = { ...request.choices, checkout_no: checkout.checkoutNo };
  const order = placeOrder(world, actor.account, body, { member, approver: nameOf(actor) });
  tell(state, request, "审批已通过", `${request.requester}的订单已由${nameOf(actor)}通过，请尽快付款。`);
  return decide(
    state,
    actor,
    { ...moved("ApprovalStatus", request, ApprovalStatus.Approved), orderId: order.id },
    note,
  );
}

/** Rejects a request; its lines go back. 404 for one of others, 409 when it is decided, 422 without a reason. */
export function rejectRequest(
  state: WorldState,
  actor: Actor,
  requestId: number,
  reason: string,
): ApprovalRecord {
  const request = requireRequest(state, actor, requestId);
  if (reason.trim() === "") throw invalidField("reason", "请填写驳回原因", SHOP_RULES.text);
  requireWaiting(state, actor, requestId);
  returnLines(state, request);
  tell(state, request, "审批被驳回", `${request.requester}的订单被${nameOf(actor)}驳回：${reason.trim()}`);
  return decide(state, actor, moved("ApprovalStatus", request, ApprovalStatus.Rejected), reason);
}

/** Takes back an own request; its lines go back. 404 for one of others, 409 when it is decided or another's. */
export function withdrawRequest(state: WorldState, actor: Actor, requestId: number): ApprovalRecord {
  const request = requireWaiting(state, actor, requestId);
  if (request.memberId !== actor.member?.id)
    throw conflict("只有申请人可以撤回申请", SHOP_RULES.approvalState);
  returnLines(state, request);
  return decide(state, undefined, moved("ApprovalStatus", request, ApprovalStatus.Withdrawn), "");
}

function decide(
  state: WorldState,
  actor: Actor | undefined,
  request: ApprovalRecord,
  note: string,
): ApprovalRecord {
  const decided = {
    ...request,
    decidedAt: state.clock.now(),
    decider: actor ? nameOf(actor) : "",
    decisionNote: note.trim(),
  };
  state.approvals.put(decided.id, decided);
  return decided;
}

/** Lines of the same offer become one when the cart is read. */
function returnLines(state: WorldState, request: ApprovalRecord): void {
  const { accountId, cartKey } = request;
  const world = withCart(state, accountId, cartKey);
  const left = cartLines(world, accountId);
  world.carts.put(accountId, [...left, ...linesOfRequest(state, request)]);
  state.carts.delete(requestCart(request.id));
}
