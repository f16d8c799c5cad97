import type { SignAgreementBody } from "#generated/model/signAgreementBody.ts";
import { sendAgreementCode as sendCode, signAgreement as sign } from "#mock/state/commands/sign-agreement.ts";
import { maskPhone } from "#mock/state/mask.ts";
import { presentAgreement } from "#mock/state/present/agreement.ts";
import { buyerOf, type Handler, ok } from "./define.ts";

export const getAgreement: Handler = (request, state) =>
  ok(presentAgreement(buyerOf(request, state), state.clock.now(), request.origin));

export const sendAgreementCode: Handler = (request, state) => {
  const user = buyerOf(request, state);
  const { wait } = sendCode(state, user);
  return ok({ phone: maskPhone(user.phone), wait });
};

export const signAgreement: Handler<{ body: SignAgreementBody }> = (request, state) => {
  const signed = sign(state, buyerOf(request, state), request.body.code);
  return ok(presentAgreement(signed, state.clock.now(), request.origin));
};
