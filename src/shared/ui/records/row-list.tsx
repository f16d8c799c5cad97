import { lazy, Suspense, useState } from "react";
import { PlainRows, type RowsProps } from "./plain-rows.tsx";

/** A list with more rows draws only those in view. */
const LONG = 40;
/** So many fill a window until the code for that is here. */
const FIRST = 10;

const WindowRows = lazy(async () => {
  try {
    return { default: (await import("./window-rows.tsx")).WindowRows };
  } catch {
    // Without a network all rows are drawn: slower, but none is missing.
    return { default: PlainRows };
  }
});

/**
 * The rows of a list of any length. One that was long once stays so: rows drawn anew would lose the focus and what is
 * being typed.
 */
export function RowList(props: RowsProps) {
  const { rows, heightOf, renderRow } = props;
  const [isLong, setLong] = useState(rows.length > LONG);
  if (!isLong && rows.length > LONG) setLong(true);
  if (!isLong) return <PlainRows rows={rows} renderRow={renderRow} />;
  const height = rows.reduce((sum, { key }) => sum + heightOf(key), 0);
  return (
    <Suspense fallback={<PlainRows rows={rows.slice(0, FIRST)} renderRow={renderRow} height={height} />}>
      <WindowRows {...props} />
    </Suspense>
  );
}
