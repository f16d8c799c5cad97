import { formDraft } from "#src/shared/lib/form-draft.ts";

/** The contact person's values in the form. */
export const NO_PROFILE = { name: "", phone: "", email: "", code: "" };

export type ProfileValues = typeof NO_PROFILE;

/** The draft of the account's data in this tab. */
export const profileDraft = formDraft("profile-draft", NO_PROFILE);
