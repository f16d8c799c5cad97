import type { FeedbackType } from "#generated/model/feedbackType.ts";
import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";

/** Feedback as it is filled in; the type is not chosen yet at first. */
export type FeedbackValues = {
  type: FeedbackType | undefined;
  content: string;
  phone: string;
  pictures: UploadedPicture[];
};

/** Feedback that keeps the rules. */
export type FeedbackEntry = FeedbackValues & { type: FeedbackType };

export const noFeedback = (type: FeedbackType | undefined): FeedbackValues => ({
  type,
  content: "",
  phone: "",
  pictures: [],
});
