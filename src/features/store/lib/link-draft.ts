import { formDraft } from "#src/shared/lib/form-draft.ts";
import { NO_LINK } from "./link-values.ts";

/** The draft of a store to link in this tab. */
export const linkDraft = formDraft("link-store-draft", NO_LINK);
