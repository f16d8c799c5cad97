import { FeedbackType } from "#generated/enums.ts";
import { hasTypesOf, isPicture } from "#src/shared/lib/form-draft.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";

/** The values of the form; the type is not chosen at first. */
export type FeedbackValues = {
  type: FeedbackType | undefined;
  content: string;
  phone: string;
  pictures: UploadedPicture[];
};

/** Validated feedback. */
export type FeedbackEntry = FeedbackValues & { type: FeedbackType };

export const noFeedback = (type: FeedbackType | undefined): FeedbackValues => ({
  type,
  content: "",
  phone: "",
  pictures: [],
});

const KEY = "feedback-draft";
/** The type is not chosen at first. */
const PATTERN = { content: "", phone: "", pictures: [] };

/** The draft of feedback in this tab; survives a reload and leaving the page. */
export const feedbackDraft = {
  read: () => readDraft(KEY, isFeedback),
  keep: (values: FeedbackValues) => writeDraft(KEY, values),
  forget: () => writeDraft(KEY, undefined),
};

function isFeedback(value: unknown): value is FeedbackValues {
  if (!hasTypesOf(value, PATTERN)) return false;
  const { type, pictures } = value as { type?: unknown; pictures: unknown };
  const isKnown = type === undefined || Object.values(FeedbackType).some((one) => one === type);
  return isKnown && Array.isArray(pictures) && pictures.every(isPicture);
}
