import { Row } from "#src/shared/ui/layout/layout.tsx";
import { Flag } from "#generated/enums.ts";
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

/** A delivery address as a radio card. */
export function AddressCard({ address, isChosen, onChoose, isEdited, onEdit }: Props) {
  const id = `address-${address.id}`;
  const opener = useOpener(isEdited);
  return (
    <div className={styles.root} data-chosen={isChosen || undefined}>
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
