import { readShopWorld, writeShopWorld } from "../world/cookies.ts";
import { useControl } from "../world/world-context.ts";

/**
 * A session holds in one world only: after a login the shop of this browser is turned to the world of the panel.
 * Answers a word about it, empty where the shop was there already.
 */
export function useShopWorld(): () => string {
  const { world } = useControl();
  return () => {
    if (readShopWorld() === world) return "";
    writeShopWorld(world);
    return `，商城也转到了世界 ${world}`;
  };
}
