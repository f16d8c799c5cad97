import { Button } from "#src/shared/ui/button/button.tsx";
import { MapPinPlus } from "#generated/icons/map-pin-plus.ts";
import { Plus } from "#generated/icons/plus.ts";
import { useState } from "react";
import { useListAddresses } from "#generated/hooks/address/address.ts";
import type { Address } from "#generated/model/address.ts";
import { CardColumns } from "#src/shared/ui/records/card-columns.tsx";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { addressDraft } from "../lib/address-draft.ts";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { AddressBookCard } from "./address-book-card.tsx";

const AddressForm = lazyForm(async () => (await import("./address-form.tsx")).AddressForm);

/** The server refuses more than these. */
const MOST = 20;

/** The address being edited. */
type Edited = number | "new" | "none";

/** The buyer's delivery addresses: add, edit, delete, set as default. */
export function AddressBook() {
  const query = useListAddresses({ query: { select: (response) => response.data } });
  const { data } = query;
  const [chosen, setEdited] = useState<Edited>();
  const edited = chosen ?? restoredEdit(data);
  const close = () => setEdited("none");
  const opener = useOpener(edited === "new");
  const isFull = data !== undefined && data.length >= MOST;

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
      <Stack gap="3">
        {edited === "new" && data && (
          <AddressForm takesFocus submitLabel="保存" onSaved={close} onCancel={close} />
        )}
        <Loaded
          query={query}
          what="收货地址"
          as="framed"
          skeleton={
            <CardColumns>
              <Skeletons count={6} height="36" />
            </CardColumns>
          }
          empty={edited === "new" ? null : <NoAddress onAdd={() => setEdited("new")} />}
        >
          {(addresses) => (
            <CardColumns>
              {addresses.map((address) => (
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
        </Loaded>
      </Stack>
    </>
  );
}

/** The edit that was interrupted without saving, such as by an expired session. */
function restoredEdit(addresses: readonly Address[] | undefined): Edited {
  if (addressDraft().read()) return "new";
  return addresses?.find(({ id }) => addressDraft(id).read())?.id ?? "none";
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
