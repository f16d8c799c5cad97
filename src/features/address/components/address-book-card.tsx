import { chakra } from "@chakra-ui/react";
import type { Address } from "#generated/model/address.ts";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";
import { lazyForm } from "#src/shared/ui/field/lazy-form.tsx";
import { useOpener } from "#src/shared/ui/field/use-opener.ts";
import { useAddressChanges } from "../hooks/use-address-changes.ts";

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
      <chakra.div gridColumn="1 / -1">
        <AddressForm takesFocus address={address} submitLabel="保存" onSaved={onClose} onCancel={onClose} />
      </chakra.div>
    );
  return (
    <chakra.article css={styles} aria-label={`${address.name}，${text}`} aria-busy={isBusy}>
      <h2>
        {address.name} <span>{maskPhone(address.phone)}</span>
        {address.is_default === 1 && <i>默认</i>}
      </h2>
      <p>{text}</p>
      <footer>
        {address.is_default === 0 && (
          <button type="button" disabled={isBusy} onClick={makeDefault}>
            设为默认
          </button>
        )}
        <button ref={opener} type="button" aria-label={`修改${address.name}的地址`} onClick={onEdit}>
          修改
        </button>
        <button
          type="button"
          data-part="remove"
          disabled={isBusy}
          aria-label={`删除${address.name}的地址`}
          onClick={remove}
        >
          删除
        </button>
      </footer>
    </chakra.article>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  minHeight: "36",
  p: "4",
  pb: "2",
  borderWidth: "1px",
  borderRadius: "md",
  bg: "bg.panel",
  "&[aria-busy=true]": { opacity: "0.6" },
  "& h2": { display: "flex", alignItems: "center", flexWrap: "wrap", columnGap: "3", fontWeight: "600" },
  "& h2 span": { color: "fg.muted", fontWeight: "400" },
  "& i": {
    px: "1.5",
    borderRadius: "xs",
    bg: "brand.muted",
    color: "brand.fg",
    fontSize: "xs",
    fontStyle: "normal",
    fontWeight: "400",
  },
  "& p": { flex: "1", mt: "2", color: "fg.muted", overflowWrap: "anywhere" },
  "& footer": { display: "flex", gap: "4", mt: "2", borderTopWidth: "1px", borderColor: "border" },
  "& button": { minHeight: { base: "11", md: "9" }, color: "brand.fg", cursor: "pointer" },
  "& button:hover": { textDecoration: "underline" },
  "& button[data-part=remove]": { ms: "auto", color: "fg.subtle" },
  "& button[data-part=remove]:hover": { color: "fg.error" },
} as const;
