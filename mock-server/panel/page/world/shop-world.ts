import { watchWindow } from "#api-spec/page-kit/parts/window.ts";
import { say } from "../language.ts";
import { notify } from "../parts/notices.ts";

const YEAR_S = 365 * 24 * 60 * 60;
const CHANGED = "shop-world";
/** Pages of http://localhost are another site for https://localhost. */
const SITE = location.protocol === "https:" ? "SameSite=None; Secure" : "SameSite=Lax";

/** The world used by this browser's shop: cookies belong to a host name, whatever the port. */
export const readShopWorld = (): string =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith("mock_world="))
    ?.slice("mock_world=".length) ?? "default";

/** Another window may have switched the shop meanwhile. */
export const useShopWorld = watchWindow([CHANGED, "focus"], readShopWorld);

/**
 * Switches this browser's shop to a world; its open pages follow on reload. Returns a message, empty if the shop was
 * there already.
 */
export function switchShop(world: string): string {
  if (readShopWorld() === world) return "";
  const age = world === "default" ? 0 : YEAR_S;
  document.cookie = `mock_world=${world}; Max-Age=${age}; Path=/; ${SITE}`;
  window.dispatchEvent(new Event(CHANGED));
  return say(`; the shop now uses world ${world}`, `；商城已改用沙箱 ${world}`);
}

/** Switches the shop at the user's request. */
export function turnShop(world: string): void {
  switchShop(world);
  notify(
    "good",
    say(`The shop uses world ${world}: reload its pages`, `商城已改用沙箱 ${world}，请刷新商城页面`),
  );
}
