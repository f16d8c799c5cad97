import { StoreView } from "#src/features/store/components/store-view.tsx";
import { CopyCartPanel } from "./copy-cart-panel.tsx";

export function StoresPage() {
  return <StoreView cart={<CopyCartPanel />} />;
}
