/** One option of a list filter, as a link. */
export type FilterLink = { name: string; to: string; isCurrent: boolean };

type Filter<T extends number | string> = {
  values: readonly T[];
  names: Readonly<Record<T, string>>;
  /** The selected value; undefined for all. */
  current: T | undefined;
  hrefOf: (value: T | undefined) => string;
};

/** The links of a filter: all, then each value with its name. */
export const filterLinks = <T extends number | string>({
  values,
  names,
  current,
  hrefOf,
}: Filter<T>): FilterLink[] =>
  [undefined, ...values].map((value) => ({
    name: value === undefined ? "全部" : names[value],
    to: hrefOf(value),
    isCurrent: value === current,
  }));
