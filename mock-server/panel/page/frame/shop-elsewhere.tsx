import { Store } from "lucide-react";
import { tell } from "../parts/notices.ts";
import { turnShop, useShopWorld } from "../world/shop-world.ts";
import { useControl } from "../world/world-context.ts";

/** Says when the shop of this browser works in another world than the one that is shown, and turns it here. */
export function ShopElsewhere() {
  const { world } = useControl();
  const shopWorld = useShopWorld();
  if (shopWorld === world) return null;
  const turn = () => {
    turnShop(world);
    tell("good", `商城已转到世界 ${world}，刷新商城的页面即可`);
  };
  return (
    <button type="button" className="elsewhere" title="让这个浏览器的商城使用面板里的世界" onClick={turn}>
      <Store size={14} aria-hidden /> <span>商城在 {shopWorld}，转到这里</span>
    </button>
  );
}
