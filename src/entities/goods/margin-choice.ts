import { localStore } from "#src/shared/lib/browser-storage.ts";
import { createStore } from "#src/shared/lib/store.ts";
import { useIsHandheld } from "#src/shared/lib/use-is-handheld.ts";

const KEY = "shows-margins";

const choice = createStore(localStore.read(KEY, (value) => (typeof value === "boolean" ? value : undefined)));

/**
 * True if margins are shown, as chosen on this computer, where customers may look on. Until then they are on a desk,
 * and not on a phone, where they would take a line of their own.
 */
export function useShowsMargins(): boolean {
  const isHandheld = useIsHandheld();
  return choice.useValue() ?? !isHandheld;
}

/** Keeps the choice on this computer. */
export function showMargins(isShown: boolean): void {
  choice.set(isShown);
  localStore.write(KEY, isShown);
}
