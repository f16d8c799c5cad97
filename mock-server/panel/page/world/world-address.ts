import { watchWindow } from "#api-spec/page-kit/parts/window.ts";
import { readShopWorld } from "./shop-world.ts";

const CHANGED = "panel-address";

/** The world in the address (`?world=`); otherwise the one used by the shop. */
export const useWorldName = watchWindow(
  ["popstate", CHANGED],
  () => new URLSearchParams(window.location.search).get("world") || readShopWorld(),
);

/** Switches the page to another world; going back returns. */
export function showWorld(name: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set("world", name);
  window.history.pushState(null, "", url);
  window.dispatchEvent(new Event(CHANGED));
}

/** The server's rule for world names. */
export const isWorldName = (name: string): boolean => /^[A-Za-z0-9._-]{1,64}$/.test(name);
