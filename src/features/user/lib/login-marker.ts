import { writeDraft } from "#src/shared/lib/session-draft.ts";

const KEY = "logged-in";

/** Marks this browser session as logged in; logging out clears it (specification section 4). */
export const loginMarker = {
  set: () => writeDraft(KEY, 1),
};
