import type { FeedbackType } from "#generated/enums.ts";
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
