import type { ReactNode } from "react";

export type RowsProps = {
  rows: readonly { readonly key: string }[];
  /** Guesses a row's height in pixels by its key; it has to keep its identity. */
  heightOf: (key: string) => number;
  renderRow: (index: number) => ReactNode;
};

/** The rows of a list, each in its place, all of them drawn. `height` in pixels is what is kept free for more. */
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
