import { Plus } from "#generated/icons/plus.ts";
import type { Goods } from "#generated/model/index.ts";
import { buyingObstacle } from "#src/entities/goods/for-sale.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { useQuickAdd } from "./use-quick-add.ts";

/** Adds one middle pack (中包装) to the cart, where there is no room for a quantity. */
export function QuickAddButton({ goods }: { goods: Goods }) {
  const add = useQuickAdd();
  if (buyingObstacle(goods)) return null;
  const pack = `${packOf(goods)} ${goods.bzdw}`;
  return (
    <Button
      size="xs"
      variant="outline"
      aria-label={`加购 ${pack} ${goods.name}，${goods.sccj}`}
      onClick={() => add(goods)}
    >
      <Plus size={12} aria-hidden />
      {pack}
    </Button>
  );
}
