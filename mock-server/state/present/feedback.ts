import type { Feedback } from "#generated/model/feedback.ts";
import type { FeedbackRecord } from "#mock/fixtures/feedback/records.ts";
import { formatDateTime } from "../shanghai-time.ts";
import { uploadUrls } from "../uploads.ts";
import type { WorldState } from "../world-state.ts";

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
