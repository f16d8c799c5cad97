import { Children, type ReactNode } from "react";
import { RowPart } from "#src/shared/ui/state/boundary.tsx";
import styles from "./goods-grid.module.css";

type Props = { children: ReactNode; label?: string; isList?: boolean };

/** A grid with as many cards per row as fit. */
export function GoodsGrid({ children, label, isList }: Props) {
  return (
    <div className={styles.root} role="group" aria-label={label} data-list={isList || undefined}>
      {Children.map(children, (card) => (
        <RowPart>{card}</RowPart>
      ))}
    </div>
  );
}
