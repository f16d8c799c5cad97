import { FEEDBACK_REPLY_MAX } from "#generated/control/limits.ts";
import { FeedbackStatus, MessageType } from "#generated/enums.ts";
import { mayMove, moved } from "#mock/domain/common/moves.ts";
import { conflict, invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { FeedbackRecord } from "../records.ts";

/**
 * Control API: replies to feedback, once; the buyer gets a message. 404 for an unknown number, 409 for answered
 * feedback, 422 on `reply` for a blank or overlong one.
 */
export function answerFeedback(state: WorldState, id: number, reply: string): FeedbackRecord {
  const feedback = state.feedback.get(id);
  if (!feedback) throw notFound(`没有编号为 ${id} 的反馈`, SHOP_RULES.exists);
  if (!mayMove("FeedbackStatus", feedback.status, FeedbackStatus.Answered))
    throw conflict("该反馈已回复，不能再次回复", SHOP_RULES.answer);
  const text = reply.trim();
  if (text === "" || Array.from(text).length > FEEDBACK_REPLY_MAX)
    throw invalidField("reply", `回复须为 1 到 ${FEEDBACK_REPLY_MAX} 个字`, SHOP_RULES.text);
  const answered = { ...moved("FeedbackStatus", feedback, FeedbackStatus.Answered), reply: text };
  state.feedback.put(id, answered);
  sendMessage(state, feedback.userId, {
    type: MessageType.System,
    title: "您的反馈有了回复",
    content: text,
    url: "/zzfw/yjfk",
  });
  return answered;
}
