import { formDraft, isPicture } from "#src/shared/lib/form-draft.ts";
import { NO_CERTIFICATE } from "./certificate-values.ts";

/** The draft of a certificate in this tab, including its uploaded file. */
export const certificateDraft = formDraft(
  "certificate-draft",
  NO_CERTIFICATE,
  ({ file }) => file === null || isPicture(file),
);
