import { formDraft } from "#src/shared/lib/form-draft.ts";
import { NO_PROFILE } from "./profile-values.ts";

/** A change of the account's data that was begun in this tab. */
export const profileDraft = formDraft("profile-draft", NO_PROFILE);
