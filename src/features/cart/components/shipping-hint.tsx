import { Button } from "#src/shared/ui/button/button.tsx";
import { Truck } from "lucide-react";
import { Link } from "react-router-dom";
import type { ShippingData } from "#generated/model/shippingData.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { HINTS } from "../lib/hints.ts";
import styles from "./shipping-hint.module.css";
import { HintBar } from "./hint-bar.tsx";

type Props = { shipping: ShippingData; remainder: number };

/** What is missing to free shipping, until it is reached or the buyer hides the hint. */
export function ShippingHint({ shipping, remainder }: Props) {
  return (
    <HintBar type={HINTS.shipping} label="包邮提示" icon={<Truck size={16} aria-hidden />}>
      <span className={styles.text}>
        还差 <b className={styles.remainder}>{formatMoney(remainder)}</b> 免运费
        <span className={styles.terms}>
          （满 {formatMoney(shipping.shipping_amount)} 免运费，不满收 {formatMoney(shipping.fee)}
          {shipping.no_trans_order_amount > 0 &&
            `；今日未发货订单已计 ${formatMoney(shipping.no_trans_order_amount)}`}
          ）
        </span>
      </span>
      <Button className={styles.topUp} asChild size="2xs" variant="outline">
        <Link to={paths.list()}>去凑单</Link>
      </Button>
    </HintBar>
  );
}
