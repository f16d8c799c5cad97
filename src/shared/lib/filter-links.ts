/** One way to narrow a list, as an address. */
export type FilterLink = { name: string; to: string; isCurrent: boolean };

type Filter<T extends number | string> = {
  values: readonly T[];
  names: Readonly<Record<T, string>>;
  /** The chosen value; undefined for all. */
  current: T | undefined;
  hrefOf: (value: T | undefined) => string;
};

/** The links of a filter: all, then each value by its name. */
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
