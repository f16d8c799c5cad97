import { formDraft, hasTypesOf } from "#src/shared/lib/form-draft.ts";
import { NO_CERTIFICATE } from "./certificate-values.ts";

const A_FILE = { id: 0, url: "", name: "" };

/** A certificate that was being handed in in this tab, its uploaded file included. */
export const certificateDraft = formDraft(
  "certificate-draft",
  NO_CERTIFICATE,
  ({ file }) => file === null || hasTypesOf(file, A_FILE),
);
