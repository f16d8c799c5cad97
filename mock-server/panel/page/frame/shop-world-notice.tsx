import { Store } from "lucide-react";
import { notify } from "../parts/notices.ts";
import { switchShop, useShopWorld } from "../world/shop-world.ts";
import { useControl } from "../world/world-context.ts";

/** Shown when this browser's shop uses another world than the panel, with a button to switch it. */
export function ShopWorldNotice() {
  const { world } = useControl();
  const shopWorld = useShopWorld();
  if (shopWorld === world) return null;
  const turn = () => {
    switchShop(world);
    notify("good", `The shop uses world ${world}: reload its pages`);
  };
  return (
    <button
      type="button"
      className="elsewhere"
      title="Let the shop in this browser use the panel's world"
      onClick={turn}
    >
      <Store size={14} aria-hidden /> <span>Shop uses {shopWorld}: switch</span>
    </button>
  );
}
