import type { ResetPasswordBody } from "#generated/model/resetPasswordBody.ts";
import type { VerifyPasswordResetBody } from "#generated/model/verifyPasswordResetBody.ts";
import { buyerOf, type Handler, ok, sessionCookie, viewerOf } from "#mock/domain/common/handler.ts";
import { maskUsername } from "#mock/world/mask.ts";
import { setPassword, verifyPhone } from "./commands.ts";

export const verifyPasswordReset: Handler<{ body: VerifyPasswordResetBody }> = (request, state) => {
  const verified = verifyPhone(state, request.body, viewerOf(request, state), request.sessionToken);
  const data = { username: maskUsername(verified.user.username), expires_at: seconds(verified.until) };
  return ok(data, sessionCookie(verified.token));
};

export const resetPassword: Handler<{ body: ResetPasswordBody }> = (request, state) => {
  const { sessionToken, body } = request;
  const { continues } = setPassword(state, buyerOf(request, state), sessionToken, body.password);
  return continues ? ok(null) : ok(null, sessionCookie(null));
};

const seconds = (ms: number) => Math.floor(ms / 1000);
