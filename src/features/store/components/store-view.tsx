import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { RegistrationKind } from "#generated/enums.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Link2 } from "#generated/icons/link-2.ts";
import { Plus } from "#generated/icons/plus.ts";
import { type ReactNode, useState } from "react";
import { useListStores } from "#generated/hooks/store/store.ts";
import { paths } from "#src/shared/paths.ts";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { linkDraft } from "../lib/link-draft.ts";
import styles from "./store-view.module.css";
import { StoreCard } from "./store-card.tsx";

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
                className={styles.register}
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
