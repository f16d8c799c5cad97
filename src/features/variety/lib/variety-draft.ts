import { formDraft } from "#src/shared/lib/form-draft.ts";
import { NO_VARIETY } from "./variety-values.ts";

/** A request that was begun in this tab; one that came with a name is another for each name. */
export const varietyDraft = (name = "") =>
  formDraft(name === "" ? "variety-request" : `variety-request-${name}`, NO_VARIETY);
