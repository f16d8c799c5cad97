import { serverNow } from "#src/shared/lib/server-clock.ts";
import { ExpiryDate } from "./expiry-date.tsx";
import { describePace, type Incoming } from "./expiry.ts";
import styles from "./near-expiry-list.module.css";

/** Goods near their expiry, each with its date, the months left, and how long it lasts at the buyer's own pace. */
export function nearExpiryList(near: readonly Incoming[]) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long list is scrolled by keys, too.
    <ul className={styles.root} tabIndex={near.length > 4 ? 0 : undefined} aria-label="近效期商品">
      {near.map((each) => (
        <NearExpiryItem key={each.goods.id} {...each} />
      ))}
    </ul>
  );
}

function NearExpiryItem({ goods, number }: Incoming) {
  const { name, ypgg, sccj, bzdw, xq, cart_number = 0 } = goods;
  const pace = describePace(goods, number, new Date(serverNow()));
  return (
    <li className={styles.item}>
      <div className={styles.name}>
        <b>{name}</b> <span>{ypgg}</span> <span>{sccj}</span>
      </div>
      <div className={styles.facts}>
        <ExpiryDate date={xq} labeled />
        <span>
          加购 {number} {bzdw}
          {cart_number > 0 && `，购物车已有 ${cart_number} ${bzdw}`}
        </span>
      </div>
      {pace && (
        <div className={styles.pace} data-too-much={pace.isTooMuch || undefined}>
          {pace.text}
        </div>
      )}
    </li>
  );
}
