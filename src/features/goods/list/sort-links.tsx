import { GoodsSort } from "#generated/enums.ts";
import { goodsSortLabels } from "#generated/enum-labels.ts";
import { ArrowDown } from "#generated/icons/arrow-down.ts";
import { ArrowUpDown } from "#generated/icons/arrow-up-down.ts";
import { ArrowUp } from "#generated/icons/arrow-up.ts";
import { useBuyer } from "../card/use-buyer.ts";
import type { ListAddress } from "./use-list-query.ts";
import { SteadyLink } from "#src/shared/ui/text/steady-link.tsx";
import { Segments } from "./segments.tsx";
import styles from "./sort-links.module.css";

/** Whoever sees no prices is not offered these. */
const PRICED: ReadonlySet<GoodsSort> = new Set<GoodsSort>(["price", "unit_price"]);

/** The sort orders. Choosing 价格 again reverses it. */
export function SortLinks({ address: { query, hrefOf } }: { address: ListAddress }) {
  const current = query.sort ?? "default";
  const descending = query.order === "desc";
  const { hidesPrices } = useBuyer();
  const sorts = Object.values(GoodsSort).filter((sort) => !PRICED.has(sort) || !hidesPrices);
  return (
    <Segments className={styles.root} label="排序">
      {sorts.map((sort) => {
        const active = sort === current;
        const order = sort === "price" ? (active && !descending ? "desc" : "asc") : undefined;
        const label = sort === "price" && active ? (descending ? "价格从高到低" : "价格从低到高") : undefined;
        return (
          <li key={sort}>
            <SteadyLink
              atOnce
              to={hrefOf({ sort, order })}
              aria-current={active || undefined}
              aria-label={label}
            >
              {goodsSortLabels[sort]}
              {sort === "price" && <PriceArrow active={active} descending={descending} />}
            </SteadyLink>
          </li>
        );
      })}
    </Segments>
  );
}

function PriceArrow({ active, descending }: { active: boolean; descending: boolean }) {
  const Arrow = !active ? ArrowUpDown : descending ? ArrowDown : ArrowUp;
  return <Arrow size={14} aria-hidden />;
}
