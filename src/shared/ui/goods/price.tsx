import { formatMoney } from "#src/shared/lib/money.ts";
import { staticElement } from "#src/shared/ui/style/static-element.tsx";

type Props = {
  value: number | null | undefined;
  /** Shown instead of a price: why it is hidden. */
  hint?: string;
  size?: "sm" | "md" | "lg";
  /** The unit of one item: shown as `/盒`. */
  unit?: string;
};

/** An amount in 元, in the colour reserved for prices. */
export function Price({ value, hint, size = "md", unit }: Props) {
  const hidden = value === null || value === undefined;
  return (
    <Amount data-size={size} data-hidden={hidden || undefined}>
      {hidden ? hint || formatMoney(value) : formatMoney(value)}
      {!hidden && unit && <small>/{unit}</small>}
    </Amount>
  );
}

const Amount = staticElement("span", {
  color: "fg.price",
  fontWeight: "600",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "&[data-size=sm]": { fontSize: "sm" },
  "&[data-size=md]": { fontSize: "md" },
  "&[data-size=lg]": { fontSize: "2xl", lineHeight: "1.2" },
  "&[data-hidden]": { color: "fg.promo", fontSize: "sm", fontWeight: "400", whiteSpace: "normal" },
  "& small": { ms: "0.5", color: "fg.subtle", fontSize: "xs", fontWeight: "400" },
});
