import { Button } from "@chakra-ui/react";
import { Store } from "#generated/icons/store.ts";
import { notify } from "../parts/notices.ts";
import { switchShop, useShopWorld } from "../world/shop-world.ts";
import { useControl } from "../world/world-context.ts";
import { say } from "../language.ts";

/** Shown when this browser's shop uses another world than the panel, with a button to switch it. */
export function ShopWorldNotice() {
  const { world } = useControl();
  const shopWorld = useShopWorld();
  if (shopWorld === world) return null;
  const turn = () => {
    switchShop(world);
    notify(
      "good",
      say(`The shop uses world ${world}: reload its pages`, `商城已改用沙箱 ${world}，请刷新商城页面`),
    );
  };
  return (
    <Button
      colorPalette="orange"
      variant="subtle"
      title={say("Let the shop in this browser use the panel's world", "让此浏览器中的商城改用控制台的沙箱")}
      onClick={turn}
    >
      <Store size={14} aria-hidden />{" "}
      <span>{say(`Shop uses ${shopWorld}: switch`, `商城在用 ${shopWorld}，点此切换`)}</span>
    </Button>
  );
}
