import { localStore } from "#src/shared/lib/browser-storage.ts";
import { createStore } from "#src/shared/lib/store.ts";

const KEY = "hides-margins";

const hides = createStore(localStore.read(KEY, (value) => value === true) ?? false);

/** True unless the buyer of this computer has switched margins off: customers may look on. */
export const useShowsMargins = (): boolean => !hides.useValue();

/** Keeps the choice on this computer. */
export function showMargins(isShown: boolean): void {
  hides.set(!isShown);
  localStore.write(KEY, hides.get() || undefined);
}
