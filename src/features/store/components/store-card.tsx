import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Store as StoreIcon } from "lucide-react";
import type { Store } from "#generated/model/store.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { useStoreChanges } from "../hooks/use-store-changes.ts";
import styles from "./store-card.module.css";

/** A store of the group: its name and state, switching to it, and unlinking it. */
export function StoreCard({ store }: { store: Store }) {
  const { name, username, address, is_current, is_passed, cart, linked_at } = store;
  const { isBusy, isSwitching, switchTo, unlink } = useStoreChanges(store);
  const isCurrent = is_current === 1;
  return (
    <li className={styles.root} data-current={isCurrent || undefined} aria-label={name}>
      <span className={styles.sign} aria-hidden>
        <StoreIcon size={20} strokeWidth={1.5} />
      </span>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          {name}
          {isCurrent && <i className={styles.mark}>当前门店</i>}
          {is_passed === 0 && (
            <i className={styles.mark} data-tone="waiting">
              资质待审核
            </i>
          )}
        </h3>
        <p className={styles.address}>{address || "还没有收货地址"}</p>
        <small className={styles.account}>
          账号 {username}
          <span>购物车 {formatCount(cart)} 种</span>
          <span>
            {isCurrent ? "加入时间" : "关联时间"} {formatMinute(linked_at)}
          </span>
        </small>
      </div>
      {!isCurrent && (
        <div className={styles.actions}>
          <Button size="sm" variant="outline" loading={isSwitching} loadingText="正在切换" onClick={switchTo}>
            切换到此店
          </Button>
          <PlainButton disabled={isBusy} aria-label={`解除关联 ${name}`} onClick={unlink}>
            解除关联
          </PlainButton>
        </div>
      )}
    </li>
  );
}
