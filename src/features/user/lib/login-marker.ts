import { writeDraft } from "#src/shared/lib/session-draft.ts";

/** Marks this browser session as logged in; logging out clears it (specification section 4). */
export const markLoggedIn = (): void => writeDraft("logged-in", 1);
