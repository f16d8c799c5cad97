import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { RowPart } from "#src/shared/ui/state/boundary.tsx";

/** The methods with which the owner of a list controls its rows. */
export type RowsHandle = {
  /** Scrolls a row to the middle of the window; it is rendered shortly after. */
  show: (index: number) => void;
  /** The element of a row, if it is rendered. */
  find: (index: number) => HTMLElement | undefined;
};

export type RowsProps = {
  rows: readonly { readonly key: string }[];
  /** Estimates a row's height in pixels by its key; must be a stable reference. */
  heightOf: (key: string) => number;
  renderRow: (index: number) => ReactNode;
  handle?: Ref<RowsHandle> | undefined;
};

/** All rows of a list, not virtualized. `height` in pixels reserves space for more. */
export function PlainRows({
  rows,
  renderRow,
  height,
  handle,
}: Omit<RowsProps, "heightOf"> & { height?: number }) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(handle, () => ({
    find: (index) => findRow(root.current, index),
    show: (index) => findRow(root.current, index)?.scrollIntoView({ block: "center" }),
  }));
  return (
    <div role="rowgroup" ref={root} style={{ minHeight: height }}>
      {rows.map(({ key }, index) => (
        <div key={key} role="none" data-index={index}>
          <RowPart isRow>{renderRow(index)}</RowPart>
        </div>
      ))}
    </div>
  );
}

/** The element of a row that is rendered. */
export const findRow = (rows: Element | null, index: number): HTMLElement | undefined =>
  rows?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`) ?? undefined;
