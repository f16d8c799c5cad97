import { StoreDesk } from "#src/features/store/components/store-desk.tsx";
import { CopyCartPanel } from "./copy-cart-panel.tsx";

export function StoresPage() {
  return <StoreDesk cart={<CopyCartPanel />} />;
}
