import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { readCookie } from "#mock/http/cookies.ts";
import { errorResponse, loginRequiredResponse } from "#mock/http/responses.ts";
import type { Responded, ResponderCall } from "./responder.ts";

export type CallSession = { readonly sessionToken: string | null; readonly userId: number | null };

const RESET_ONLY = "验证手机号后只能设置新密码，请设置后重新登录";

/** Returns the caller's session, or a refusal if the operation needs one. Cheap, so it runs before the body is read. */
export function readSession(
  call: ResponderCall,
  operation: CompiledOperation,
): CallSession | { readonly refusal: Responded } {
  const sessionToken = readCookie(call.request.headers.cookie, "session") || null;
  const session = sessionToken === null ? undefined : call.world.state.sessions.find(sessionToken);
  // A session that is valid for one operation only.
  const isOther = session?.onlyFor !== undefined && session.onlyFor !== operation.id;
  const userId = session && !isOther ? session.userId : null;
  if (userId !== null || !operation.needsSession) return { sessionToken, userId };
  if (isOther)
    return {
      refusal: {
        response: errorResponse(403, RESET_ONLY),
        refused: { stage: "session", rule: SHOP_RULES.phoneVerified, hadCookie: true },
      },
    };
  const hadCookie = sessionToken !== null;
  return {
    refusal: {
      response: loginRequiredResponse(hadCookie),
      refused: { stage: "session", rule: SHOP_RULES.session, hadCookie },
      ...(hadCookie ? {} : { violations: ["request: no session"] }),
    },
  };
}
