import type { Failure } from "#src/shared/lib/failure.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { MapPinPlus } from "#generated/icons/map-pin-plus.ts";
import { Plus } from "#generated/icons/plus.ts";
import { useState } from "react";
import { useListAddresses } from "#generated/hooks/address/address.ts";
import type { Address } from "#generated/model/address.ts";
import { CardColumns, CardColumnsSkeleton } from "#src/shared/ui/records/card-columns.tsx";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { addressDraft } from "../lib/address-draft.ts";
import styles from "./address-book.module.css";
import { AddressBookCard } from "./address-book-card.tsx";

const AddressForm = lazyForm(async () => (await import("./address-form.tsx")).AddressForm);

/** The server refuses more than these. */
const MOST = 20;

/** The address being edited. */
type Edited = number | "new" | "none";

/** The buyer's delivery addresses: add, edit, delete, set as default. */
export function AddressBook() {
  const { data, error, refetch } = useListAddresses({ query: { select: (response) => response.data } });
  const [chosen, setEdited] = useState<Edited>();
  const edited = chosen ?? restoredEdit(data);
  const close = () => setEdited("none");
  const opener = useOpener(edited === "new");
  const count = data?.length ?? 0;
  const isFull = count >= MOST;

  return (
    <>
      <PageHeading
        title="收货地址"
        hint={`最多保存 ${MOST} 个，默认地址排在最前。`}
        actions={
          <Button
            ref={opener}
            size="sm"
            disabled={!data || isFull || edited === "new"}
            title={isFull ? `最多保存 ${MOST} 个，请先删除不用的地址` : undefined}
            onClick={() => setEdited("new")}
          >
            <Plus size={16} aria-hidden />
            新增收货地址
          </Button>
        }
      />
      <div className={styles.root}>
        {edited === "new" && data && (
          <AddressForm takesFocus submitLabel="保存" onSaved={close} onCancel={close} />
        )}
        {!data && (error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <Loading />)}
        {data && count === 0 && edited !== "new" && <NoAddress onAdd={() => setEdited("new")} />}
        {data && count > 0 && (
          <CardColumns>
            {data.map((address) => (
              <AddressBookCard
                key={address.id}
                address={address}
                isEdited={edited === address.id}
                onEdit={() => setEdited(address.id)}
                onClose={close}
              />
            ))}
          </CardColumns>
        )}
      </div>
    </>
  );
}

/** The edit that was interrupted without saving, such as by an expired session. */
function restoredEdit(addresses: readonly Address[] | undefined): Edited {
  if (addressDraft().read()) return "new";
  return addresses?.find(({ id }) => addressDraft(id).read())?.id ?? "none";
}

function Loading() {
  return <CardColumnsSkeleton label="收货地址加载中" height="36" />;
}

function NotLoaded({ error, onRetry }: { error: Failure; onRetry: () => void }) {
  return (
    <Panel title="我的地址">
      <LoadError error={error} what="收货地址" onRetry={onRetry} />
    </Panel>
  );
}

function NoAddress({ onAdd }: { onAdd: () => void }) {
  return (
    <Panel title="我的地址">
      <EmptyState
        icon={<MapPinPlus size={26} strokeWidth={1.5} />}
        title="还没有收货地址"
        hint="添加后下单时可直接选用。整段地址可以粘贴进来，自动识别省市区和电话。"
        action={
          <Button size="sm" onClick={onAdd}>
            新增收货地址
          </Button>
        }
      />
    </Panel>
  );
}
