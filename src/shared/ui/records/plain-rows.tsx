import type { ReactNode } from "react";

export type RowsProps = {
  rows: readonly { readonly key: string }[];
  /** Estimates a row's height in pixels by its key; must be a stable reference. */
  heightOf: (key: string) => number;
  renderRow: (index: number) => ReactNode;
};

/** All rows of a list, not virtualised. `height` in pixels reserves space for more. */
export function PlainRows({ rows, renderRow, height }: Omit<RowsProps, "heightOf"> & { height?: number }) {
  return (
    <div role="rowgroup" style={{ minHeight: height }}>
      {rows.map(({ key }, index) => (
        <div key={key} role="none" data-index={index}>
          {renderRow(index)}
        </div>
      ))}
    </div>
  );
}
