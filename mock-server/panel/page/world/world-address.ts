import { useSyncExternalStore } from "react";
import { readShopWorld } from "./shop-world.ts";

const CHANGED = "panel-address";

function subscribe(listener: () => void) {
  for (const event of ["popstate", CHANGED]) window.addEventListener(event, listener);
  return () => {
    for (const event of ["popstate", CHANGED]) window.removeEventListener(event, listener);
  };
}

/** The world in the address (`?world=`); otherwise the one used by the shop. */
const readWorld = (): string => new URLSearchParams(window.location.search).get("world") || readShopWorld();

export const useWorldName = (): string => useSyncExternalStore(subscribe, readWorld);

/** Switches the page to another world; going back returns. */
export function showWorld(name: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set("world", name);
  window.history.pushState(null, "", url);
  window.dispatchEvent(new Event(CHANGED));
}

/** The server's rule for world names. */
export const isWorldName = (name: string): boolean => /^[A-Za-z0-9._-]{1,64}$/.test(name);
