import type { WorldState } from "#mock/domain/world-state.ts";
import { digestOfParts } from "#mock/world/digest.ts";
import { putNewest } from "#mock/world/keep-newest.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { HandlerResponse } from "./handler.ts";
import { invalidField } from "./refusal.ts";
import { SHOP_RULES } from "./shop-rules.ts";

/** The contract's header for calls that have their effect each time they arrive. */
export const KEY_HEADER = "Idempotency-Key";

const keyOf = (parts: readonly (string | Uint8Array)[]): string => digestOfParts(parts).toString("hex");

/**
 * Runs a call, or gives the response that its key had within the last day. `by` is the operation, who calls and the
 * key, `sent` what the call says. 422 on the header for a key that came with something else. A refusal is not stored:
 * it has changed nothing.
 */
export function respondOnce(
  state: WorldState,
  { by, sent }: { readonly by: readonly string[]; readonly sent: readonly (string | Uint8Array)[] },
  run: () => HandlerResponse,
): HandlerResponse {
  const [place, content, now] = [keyOf(by), keyOf(sent), state.clock.now()];
  const known = state.keyedAnswers.get(place);
  if (known && now < known.at + DAY_MS) {
    if (known.sent === content) return known.answer;
    throw invalidField(KEY_HEADER, "请求编号已用于另一份内容，请重新提交", SHOP_RULES.repeat);
  }
  const response = run();
  putNewest(state.keyedAnswers, place, { sent: content, answer: response, at: now });
  return response;
}
