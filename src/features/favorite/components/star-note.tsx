import type { FavoriteItem } from "#generated/model/favoriteItem.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { describeChange } from "#src/entities/goods/price-change.ts";

/** When goods were starred, at what price, and how it has changed since. */
export function StarNote({ item: { starred_at, starred_price, price_change } }: { item: FavoriteItem }) {
  const change = describeChange(price_change);
  return (
    <>
      {change ? <b data-change={change.direction}>{change.text}</b> : <span>--</span>}
      {starred_price !== null && <span>收藏时 {formatMoney(starred_price)}</span>}
      <span>{starred_at.slice(0, 10)}</span>
    </>
  );
}
