import { FeedbackType } from "#generated/model/feedbackType.ts";
import { hasTypesOf } from "#src/shared/lib/form-draft.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import type { FeedbackValues } from "./feedback-values.ts";

const KEY = "feedback-draft";
const A_PICTURE = { id: 0, url: "", name: "" };

/** The draft of feedback in this tab; survives a reload and leaving the page. */
export const feedbackDraft = {
  read: () => readDraft(KEY, isFeedback),
  keep: (values: FeedbackValues) => writeDraft(KEY, values),
  forget: () => writeDraft(KEY, undefined),
};

function isFeedback(value: unknown): value is FeedbackValues {
  if (!hasTypesOf(value, { content: "", phone: "", pictures: [] })) return false;
  const { type, pictures } = value as { type?: unknown; pictures: unknown };
  const isKnown = type === undefined || Object.values(FeedbackType).some((one) => one === type);
  return isKnown && Array.isArray(pictures) && pictures.every((one) => hasTypesOf(one, A_PICTURE));
}
