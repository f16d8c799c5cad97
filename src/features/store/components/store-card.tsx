import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Flag } from "#generated/enums.ts";
import { Store as StoreIcon } from "#generated/icons/store.ts";
import { useUnlinkStore } from "#generated/hooks/store/store.ts";
import type { Store } from "#generated/model/store.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useSwitchStore } from "../hooks/use-switch-store.ts";
import styles from "./store-card.module.css";

/** A store of the group: its name and state, switching to it, and unlinking it. */
export function StoreCard({ store }: { store: Store }) {
  const { name, username, address, is_current, is_passed, cart, linked_at } = store;
  const { isBusy, isSwitching, switchTo, unlink } = useStoreChanges(store);
  const isCurrent = is_current === Flag.Yes;
  return (
    <li className={styles.root} data-current={isCurrent || undefined} aria-label={name}>
      <span className={styles.sign} aria-hidden>
        <StoreIcon size={20} strokeWidth={1.5} />
      </span>
      <div className={styles.facts}>
        <Row as="h3" wrap align="center" gapX="2" bold>
          {name}
          {isCurrent && <i className={styles.mark}>当前门店</i>}
          {is_passed === Flag.No && (
            <i className={styles.mark} data-tone="waiting">
              资质待审核
            </i>
          )}
        </Row>
        <Text as="p" tone="muted" breakable>
          {address || "还没有收货地址"}
        </Text>
        <Row as="small" wrap gapX="4" tone="subtle" size="xs">
          账号 {username}
          <span>购物车 {formatCount(cart)} 种</span>
          <span>
            {isCurrent ? "加入时间" : "关联时间"} {formatMinute(linked_at)}
          </span>
        </Row>
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

/** Switches to another store of the group, and unlinks one after confirmation. */
function useStoreChanges({ id, name }: Pick<Store, "id" | "name">) {
  const { isSwitching, switchTo } = useSwitchStore(paths.member);
  const unlink = useUnlinkStore({
    mutation: { onSuccess: () => void toast({ status: "success", message: `已解除与${name}的关联` }) },
  });
  const isBusy = isSwitching || unlink.isPending || unlink.isSuccess;
  return {
    isBusy,
    isSwitching,
    switchTo: () => {
      if (!isBusy) switchTo(id);
    },
    unlink: async () => {
      const message = `确定解除与“${name}”的关联吗？\n解除后不能再切换到该门店，也不能把购物车复制过去；门店自己的账号、订单不受影响。`;
      if (!isBusy && (await confirm({ message, confirmLabel: "解除关联" }))) unlink.mutate({ id });
    },
  };
}
