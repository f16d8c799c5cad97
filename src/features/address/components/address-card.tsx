import type { Address } from "#generated/model/address.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import styles from "./address-card.module.css";

type Props = {
  address: Address;
  isChosen: boolean;
  onChoose: () => void;
  isEdited: boolean;
  onEdit: () => void;
};

/** A delivery address as a radio card; styled by the list around it. */
export function AddressCard({ address, isChosen, onChoose, isEdited, onEdit }: Props) {
  const id = `address-${address.id}`;
  const opener = useOpener(isEdited);
  return (
    <div className={styles.card} data-chosen={isChosen || undefined}>
      <label htmlFor={id}>
        <input type="radio" id={id} name="address" checked={isChosen} onChange={onChoose} />
        <b>
          {address.name} {maskPhone(address.phone)}
          {address.is_default === 1 && <i>默认</i>}
        </b>
        <small>{addressText(address)}</small>
      </label>
      <button ref={opener} type="button" aria-label={`修改${address.name}的地址`} onClick={onEdit}>
        修改
      </button>
    </div>
  );
}
