import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Flag } from "#generated/enums.ts";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import type { Address } from "#generated/model/address.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import styles from "./address-book-card.module.css";
import { useDeleteAddress, useSetDefaultAddress } from "#generated/hooks/address/address.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import { addressDraft } from "../lib/address-draft.ts";

const AddressForm = lazyForm(async () => (await import("./address-form.tsx")).AddressForm);

type Props = {
  address: Address;
  isEdited: boolean;
  onEdit: () => void;
  onClose: () => void;
};

/** A saved address with its actions; while it is edited, the form is shown instead. */
export function AddressBookCard({ address, isEdited, onEdit, onClose }: Props) {
  const { isBusy, makeDefault, remove } = useAddressChanges(address);
  const opener = useOpener(isEdited);
  const text = addressText(address);
  if (isEdited)
    return (
      <div className={styles.form}>
        <AddressForm takesFocus address={address} submitLabel="保存" onSaved={onClose} onCancel={onClose} />
      </div>
    );
  return (
    <article {...staleProps(isBusy, styles.root)} aria-label={`${address.name}，${text}`}>
      <h2 className={styles.person}>
        {address.name} <span>{maskPhone(address.phone)}</span>
        {address.is_default === Flag.Yes && <i className={styles.default}>默认</i>}
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
