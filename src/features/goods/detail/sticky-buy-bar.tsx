import { type RefObject, useEffect, useState } from "react";
import type { Goods } from "#generated/model/index.ts";
import { amountAt, lineNumber } from "#src/entities/goods/price.ts";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { BuyForm } from "../card/buy-form.tsx";
import { GoodsPrice } from "../card/goods-price.tsx";
import styles from "./sticky-buy-bar.module.css";

type Props = {
  /** The page's own purchase bar: the sticky bar is shown while it is scrolled out of view. */
  standsFor: RefObject<HTMLElement | null>;
  goods: Goods;
  quantity: number;
  onQuantity: (quantity: number) => void;
  label: string | undefined;
};

/** The price and the add button, sticky while the buyer reads on below. */
export function StickyBuyBar({ standsFor, goods, quantity, onQuantity, label }: Props) {
  const isPast = useIsPast(standsFor);
  if (!isPast) return null;
  const amount = amountAt(goods, quantity, lineNumber(goods, quantity));
  return (
    <section className={styles.root} data-stuck aria-label="快速加购">
      <div className={styles.inner}>
        <strong className={styles.name}>
          {goods.name} <span>{goods.ypgg}</span>
        </strong>
        <GoodsPrice goods={goods} quantity={quantity} />
        {amount !== null && (
          <span>
            小计 <Price value={amount} />
          </span>
        )}
        <BuyForm goods={goods} quantity={quantity} onQuantity={onQuantity} size="md" label={label} />
      </div>
    </section>
  );
}

function useIsPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}
