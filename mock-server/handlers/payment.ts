import type { CheckCreditPaymentBody } from "#generated/model/checkCreditPaymentBody.ts";
import type { CreateCreditPaymentBody } from "#generated/model/createCreditPaymentBody.ts";
import type { PayCreditPaymentBody } from "#generated/model/payCreditPaymentBody.ts";
import { openCreditPayment, payWithCredit, settlePayment } from "#mock/state/commands/pay-with-credit.ts";
import { presentPayment } from "#mock/state/present/wallet.ts";
import { buyerOf, type Handler, ok } from "./define.ts";

export const createCreditPayment: Handler<{ body: CreateCreditPaymentBody }> = (request, state) =>
  ok(presentPayment(openCreditPayment(state, buyerOf(request, state), request.body.order_id)));

export const payCreditPayment: Handler<{ body: PayCreditPaymentBody }> = (request, state) =>
  ok(presentPayment(payWithCredit(state, buyerOf(request, state), request.body.pay_no)));

export const checkCreditPayment: Handler<{ body: CheckCreditPaymentBody }> = (request, state) =>
  ok(presentPayment(settlePayment(state, buyerOf(request, state), request.body.pay_no)));
