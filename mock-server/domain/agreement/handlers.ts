import type { SignAgreementBody } from "#generated/model/signAgreementBody.ts";
import { buyerOf, type Handler, ok } from "#mock/domain/common/handler.ts";
import { maskPhone } from "#mock/world/mask.ts";
import { sendAgreementCode as sendCode, signAgreement as sign } from "./commands.ts";
import { presentAgreement } from "./present.ts";

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
