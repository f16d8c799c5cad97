import { formDraft } from "#src/shared/lib/form-draft.ts";

/** The empty form for linking a store. */
export const NO_LINK = { username: "", phone: "", code: "" };

export type LinkValues = typeof NO_LINK;

/** The draft of a store to link in this tab. */
export const linkDraft = formDraft("link-store-draft", NO_LINK);
