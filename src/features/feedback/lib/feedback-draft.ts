import { FeedbackType } from "#generated/model/feedbackType.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { feedbackRules, type FeedbackValues } from "./feedback-rules.ts";

const KEY = "feedback-draft";
const { pictures: pictureRules } = feedbackRules.shape;

/** Feedback that was begun in this tab; neither a reload nor leaving the page loses it. */
export function readFeedbackDraft(): FeedbackValues | undefined {
  return readDraft(KEY, isFeedback);
}

export function writeFeedbackDraft(values: FeedbackValues | undefined): void {
  writeDraft(KEY, values);
}

function isFeedback(value: unknown): value is FeedbackValues {
  if (typeof value !== "object" || value === null) return false;
  const { type, content, phone, pictures } = value as Record<string, unknown>;
  return (
    (type === undefined || Object.values(FeedbackType).some((one) => one === type)) &&
    typeof content === "string" &&
    typeof phone === "string" &&
    pictureRules.safeParse(pictures).success
  );
}
