import { Welfare } from "#src/features/activity/components/welfare.tsx";
import { RegularPrice } from "#src/features/goods/card/regular-price.tsx";
import { GoodsBrowser } from "#src/features/goods/list/goods-browser.tsx";
import type { ListQuery } from "#src/features/goods/list/list-query.ts";

const WELFARE: ListQuery = { zone: "welfare" };

export function WelfarePage() {
  return (
    <Welfare>
      <GoodsBrowser fixed={WELFARE} note={(goods) => <RegularPrice goods={goods} />} />
    </Welfare>
  );
}
