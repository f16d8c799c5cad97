import type { Feedback } from "#generated/model/feedback.ts";
import { uploadUrls } from "#mock/domain/upload/rules/uploads.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { FeedbackRecord } from "./records.ts";

export const presentFeedback = (state: WorldState, feedback: FeedbackRecord, origin: string): Feedback => ({
  id: feedback.id,
  type: feedback.type,
  content: feedback.content,
  images: uploadUrls(state, feedback.fileIds, origin),
  phone: feedback.phone,
  status: feedback.status,
  reply: feedback.reply,
  created_at: formatDateTime(feedback.createdAt),
});
