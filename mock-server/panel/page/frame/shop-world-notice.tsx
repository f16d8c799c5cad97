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
    notify("good", `商城已转到世界 ${world}，刷新商城的页面即可`);
  };
  return (
    <button type="button" className="elsewhere" title="让这个浏览器的商城使用面板里的世界" onClick={turn}>
      <Store size={14} aria-hidden /> <span>商城在 {shopWorld}，转到这里</span>
    </button>
  );
}
