import { type ReactNode, useState } from "react";
import { RegistrationKind, Flag } from "#generated/enums.ts";
import { useListStores, useUnlinkStore } from "#generated/hooks/store/store.ts";
import { Link2 } from "#generated/icons/link-2.ts";
import { Plus } from "#generated/icons/plus.ts";
import { Store as StoreIcon } from "#generated/icons/store.ts";
import type { Store } from "#generated/model/index.ts";
import { RightNote } from "#src/entities/team/right-note.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Stack, Text, Row, looks } from "#src/shared/ui/layout/layout.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { useSwitchStore } from "../hooks/use-switch-store.ts";
import { linkDraft } from "../lib/link-values.ts";
import styles from "./store-view.module.css";

const LinkStoreForm = lazyForm(async () => (await import("./link-store-form.tsx")).LinkStoreForm);

type Props = {
  /** The ways to the parts of the page. */
  tabs: ReactNode;
  /** The cart action, shown once there are other stores. */
  cart: ReactNode;
  /** Another part of the page, in place of the stores. */
  children?: ReactNode;
};

/** The linked stores: switching, linking an existing one, registering more. */
export function StoreView({ tabs, cart, children }: Props) {
  const query = useListStores({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const [isLinking, setLinking] = useState(() => linkDraft.read() !== undefined);
  const opener = useOpener(isLinking);
  const count = query.data?.length ?? 0;
  return (
    <>
      <PageHeading
        title="多店管理"
        actions={
          !children && (
            <>
              <Button ref={opener} size="sm" disabled={isLinking} onClick={() => setLinking(true)}>
                <Link2 size={16} aria-hidden />
                关联已有门店
              </Button>
              <ButtonLink
                className={looks({ bg: "panel" })}
                size="sm"
                variant="outline"
                to={paths.registerStep(RegistrationKind.MultiStore, 1)}
              >
                <Plus size={16} aria-hidden />
                注册新门店
              </ButtonLink>
            </>
          )
        }
      />
      {tabs}
      <RightNote operation="switchStore" />
      {children || (
        <Stack gap="3">
          {isLinking && <LinkStoreForm onClose={() => setLinking(false)} />}
          <Panel title="我的门店" hint={count > 0 && `共 ${count} 家，购物车、订单和钱包各自独立。`}>
            <Loaded query={query} what="门店" skeleton={<RecordsSkeleton rows={4} />}>
              {(stores) => (
                <>
                  <ul aria-label="门店">
                    {stores.map((store) => (
                      <StoreCard key={store.id} store={store} />
                    ))}
                  </ul>
                  {count < 2 && (
                    <Text as="p" tone="subtle">
                      同一企业的其他门店关联后，可以在这里一键切换账号，并把购物车整单复制过去。
                    </Text>
                  )}
                </>
              )}
            </Loaded>
          </Panel>
          {count > 1 && cart}
        </Stack>
      )}
    </>
  );
}

/** A store of the group: its name and state, switching to it, and unlinking it. */
function StoreCard({ store }: { store: Store }) {
  const { name, username, address, is_current, is_passed, cart, linked_at } = store;
  const { isBusy, isSwitching, switchTo, unlink } = useStoreChanges(store);
  const isCurrent = is_current === Flag.Yes;
  return (
    <li className={styles.storeCard} data-current={isCurrent || undefined} aria-label={name}>
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
