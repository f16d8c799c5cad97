import { lazy, Suspense, useState } from "react";
import { PlainRows, type RowsProps } from "./plain-rows.tsx";

/** Longer lists are virtualized. */
export const LONG_LIST = 40;
/** Enough rows to fill a window until the virtualizer has loaded. */
const FIRST = 10;

const WindowRows = lazy(async () => {
  try {
    return { default: (await import("./window-rows.tsx")).WindowRows };
  } catch {
    // Offline all rows are rendered: slower, but none is missing.
    return { default: PlainRows };
  }
});

/**
 * The rows of a list of any length. A list that was once long stays virtualized: remounting its rows would lose the
 * focus and unsaved input.
 */
export function RowList(props: RowsProps) {
  const { rows, renderRow, handle } = props;
  const [isLong, setLong] = useState(rows.length > LONG_LIST);
  if (!isLong && rows.length > LONG_LIST) setLong(true);
  if (!isLong) return <PlainRows rows={rows} renderRow={renderRow} handle={handle} />;
  return (
    <Suspense fallback={<FirstRows {...props} />}>
      <WindowRows {...props} />
    </Suspense>
  );
}

/** The first rows, in the space of all of them. */
function FirstRows({ rows, heightOf, renderRow }: RowsProps) {
  const height = rows.reduce((sum, { key }) => sum + heightOf(key), 0);
  return <PlainRows rows={rows.slice(0, FIRST)} renderRow={renderRow} height={height} />;
}
