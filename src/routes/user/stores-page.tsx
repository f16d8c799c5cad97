import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { StoreView } from "#src/features/store/components/store-view.tsx";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { CopyCartPanel } from "./copy-cart-panel.tsx";

const MatrixPanel = lazyPart(async () => (await import("./matrix-panel.tsx")).MatrixPanel, PartMissing);

/** The stores of the group, and what each of them is to have. */
export function StoresPage() {
  const [search] = useSearchParams();
  const isMatrix = search.get("tab") === "matrix";
  const tabs = (
    <TabLinks
      label="多店管理"
      tabs={[
        { name: "我的门店", to: paths.stores(), isCurrent: !isMatrix },
        { name: "多店采购", to: paths.storeMatrix(), isCurrent: isMatrix },
      ]}
    />
  );
  return (
    <StoreView tabs={tabs} cart={<CopyCartPanel />}>
      {isMatrix && (
        <Suspense fallback={<Skeleton height="80" />}>
          <MatrixPanel takesCart={search.get("from") === "cart"} />
        </Suspense>
      )}
    </StoreView>
  );
}
