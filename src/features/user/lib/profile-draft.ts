import { formDraft } from "#src/shared/lib/form-draft.ts";
import { NO_PROFILE } from "./profile-values.ts";

/** The draft of the account's data in this tab. */
export const profileDraft = formDraft("profile-draft", NO_PROFILE);
