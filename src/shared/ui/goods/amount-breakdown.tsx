import { formatMoney } from "#src/shared/lib/money.ts";
import styles from "./amount-breakdown.module.css";

/** The parts of an amount in 元, named as in the contract. */
export type Amounts = {
  goods_amount: number;
  manjian_amount: number;
  discount_amount: number;
  gift_amount: number;
  coupon_amount: number;
  voucher_amount: number;
  points_amount: number;
  shipping_fee: number;
  amount: number;
};

type Props = {
  amounts: Amounts;
  /** The name of the sum: 应付金额, 实付金额. */
  sumLabel: string;
};

/** Shows the parts of an amount, which visibly add up. Zero parts are left out, except shipping. */
export function AmountBreakdown({ amounts, sumLabel }: Props) {
  const off = (name: string, value: number) => ({
    name,
    text: `− ${formatMoney(value)}`,
    value,
    isOff: true,
  });
  const parts = [
    off("满减", amounts.manjian_amount),
    off("整单折扣", amounts.discount_amount),
    { name: "换购", text: `+ ${formatMoney(amounts.gift_amount)}`, value: amounts.gift_amount, isOff: false },
    off("优惠券", amounts.coupon_amount),
    off("现金券", amounts.voucher_amount),
    off("积分抵扣", amounts.points_amount),
  ].filter(({ value }) => value > 0);
  return (
    <dl className={styles.root}>
      <div>
        <dt>商品金额</dt>
        <dd>{formatMoney(amounts.goods_amount)}</dd>
      </div>
      {parts.map(({ name, text, isOff }) => (
        <div key={name} data-off={isOff || undefined}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>运费</dt>
        <dd>{amounts.shipping_fee > 0 ? `+ ${formatMoney(amounts.shipping_fee)}` : "免运费"}</dd>
      </div>
      <div data-sum>
        <dt>{sumLabel}</dt>
        <dd>{formatMoney(amounts.amount)}</dd>
      </div>
    </dl>
  );
}
