import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import type { PriceLedger as Ledger } from "#src/shared/lib/price-steps.ts";

const PriceLedger = lazyPart(async () => (await import("./price-ledger.tsx")).PriceLedger);

/** The ledger of a price, loaded on demand. */
export function LazyPriceLedger({ ledger }: { ledger: Ledger }) {
  return (
    <Suspense fallback={<p role="status">正在加载价格明细</p>}>
      <PriceLedger ledger={ledger} />
    </Suspense>
  );
}
