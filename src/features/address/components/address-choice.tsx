import { useEffect, useState } from "react";
import { Flag } from "#generated/enums.ts";
import { Plus } from "#generated/icons/plus.ts";
import type { Address } from "#generated/model/index.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { Stack, Text, Row } from "#src/shared/ui/layout/layout.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { addressDraft } from "../lib/address-values.ts";
import styles from "./address-choice.module.css";

const AddressForm = lazyForm(async () => (await import("./address-form.tsx")).AddressForm);

/** More than these are collapsed, except for the selected one. */
const SHOWN = 5;

type Props = {
  query: Query<readonly Address[]>;
  value: number | undefined;
  onChange: (addressId: number) => void;
  /** Called when an edit starts or ends: the values in the form are not yet the delivery address. */
  onEditing: (isEditing: boolean) => void;
};

/** The delivery addresses as radio cards, with adding and editing in place. */
export function AddressChoice({ query, value, onChange, onEditing }: Props) {
  const [edited, setEdited] = useState<number | "new" | undefined>(() =>
    addressDraft().read() ? "new" : undefined,
  );
  const [showsAll, setShowsAll] = useState(false);
  const isEditing = edited !== undefined;
  useEffect(() => onEditing(isEditing), [isEditing, onEditing]);
  const opener = useOpener(edited === "new");

  return (
    <Loaded query={query} what="收货地址" as="line" skeleton={<Skeleton className={styles.loading} />}>
      {(addresses) => {
        const shown = showsAll
          ? addresses
          : addresses.filter(({ id }, index) => index < SHOWN || id === value);
        const isNew = edited === "new" || addresses.length === 0;
        const address = addresses.find(({ id }) => id === edited);

        return (
          <Stack gap="3">
            {addresses.length === 0 && (
              <Text as="p" tone="muted">
                还没有收货地址，添加后才能提交订单。
              </Text>
            )}
            <div role="radiogroup" aria-label="收货地址" className={styles.cards}>
              {shown.map((one) => (
                <AddressCard
                  key={one.id}
                  address={one}
                  isChosen={one.id === value}
                  onChoose={() => onChange(one.id)}
                  isEdited={edited === one.id}
                  onEdit={() => setEdited(one.id)}
                />
              ))}
              {addresses.length > 0 && (
                <button
                  ref={opener}
                  type="button"
                  className={styles.add}
                  aria-expanded={isNew}
                  onClick={() => setEdited("new")}
                >
                  <Plus size={16} aria-hidden />
                  新增收货地址
                </button>
              )}
            </div>
            {shown.length < addresses.length && (
              <Text
                as="button"
                type="button"
                self="start"
                minH="8"
                tone="brand"
                clickable
                onClick={() => setShowsAll(true)}
              >
                展开全部 {addresses.length} 个地址
              </Text>
            )}
            {(isNew || address) && (
              <AddressForm
                key={address?.id ?? "new"}
                address={address}
                onSaved={(id) => {
                  setEdited(undefined);
                  onChange(id);
                }}
                onCancel={addresses.length > 0 ? () => setEdited(undefined) : undefined}
              />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

type AddressCardProps = {
  address: Address;
  isChosen: boolean;
  onChoose: () => void;
  isEdited: boolean;
  onEdit: () => void;
};

/** A delivery address as a radio card. */
function AddressCard({ address, isChosen, onChoose, isEdited, onEdit }: AddressCardProps) {
  const id = `address-${address.id}`;
  const opener = useOpener(isEdited);
  return (
    <div className={styles.addressCard} data-chosen={isChosen || undefined}>
      <label className={styles.choice} htmlFor={id}>
        <input
          className={styles.radio}
          type="radio"
          id={id}
          name="address"
          checked={isChosen}
          onChange={onChoose}
        />
        <Row as="b" align="center" wrap gapX="2" bold>
          {address.name} {maskPhone(address.phone)}
          {address.is_default === Flag.Yes && <i className={styles.default}>默认</i>}
        </Row>
        <small className={styles.text}>{addressText(address)}</small>
      </label>
      <button
        className={styles.edit}
        ref={opener}
        type="button"
        aria-label={`修改${address.name}的地址`}
        onClick={onEdit}
      >
        修改
      </button>
    </div>
  );
}
