import { useSyncExternalStore } from "react";

const YEAR_S = 365 * 24 * 60 * 60;
const CHANGED = "shop-world";

/** The world in which the shop works in this browser: cookies belong to a host name, whatever the port. */
export const readShopWorld = (): string =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith("mock_world="))
    ?.slice("mock_world=".length) ?? "default";

/** Another window may have turned the shop meanwhile. */
const EVENTS = [CHANGED, "focus"];

function subscribe(listener: () => void) {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}

export const useShopWorld = (): string => useSyncExternalStore(subscribe, readShopWorld);

/**
 * Turns the shop of this browser to a world; its open pages follow when they are loaded anew. Answers a word about it,
 * empty where the shop was there already.
 */
export function turnShop(world: string): string {
  if (readShopWorld() === world) return "";
  const age = world === "default" ? 0 : YEAR_S;
  document.cookie = `mock_world=${world}; Max-Age=${age}; Path=/; SameSite=Lax`;
  window.dispatchEvent(new Event(CHANGED));
  return `，商城也转到了世界 ${world}`;
}
