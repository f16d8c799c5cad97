import { memo, Suspense } from "react";
import { Link } from "react-router-dom";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import type { PriceLedger as Ledger } from "#src/shared/lib/price-steps.ts";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { PopoverButton } from "../overlay/popover-button.tsx";
import { GoodsImage } from "./goods-image.tsx";
import { Mark, type MarkProps } from "./mark.tsx";
import styles from "./priced-line-row.module.css";

export type PricedLine = {
  id: number;
  name: string;
  mark?: MarkProps | undefined;
  to: string;
  specification: string;
  maker: string;
  unit: string;
  image: string | undefined;
  price: Money;
  number: number;
  /** The full reduction (满减) on the line, in 元. */
  reduction: Money;
  /** The gift in one phrase; empty without one. */
  gift: string;
  /** The surcharge for the gift, in 元. */
  extra: Money;
  /** The line's share of order-level discounts, in 元; undefined where the server does not break it down. */
  shared?: Money | undefined;
  /** The part of `shared` that coupon, vouchers and points paid. */
  couponShared?: Money | undefined;
  /** Price × number − reduction + extra − shared, in 元. */
  amount: Money;
  /** The price before offers, and the reason for the current one; undefined if the server does not send them. */
  explained?: Pick<Ledger, "rawPrice" | "reason"> | undefined;
};

type Props = { line: PricedLine; rowIndex: number };

export const PricedLineRow = memo(function PricedLineRow({ line, rowIndex }: Props) {
  const { shared = 0, couponShared = 0, explained } = line;
  const offers = minusMoney(shared, couponShared);
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.line}>
      <div role="cell" className={styles.image}>
        <GoodsImage src={line.image} alt="" size={48} />
      </div>
      <div role="cell" className={styles.info}>
        <Row align="baseline" gap="1" narrow>
          {line.mark && <Mark {...line.mark} />}
          <Link to={line.to} className={styles.name} title={line.name}>
            {line.name}
          </Link>
        </Row>
        <span className={styles.muted}>
          {line.specification} · {line.maker}
        </span>
        {line.gift && (
          <Text tone="muted" size="xs">
            {line.gift}
          </Text>
        )}
      </div>
      <div role="cell" className={styles.price} data-align="end">
        {formatMoney(line.price)}
        <small>/{line.unit}</small>
      </div>
      <div role="cell" className={styles.number} data-align="end">
        ×{line.number}
      </div>
      <div role="cell" className={styles.off} data-align="end">
        {line.reduction > 0 && <span>满减 − {formatMoney(line.reduction)}</span>}
        {line.extra > 0 && <span>换购 + {formatMoney(line.extra)}</span>}
        {offers > 0 && <span>分摊 − {formatMoney(offers)}</span>}
        {couponShared > 0 && <span>券 − {formatMoney(couponShared)}</span>}
      </div>
      <div role="cell" className={styles.amount} data-align="end">
        {explained ? (
          <PopoverButton
            text={formatMoney(line.amount)}
            label={`${line.name} 价格明细`}
            content={
              <LazyPriceLedger ledger={{ ...line, ...explained, shared, couponShared, paid: line.amount }} />
            }
          />
        ) : (
          formatMoney(line.amount)
        )}
      </div>
    </div>
  );
});

const PriceLedger = lazyPart(async () => (await import("./price-ledger.tsx")).PriceLedger);

/** The ledger of a price, loaded on demand. */
function LazyPriceLedger({ ledger }: { ledger: Ledger }) {
  return (
    <Suspense fallback={<p role="status">正在加载价格明细</p>}>
      <PriceLedger ledger={ledger} />
    </Suspense>
  );
}
