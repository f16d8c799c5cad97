import { chakra } from "@chakra-ui/react";
import { formatMoney } from "#src/shared/lib/money.ts";

type Props = {
  goods: number;
  manjian: number;
  discount: number;
  gift: number;
  coupon?: number;
  voucher?: number;
  points?: number;
  shipping: number;
  amount: number;
  /** What the sum is called: 应付金额, 实付金额. */
  sumLabel: string;
};

/** How an amount comes about, so that the parts add up in sight. Parts of nothing are left out, save the shipping. */
export function AmountBreakdown({ sumLabel, amount, ...amounts }: Props) {
  const { goods, manjian, discount, gift, coupon = 0, voucher = 0, points = 0, shipping } = amounts;
  const off = (name: string, value: number) => ({
    name,
    text: `− ${formatMoney(value)}`,
    value,
    isOff: true,
  });
  const parts = [
    off("满减", manjian),
    off("整单折扣", discount),
    { name: "换购", text: `+ ${formatMoney(gift)}`, value: gift, isOff: false },
    off("优惠券", coupon),
    off("现金券", voucher),
    off("积分抵扣", points),
  ].filter(({ value }) => value > 0);
  return (
    <chakra.dl css={styles}>
      <div>
        <dt>商品金额</dt>
        <dd>{formatMoney(goods)}</dd>
      </div>
      {parts.map(({ name, text, isOff }) => (
        <div key={name} data-off={isOff || undefined}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>运费</dt>
        <dd>{shipping > 0 ? `+ ${formatMoney(shipping)}` : "免运费"}</dd>
      </div>
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
