import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import { type CartFilterId, UNAVAILABLE_LINES } from "../lib/cart-filter.ts";
import type { CartTotals } from "../lib/cart-totals.ts";
import { HINTS } from "../lib/hints.ts";
import { isUnavailable } from "../lib/line-state.ts";
import { shippingRemainder, shipsFree } from "../lib/shipping.ts";
import { CartFilters } from "./cart-filters.tsx";
import { UnavailableHint } from "./unavailable-hint.tsx";
import { RestoreHintsButton } from "./restore-hints-button.tsx";
import { ShippingHint } from "./shipping-hint.tsx";
import styles from "./cart-advice.module.css";
import { TiersPanel } from "./tiers-panel.tsx";

type Props = {
  cart: CartStore;
  lines: readonly CartLine[];
  totals: CartTotals;
  filter: CartFilterId;
  onFilter: (id: CartFilterId) => void;
};

/** Shown above the lines: the filters, and the hints that the buyer has not hidden. */
export function CartAdvice({ cart, lines, totals, filter, onFilter }: Props) {
  const { hidden_hints: hidden, shipping_data: shipping, activity_data: activity } = cart;
  const remainder = shipsFree(lines) ? 0 : shippingRemainder(shipping, totals.amount);
  const lost = lines.filter(isUnavailable).length;
  return (
    <div className={styles.root}>
      <CartFilters filters={cart.filter_data} lines={lines} current={filter} onChange={onFilter}>
        {hidden.length > 0 && <RestoreHintsButton hidden={hidden} />}
      </CartFilters>
      {!hidden.includes(HINTS.tiers) && <TiersPanel activity={activity} eligible={totals.eligible} />}
      {remainder > 0 && !hidden.includes(HINTS.shipping) && (
        <ShippingHint shipping={shipping} remainder={remainder} />
      )}
      {lost > 0 && filter !== UNAVAILABLE_LINES && !hidden.includes(HINTS.lost) && (
        <UnavailableHint count={lost} onShow={() => onFilter(UNAVAILABLE_LINES)} />
      )}
    </div>
  );
}
