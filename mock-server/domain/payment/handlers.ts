import type { CheckCreditPaymentBody } from "#generated/model/checkCreditPaymentBody.ts";
import type { CreateCreditPaymentBody } from "#generated/model/createCreditPaymentBody.ts";
import type { CreatePaymentBody } from "#generated/model/createPaymentBody.ts";
import type { ListPayMethodsParams } from "#generated/model/listPayMethodsParams.ts";
import type { PayByBalanceBody } from "#generated/model/payByBalanceBody.ts";
import type { PayCreditPaymentBody } from "#generated/model/payCreditPaymentBody.ts";
import type { SubmitTransferBody } from "#generated/model/submitTransferBody.ts";
import { buyerOf, type Handler, ok } from "#mock/domain/common/handler.ts";
import { requireOwned } from "#mock/domain/common/owned-record.ts";
import { namedOrder } from "#mock/domain/order/rules/owned-order.ts";
import { checkCredit, openCreditPayment, payWithCredit } from "./commands/credit-payment.ts";
import {
  MISSING_PAYMENT,
  openPayment,
  payByBalance as payFromBalance,
  submitTransfer as submitProof,
} from "./commands/payment-opening.ts";
import { presentCreditPayment, presentPayChoices, presentPayment } from "./present.ts";

export const createCreditPayment: Handler<{ body: CreateCreditPaymentBody }> = (request, state) =>
  ok(presentCreditPayment(openCreditPayment(state, buyerOf(request, state), request.body.order_id)));

export const payCreditPayment: Handler<{ body: PayCreditPaymentBody }> = (request, state) =>
  ok(presentCreditPayment(payWithCredit(state, buyerOf(request, state), request.body.pay_no)));

export const checkCreditPayment: Handler<{ body: CheckCreditPaymentBody }> = (request, state) =>
  ok(presentCreditPayment(checkCredit(state, buyerOf(request, state), request.body.pay_no)));

export const listPayMethods: Handler<{ query: ListPayMethodsParams }> = (request, state) => {
  const user = buyerOf(request, state);
  const order = namedOrder(state, user, request.query.order_id);
  return ok(presentPayChoices(state, user, order));
};

export const createPayment: Handler<{ body: CreatePaymentBody }> = (request, state) => {
  const { order_id: orderId, method } = request.body;
  const payment = openPayment(state, buyerOf(request, state), orderId, method);
  return ok(presentPayment(state, payment, request.origin));
};

export const getPayment: Handler<{ path: { pay_no: string } }> = (request, state) => {
  const user = buyerOf(request, state);
  const payment = requireOwned(state.payments, request.path.pay_no, user, MISSING_PAYMENT);
  return ok(presentPayment(state, payment, request.origin));
};

export const payByBalance: Handler<{ body: PayByBalanceBody }> = (request, state) => {
  const payment = payFromBalance(state, buyerOf(request, state), request.body.pay_no);
  return ok(presentPayment(state, payment, request.origin));
};

export const submitTransfer: Handler<{ body: SubmitTransferBody }> = (request, state) => {
  const payment = submitProof(state, buyerOf(request, state), request.body);
  return ok(presentPayment(state, payment, request.origin));
};
