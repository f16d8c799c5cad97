import { Suspense } from "react";
import type { CartLine } from "#generated/model/cartLine.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";

const LinePrice = lazyPart(async () => (await import("./line-price.tsx")).LinePrice);

/** The price ledger of a cart line, loaded on demand. */
export function LazyLinePrice({ line }: { line: CartLine }) {
  return (
    <Suspense fallback={<p role="status">正在加载价格明细</p>}>
      <LinePrice line={line} />
    </Suspense>
  );
}
