import { chakra, Skeleton } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { Address } from "#generated/model/address.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/empty-state.tsx";
import { LoadError } from "#src/shared/ui/load-error.tsx";
import { addressText, maskPhone } from "#src/shared/lib/address-text.ts";

type Props = {
  addresses: readonly Address[] | undefined;
  isError: boolean;
  onRetry: () => void;
  value: number | undefined;
  onChange: (addressId: number) => void;
};

/** The delivery addresses as cards to choose one from. */
export function AddressChoice({ addresses, isError, onRetry, value, onChange }: Props) {
  if (!addresses)
    return isError ? <LoadError onRetry={onRetry} /> : <Skeleton height={{ base: "36", md: "20" }} />;
  if (addresses.length === 0) {
    return (
      <EmptyState
        title="还没有收货地址"
        hint="添加收货地址后才能提交订单。"
        action={
          <chakra.span color="brand.fg" textDecoration="underline" asChild>
            <Link to={paths.addresses()}>去添加收货地址</Link>
          </chakra.span>
        }
      />
    );
  }
  return (
    <chakra.div css={styles} role="radiogroup" aria-label="收货地址">
      {addresses.map((address) => (
        <label
          key={address.id}
          htmlFor={`address-${address.id}`}
          data-chosen={address.id === value || undefined}
        >
          <input
            type="radio"
            id={`address-${address.id}`}
            name="address"
            checked={address.id === value}
            onChange={() => onChange(address.id)}
          />
          <b>
            {address.name} {maskPhone(address.phone)}
            {address.is_default === 1 && <i>默认</i>}
          </b>
          <small>{addressText(address)}</small>
        </label>
      ))}
    </chakra.div>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "1fr", md: "repeat(3, minmax(0, 1fr))" },
  gap: "3",
  "& label": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "2",
    alignContent: "start",
    p: "3",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "md",
    cursor: "pointer",
  },
  "& label:hover": { borderColor: "brand.border" },
  "& label[data-chosen]": {
    borderColor: "brand.solid",
    bg: "brand.subtle",
    outline: "1px solid {colors.brand.solid}",
  },
  "& input": { flexShrink: "0", boxSize: "4", mt: "0.5", accentColor: "{colors.brand.solid}" },
  "& b": { display: "flex", alignItems: "center", gap: "2", fontWeight: "600" },
  "& i": {
    px: "1",
    borderRadius: "xs",
    bg: "brand.muted",
    color: "brand.fg",
    fontSize: "xs",
    fontStyle: "normal",
    fontWeight: "400",
  },
  "& small": { gridColumn: "2", mt: "0.5", color: "fg.muted", fontSize: "xs" },
} as const;
