import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";

const BuyAgainSheet = lazyPart(async () => (await import("./buy-again-sheet.tsx")).BuyAgainSheet);

type Props = { orderId: number; onClose: () => void };

/** The sheet of an order to be bought again, loaded on demand. */
export function LazyBuyAgainSheet(props: Props) {
  return (
    <Suspense>
      <BuyAgainSheet {...props} />
    </Suspense>
  );
}
