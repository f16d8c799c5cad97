import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { TeamMemberRecord } from "#mock/domain/team/records.ts";
import { memberOfSession } from "#mock/domain/team/rules/members.ts";
import { rightProblem } from "#mock/domain/team/rules/rights.ts";
import { readCookie } from "#mock/http/cookies.ts";
import { errorResponse, loginRequiredResponse } from "#mock/http/responses.ts";
import type { Responded, ResponderCall } from "./responder.ts";

/** Who calls: with `member` a person of the account's team. */
export type CallSession = {
  readonly sessionToken: string | null;
  readonly userId: number | null;
  readonly member?: TeamMemberRecord | undefined;
};

const RESET_ONLY = "验证手机号后只能设置新密码，请设置后重新登录";

/**
 * Returns the caller's session, or a refusal if the operation needs one, or a right that the caller lacks. Cheap, so it
 * runs before the body is read.
 */
export function readSession(
  call: ResponderCall,
  operation: CompiledOperation,
): CallSession | { readonly refusal: Responded } {
  const sessionToken = readCookie(call.request.headers.cookie, "session") || null;
  const { state } = call.world;
  const session = sessionToken === null ? undefined : state.sessions.find(sessionToken);
  // A session that is valid for one operation only.
  const isOther = session?.onlyFor !== undefined && session.onlyFor !== operation.id;
  const userId = session && !isOther ? session.userId : null;
  const member = userId === null ? undefined : memberOfSession(state, sessionToken);
  const problem = rightProblem(member, operation.id);
  if (problem !== undefined)
    return {
      refusal: {
        response: errorResponse(403, problem),
        refused: { stage: "rule", rule: SHOP_RULES.right },
      },
    };
  if (userId !== null || !operation.needsSession) return { sessionToken, userId, member };
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
