import { creditOf } from "#mock/state/payments.ts";
import { presentBalance, presentCredit } from "#mock/state/present/wallet.ts";
import { buyerOf, type Handler, ok } from "./define.ts";

export const getBalance: Handler = (request, state) =>
  ok(presentBalance(buyerOf(request, state).balance, state.clock.now()));

export const getCredit: Handler = (request, state) => {
  const user = buyerOf(request, state);
  return ok(presentCredit(user.credit, creditOf(state, user)));
};
