import { FeedbackStatus } from "#generated/enums.ts";
import type { FeedbackType } from "#generated/model/index.ts";
import type { Limit } from "#mock/domain/common/attempt-limit.ts";
import { type AttemptKey, attemptWait, noteAttempt } from "#mock/domain/common/attempts.ts";
import { invalidField, tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { takeUploads } from "#mock/domain/upload/rules/upload-use.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type FeedbackRecord, FIRST_NEW_FEEDBACK_ID } from "../records.ts";

const LIMIT: Limit = { most: 5, windowMs: 60 * 60_000 };

/** The contract's minimum length, but after trimming. */
const SHORTEST = 5;

type Input = {
  readonly type: FeedbackType;
  readonly content: string;
  readonly phone?: string;
  readonly file_ids?: readonly string[];
};

/** Submits feedback. 429 beyond five an hour; 422 on `content` that is mostly blank and on pictures of others. */
export function addFeedback(state: WorldState, user: UserRecord, input: Input): FeedbackRecord {
  const key: AttemptKey = `feedback:${user.id}`;
  const wait = attemptWait(state, key, LIMIT);
  if (wait > 0) {
    const message = `每小时最多提交 ${LIMIT.most} 条反馈，请 ${Math.ceil(wait / 60)} 分钟后再试`;
    throw tooManyRequests(message, SHOP_RULES.attempts, wait);
  }
  const content = input.content.trim();
  if (Array.from(content).length < SHORTEST)
    throw invalidField("content", `请至少填写 ${SHORTEST} 个字`, SHOP_RULES.text);
  const fileIds = input.file_ids ?? [];
  takeUploads(state, user, fileIds, (index) => `file_ids.${index}`);
  noteAttempt(state, key);
  const feedback: FeedbackRecord = {
    id: state.next("feedback", FIRST_NEW_FEEDBACK_ID),
    userId: user.id,
    type: input.type,
    content,
    fileIds,
    phone: input.phone ?? "",
    status: FeedbackStatus.Waiting,
    reply: "",
    createdAt: state.clock.now(),
  };
  state.feedback.put(feedback.id, feedback);
  return feedback;
}
