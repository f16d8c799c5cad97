import { useState } from "react";
import { Flag } from "#generated/enums.ts";
import {
  useListAddresses,
  useDeleteAddress,
  useSetDefaultAddress,
} from "#generated/hooks/address/address.ts";
import { MapPinPlus } from "#generated/icons/map-pin-plus.ts";
import { Plus } from "#generated/icons/plus.ts";
import type { Address } from "#generated/model/index.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Stack, Text, Box } from "#src/shared/ui/layout/layout.tsx";
import { CardColumns } from "#src/shared/ui/records/card-columns.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import { addressDraft } from "../lib/address-values.ts";
import styles from "./address-book.module.css";

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

type Props = {
  address: Address;
  isEdited: boolean;
  onEdit: () => void;
  onClose: () => void;
};

/** A saved address with its actions; while it is edited, the form is shown instead. */
function AddressBookCard({ address, isEdited, onEdit, onClose }: Props) {
  const { isBusy, makeDefault, remove } = useAddressChanges(address);
  const opener = useOpener(isEdited);
  const text = addressText(address);
  if (isEdited)
    return (
      <Box allColumns>
        <AddressForm takesFocus address={address} submitLabel="保存" onSaved={onClose} onCancel={onClose} />
      </Box>
    );
  return (
    <article {...staleProps(isBusy, styles.root)} aria-label={`${address.name}，${text}`}>
      <h2 className={styles.person}>
        {address.name} <span>{maskPhone(address.phone)}</span>
        {address.is_default === Flag.Yes && <i className={styles.default}>默认</i>}
        {address.is_licensed === Flag.Yes && <i className={styles.default}>证照登记地址</i>}
      </h2>
      <Text as="p" grow mt="2" tone="muted" breakable>
        {text}
      </Text>
      <footer className={styles.actions}>
        {address.is_default === Flag.No && (
          <PlainButton disabled={isBusy} onClick={makeDefault}>
            设为默认
          </PlainButton>
        )}
        <button ref={opener} type="button" aria-label={`修改${address.name}的地址`} onClick={onEdit}>
          修改
        </button>
        <PlainButton
          className={styles.remove}
          disabled={isBusy}
          aria-label={`删除${address.name}的地址`}
          onClick={remove}
        >
          删除
        </PlainButton>
      </footer>
    </article>
  );
}

/** Actions on a saved address: making it the default, and deleting it after confirmation. */
function useAddressChanges(address: Address) {
  const { id, name } = address;
  const makeDefault = useSetDefaultAddress({
    mutation: { onSuccess: () => void toast({ status: "success", message: `已将${name}的地址设为默认` }) },
  });
  const remove = useDeleteAddress({
    mutation: {
      onSuccess: () => {
        addressDraft(id).forget();
        toast({ status: "success", message: "收货地址已删除" });
      },
    },
  });
  const isBusy = makeDefault.isPending || remove.isPending || remove.isSuccess;

  return {
    isBusy,
    makeDefault: () => {
      if (!isBusy) makeDefault.mutate({ id });
    },
    remove: async () => {
      const message = `确定删除这个收货地址吗？\n${name}，${addressText(address)}`;
      if (!isBusy && (await confirm({ message, confirmLabel: "删除" }))) remove.mutate({ id });
    },
  };
}
