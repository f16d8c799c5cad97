import { type FormEvent, useId, useState } from "react";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { useBuyer } from "../card/use-buyer.ts";
import { readPriceRange } from "./price-range.ts";
import type { ListAddress } from "./use-list-query.ts";
import facet from "./facet-row.module.css";
import styles from "./price-range-form.module.css";

/** The price range, for those who see prices. */
export function PriceRangeForm({ address }: { address: ListAddress }) {
  const { price_min, price_max } = address.query;
  const { hidesPrices } = useBuyer();
  return hidesPrices ? null : <RangeForm key={`${price_min}-${price_max}`} address={address} />;
}

/** An invalid range is explained beside it and not applied. */
function RangeForm({ address: { query, change } }: { address: ListAddress }) {
  const [min, setMin] = useState(String(query.price_min ?? ""));
  const [max, setMax] = useState(String(query.price_max ?? ""));
  const [error, setError] = useState("");
  const errorId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const range = readPriceRange(min, max);
    setError("error" in range ? range.error : "");
    if (!("error" in range)) change({ price_min: range.min, price_max: range.max });
  };
  const shared = {
    type: "text",
    inputMode: "decimal",
    autoComplete: "off",
    "aria-invalid": error !== "",
    "aria-describedby": errorId,
  } as const;
  return (
    <form className={facet.root} aria-label="价格区间" onSubmit={submit} noValidate>
      <span className={facet.label} aria-hidden>
        价格
      </span>
      <div className={styles.range}>
        <input
          {...shared}
          aria-label="最低价"
          placeholder="¥"
          value={min}
          onChange={(e) => setMin(e.target.value)}
        />
        <span aria-hidden>～</span>
        <input
          {...shared}
          aria-label="最高价"
          placeholder="¥"
          value={max}
          onChange={(e) => setMax(e.target.value)}
        />
        <button type="submit">确定</button>
        <Text role="alert" id={errorId} tone="error" size="xs" hideEmpty>
          {error}
        </Text>
      </div>
    </form>
  );
}
