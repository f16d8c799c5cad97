import { formDraft } from "#src/shared/lib/form-draft.ts";
import { NO_VARIETY } from "./variety-values.ts";

/** The draft of a request in this tab; one per pre-filled name. */
export const varietyDraft = (name = "") =>
  formDraft(name === "" ? "variety-request" : `variety-request-${name}`, NO_VARIETY);
