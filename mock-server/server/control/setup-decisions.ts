import type { output } from "zod/mini";
import { InvoiceStatus, PointsOrderStatus, ReturnStatus } from "#generated/enums.ts";
import type { DecideBody } from "#generated/setup/setup.zod.ts";
import { moveReturn } from "#mock/domain/after-sale/commands/return-progress.ts";
import { RETURN_REFUSED } from "#mock/domain/after-sale/rules/texts.ts";
import { notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { invoiceEvent } from "#mock/domain/invoice/events.ts";
import { pointsOrderEvent } from "#mock/domain/points/events.ts";
import { approveRegistration } from "#mock/domain/register/commands/approval.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";

type Decision = output<typeof DecideBody>;

const unknown = ({ about, id }: Decision) =>
  notFound(say(`no ${about} ${id}`, `没有 ${about} ${id}`), SHOP_RULES.exists);

/** Decides what waits (see api-spec/setup). Throws Refusal (404, 409) and InputError for what cannot be rejected. */
export function decide(state: WorldState, decision: Decision): void {
  const { about, approved } = decision;
  if (about === "registration") return decideRegistration(state, decision);
  if (about === "return") return decideReturn(state, decision);
  if (!approved)
    throw new InputError(say(`approved: what is ${about} cannot be rejected`, `approved：${about} 不能驳回`));
  if (about === "invoice") return issueInvoice(state, decision);
  return sendGift(state, decision);
}

function decideRegistration(state: WorldState, decision: Decision): void {
  const user = [...state.users.values()].find(({ username }) => username === decision.id);
  if (!user) throw unknown(decision);
  approveRegistration(state, user.id, decision.approved);
}

function decideReturn(state: WorldState, decision: Decision): void {
  const one = state.returns.get(Number(decision.id));
  if (one?.status !== ReturnStatus.AwaitingReview) throw unknown(decision);
  const now = state.clock.now();
  if (decision.approved) moveReturn(state, one, ReturnStatus.AwaitingDispatch, now);
  else moveReturn(state, one, ReturnStatus.Rejected, now, { refuseReason: RETURN_REFUSED });
}

/** Runs its two events as if it had been requested an hour ago: it is then issued now. */
function issueInvoice(state: WorldState, decision: Decision): void {
  const id = Number(decision.id);
  const invoice = state.invoices.get(id);
  if (invoice?.status !== InvoiceStatus.Waiting) throw unknown(decision);
  invoiceEvent(state, { ...invoice, changedAt: state.clock.now() - HOUR_MS })?.run();
  const begun = state.invoices.get(id);
  if (begun) invoiceEvent(state, begun)?.run();
}

function sendGift(state: WorldState, decision: Decision): void {
  const id = Number(decision.id);
  const order = state.pointsOrders.get(id);
  if (order?.status !== PointsOrderStatus.AwaitingShipment) throw unknown(decision);
  pointsOrderEvent(state, order)?.run();
  const sent = state.pointsOrders.get(id);
  if (sent) state.pointsOrders.put(id, { ...sent, shippedAt: state.clock.now() });
}
