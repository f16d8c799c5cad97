import { createStore } from "#src/shared/lib/store.ts";

/** True while the list of the shop's keyboard shortcuts is shown. */
export const shortcutsShown = createStore(false);
