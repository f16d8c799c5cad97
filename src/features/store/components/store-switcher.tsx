import { Suspense } from "react";
import type { User } from "#generated/model/index.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { PopoverButton } from "#src/shared/ui/overlay/popover-button.tsx";
import styles from "./store-switcher.module.css";

const StoreOptions = lazyPart(async () => (await import("./store-options.tsx")).StoreOptions);

/** Switches to another store of the group from any page; nothing for a member with one store. */
export function StoreSwitcher({ user }: { user: User | null | undefined }) {
  const { stores = 1 } = user ?? {};
  if (stores < 2) return null;
  return (
    <PopoverButton
      className={styles.button}
      text="切换门店"
      label={`共 ${stores} 家`}
      content={
        <Suspense fallback={<div className={styles.loading} />}>
          <StoreOptions />
        </Suspense>
      }
    />
  );
}
