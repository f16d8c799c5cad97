import { useSyncExternalStore } from "react";
import { readShopWorld } from "./shop-world.ts";

const CHANGED = "panel-address";

function subscribe(listener: () => void) {
  for (const event of ["popstate", CHANGED]) window.addEventListener(event, listener);
  return () => {
    for (const event of ["popstate", CHANGED]) window.removeEventListener(event, listener);
  };
}

/** The world of the address (`?world=`); without one that in which the shop works. */
const readWorld = (): string => new URLSearchParams(window.location.search).get("world") || readShopWorld();

export const useWorldName = (): string => useSyncExternalStore(subscribe, readWorld);

/** Turns the page to another world; going back returns. */
export function showWorld(name: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set("world", name);
  window.history.pushState(null, "", url);
  window.dispatchEvent(new Event(CHANGED));
}

/** What a world's name may be, as the server has it. */
export const isWorldName = (name: string): boolean => /^[A-Za-z0-9._-]{1,64}$/.test(name);
