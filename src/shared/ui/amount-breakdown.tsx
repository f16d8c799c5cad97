import { chakra } from "@chakra-ui/react";
import { formatMoney } from "#src/shared/lib/money.ts";

type Props = {
  goods: number;
  manjian: number;
  discount: number;
  gift: number;
  shipping: number;
  amount: number;
  /** What the sum is called: 应付金额, 实付金额. */
  sumLabel: string;
};

/** How an amount comes about, so that the parts add up in sight. Parts of nothing are left out, save the shipping. */
export function AmountBreakdown({ goods, manjian, discount, gift, shipping, amount, sumLabel }: Props) {
  const parts = [
    { name: "商品金额", text: formatMoney(goods) },
    manjian > 0 && { name: "满减", text: `− ${formatMoney(manjian)}`, off: true },
    discount > 0 && { name: "整单折扣", text: `− ${formatMoney(discount)}`, off: true },
    gift > 0 && { name: "换购", text: `+ ${formatMoney(gift)}` },
    { name: "运费", text: shipping > 0 ? `+ ${formatMoney(shipping)}` : "免运费" },
  ].filter((part) => part !== false);
  return (
    <chakra.dl css={styles}>
      {parts.map(({ name, text, off }) => (
        <div key={name} data-off={off || undefined}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div data-sum>
        <dt>{sumLabel}</dt>
        <dd>{formatMoney(amount)}</dd>
      </div>
    </chakra.dl>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  gap: "1",
  width: "full",
  "& > div": { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: "6" },
  "& dt": { color: "fg.muted" },
  "& dd": { textAlign: "end", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  "& [data-off] dd": { color: "fg.promo" },
  "& [data-sum]": { mt: "1", pt: "2", borderTopWidth: "1px", borderColor: "border" },
  "& [data-sum] dt": { color: "fg", fontWeight: "600" },
  "& [data-sum] dd": { color: "fg.price", fontSize: "xl", fontWeight: "600", lineHeight: "1.2" },
} as const;
