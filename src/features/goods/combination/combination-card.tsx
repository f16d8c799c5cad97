import { type FormEvent, useState } from "react";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import type { Combination } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { QuantityStepper } from "#src/shared/ui/field/quantity-stepper.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { PriceAccessLink } from "../card/price-access-link.tsx";
import { useAddCombination } from "../card/use-add-to-cart.ts";
import { CombinationItems } from "./combination-items.tsx";
import { combinationSaving, noSetReason, setRules } from "./combination-saving.ts";
import buyForm from "../card/buy-form.module.css";
import styles from "./combination-card.module.css";

/** A set of goods: its items, its price against the single prices, and the add button. */
export function CombinationCard({ combination }: { combination: Combination }) {
  const { name, describe, price, raw_price, price_hint, number, limit_number, limit_left, items } =
    combination;
  const saving = combinationSaving(combination);
  return (
    <Stack as="article" className={styles.root} framed lifts narrow gap="3" p="3" aria-label={name}>
      <header>
        <h3>{name}</h3>
        {saving > 0 && <span className={styles.saving}>每套省 {formatMoney(saving)}</span>}
      </header>
      {describe && <p className={styles.note}>{describe}</p>}
      <CombinationItems items={items} />
      <footer>
        <div className={styles.priceLine}>
          <Price value={price} hint={price_hint || "暂不可见价格"} size="lg" unit="套" />
          {saving > 0 && (
            <span className={styles.note}>
              单买合计 <s>{formatMoney(raw_price)}</s>
            </span>
          )}
          <span className={styles.note}>
            {number > 0 ? `余 ${number} 套` : "已售罄"}
            {limit_number > 0 && `，限购 ${limit_number} 套`}
            {limit_left < limit_number && `，还可购 ${limit_left} 套`}
          </span>
        </div>
        {price === null ? (
          <div className={buyForm.root}>
            <PriceAccessLink />
          </div>
        ) : (
          <SetForm combination={combination} />
        )}
      </footer>
    </Stack>
  );
}

/** The number of sets and the add button; Enter in the number adds too. */
function SetForm({ combination }: { combination: Combination }) {
  const [sets, setSets] = useState(1);
  const add = useAddCombination();
  const reason = noSetReason(combination);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reason) add(combination, sets);
  };
  return (
    <form className={buyForm.root} onSubmit={submit}>
      <QuantityStepper
        value={sets}
        onChange={setSets}
        {...setRules(combination)}
        label={`${combination.name}的套数`}
        disabled={reason !== ""}
        size="sm"
      />
      <PlainButton type="submit" className={buyForm.add} disabled={reason !== ""}>
        <ShoppingCart size={14} aria-hidden />
        整套加入购物车
      </PlainButton>
      {reason && <span className={buyForm.reason}>{reason}</span>}
    </form>
  );
}
