/** The numbers of columns that goods of a floor can have, by the width of the window. */
const COLUMNS = [2, 3, 4, 5] as const;

/**
 * In which layouts an item is shown: the column counts whose rows stay whole with it, `"2 3 5"`. Two rows at most,
 * three of two or three columns; a floor with less than one row shows all it has.
 */
export function layoutsOf(index: number, count: number): string {
  const isShown = (columns: number) => {
    const rows = Math.min(Math.floor(count / columns), columns <= 3 ? 3 : 2);
    return rows === 0 || index < rows * columns;
  };
  return COLUMNS.filter(isShown).join(" ");
}
