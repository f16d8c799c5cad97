import { chakra, Skeleton } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import type { Address } from "#generated/model/address.ts";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { addressDraft } from "../lib/address-draft.ts";
import { AddressCard } from "./address-card.tsx";
import { addressChoiceStyles } from "./address-choice.styles.ts";

const AddressForm = lazyForm(async () => (await import("./address-form.tsx")).AddressForm);

/** More than these are collapsed, except for the selected one. */
const SHOWN = 5;

type Props = {
  addresses: readonly Address[] | undefined;
  isError: boolean;
  onRetry: () => void;
  value: number | undefined;
  onChange: (addressId: number) => void;
  /** Called when an edit starts or ends: the values in the form are not yet the delivery address. */
  onEditing: (isEditing: boolean) => void;
};

/** The delivery addresses as radio cards, with adding and editing in place. */
export function AddressChoice({ addresses, isError, onRetry, value, onChange, onEditing }: Props) {
  const [edited, setEdited] = useState<number | "new" | undefined>(() =>
    addressDraft().read() ? "new" : undefined,
  );
  const [showsAll, setShowsAll] = useState(false);
  const isEditing = edited !== undefined;
  useEffect(() => onEditing(isEditing), [isEditing, onEditing]);
  const opener = useOpener(edited === "new");
  if (!addresses)
    return isError ? (
      <RetryLine what="收货地址" onRetry={onRetry} />
    ) : (
      <Skeleton height={{ base: "36", md: "20" }} />
    );
  const shown = showsAll ? addresses : addresses.filter(({ id }, index) => index < SHOWN || id === value);
  const isNew = edited === "new" || addresses.length === 0;
  const address = addresses.find(({ id }) => id === edited);

  return (
    <chakra.div css={addressChoiceStyles}>
      {addresses.length === 0 && <p>还没有收货地址，添加后才能提交订单。</p>}
      <div role="radiogroup" aria-label="收货地址" data-part="cards">
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
            data-part="add"
            aria-expanded={isNew}
            onClick={() => setEdited("new")}
          >
            <Plus size={16} aria-hidden />
            新增收货地址
          </button>
        )}
      </div>
      {shown.length < addresses.length && (
        <button type="button" data-part="more" onClick={() => setShowsAll(true)}>
          展开全部 {addresses.length} 个地址
        </button>
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
    </chakra.div>
  );
}
