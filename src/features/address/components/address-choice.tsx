import { useEffect, useState } from "react";
import { Flag } from "#generated/enums.ts";
import { Plus } from "#generated/icons/plus.ts";
import type { Address } from "#generated/model/index.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { Stack, Text, Row } from "#src/shared/ui/layout/layout.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useRegisteredAddress } from "../hooks/use-registered-address.ts";
import { addressDraft } from "../lib/address-values.ts";
import styles from "./address-choice.module.css";

const AddressForm = lazyForm(async () => (await import("./address-form.tsx")).AddressForm);

/** More than these are collapsed, except for the selected one. */
const SHOWN = 5;

const ANYWHERE: readonly string[] = [];

type Props = {
  query: Query<readonly Address[]>;
  value: number | undefined;
  onChange: (addressId: number) => void;
  /** Called when an edit starts or ends: the values in the form are not yet the delivery address. */
  onEditing: (isEditing: boolean) => void;
  /** The names of goods that may go to the licensed address alone. */
  licensedFor?: readonly string[];
};

/** The delivery addresses as radio cards, with adding and editing in place. */
export function AddressChoice({ query, value, onChange, onEditing, licensedFor = ANYWHERE }: Props) {
  const [edited, setEdited] = useState<number | "new" | "licensed" | undefined>(() =>
    addressDraft().read() ? "new" : undefined,
  );
  const isRestricted = licensedFor.length > 0;
  const lacksLicensed = isRestricted && query.data?.every((one) => one.is_licensed === Flag.No) === true;
  const registered = useRegisteredAddress(query.data?.length === 0 || lacksLicensed);
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
        const isFirst = addresses.length === 0;
        const isNew = edited === "new" || edited === "licensed" || isFirst;
        const start = isFirst || edited === "licensed" ? registered : undefined;
        const address = addresses.find(({ id }) => id === edited);

        return (
          <Stack gap="3">
            {isFirst && (
              <Text as="p" tone="muted">
                {registered?.detail
                  ? "已按注册时登记的地址和联系人填好，核对后保存即可。"
                  : "还没有收货地址，添加后才能提交订单。"}
              </Text>
            )}
            {isRestricted && (
              <Notice
                action={
                  lacksLicensed &&
                  !isFirst && (
                    <Button size="xs" variant="outline" onClick={() => setEdited("licensed")}>
                      使用登记地址
                    </Button>
                  )
                }
              >
                {licensedFor.join("、")}属含特殊药品复方制剂，依法只能送到证照登记的地址。
              </Notice>
            )}
            <div role="radiogroup" aria-label="收货地址" className={styles.cards}>
              {shown.map((one) => (
                <AddressCard
                  key={one.id}
                  address={one}
                  isChosen={one.id === value}
                  isBarred={isRestricted && one.is_licensed === Flag.No}
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
            {isFirst && !registered && <Skeleton className={styles.loading} />}
            {(address ?? (isNew && (!isFirst || registered))) && (
              <AddressForm
                key={address?.id ?? edited ?? "new"}
                address={address}
                start={start}
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
  /** The goods of the order may not go there. */
  isBarred: boolean;
  onChoose: () => void;
  isEdited: boolean;
  onEdit: () => void;
};

/** A delivery address as a radio card. */
function AddressCard({ address, isChosen, isBarred, onChoose, isEdited, onEdit }: AddressCardProps) {
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
          disabled={isBarred}
          onChange={onChoose}
        />
        <Row as="b" align="center" wrap gapX="2" bold>
          {address.name} {maskPhone(address.phone)}
          {address.is_default === Flag.Yes && <i className={styles.default}>默认</i>}
          {address.is_licensed === Flag.Yes && <i className={styles.default}>证照登记地址</i>}
        </Row>
        <small className={styles.text}>{addressText(address)}</small>
        {isBarred && <small className={styles.text}>不是证照登记的地址，这一单不能送到这里</small>}
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
