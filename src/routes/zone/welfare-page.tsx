import { Welfare } from "#src/features/activity/components/welfare.tsx";
import { GoodsBrowser } from "#src/features/goods/components/goods-browser.tsx";
import type { ListQuery } from "#src/features/goods/lib/list-query.ts";
import { priceNote } from "./price-note.tsx";

const WELFARE: ListQuery = { zone: "welfare" };

export function WelfarePage() {
  return (
    <Welfare>
      <GoodsBrowser fixed={WELFARE} note={priceNote} />
    </Welfare>
  );
}
