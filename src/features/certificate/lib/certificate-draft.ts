import { formDraft, hasTypesOf } from "#src/shared/lib/form-draft.ts";
import { NO_CERTIFICATE } from "./certificate-values.ts";

const A_FILE = { id: 0, url: "", name: "" };

/** The draft of a certificate in this tab, including its uploaded file. */
export const certificateDraft = formDraft(
  "certificate-draft",
  NO_CERTIFICATE,
  ({ file }) => file === null || hasTypesOf(file, A_FILE),
);
