import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { parseId } from "./parse-id.ts";
import { parsePage } from "./parse-page.ts";
import { parseDay } from "./quick-days.ts";

/** Reads the trimmed text of a parameter; undefined if it is invalid or says the default. */
type Read<T> = (written: string) => T | undefined;

/** The parameters of an address in the order in which they are written; those of a call have the contract's types. */
export type Fields<Params> = { readonly [K in keyof Params]?: Read<NonNullable<Params[K]>> };

type AnyFields = Readonly<Record<string, Read<string | number>>>;

type QueryOf<F extends AnyFields> = { [K in keyof F]?: NonNullable<ReturnType<F[K]>> };

export type Change<Q> = { [K in keyof Q]?: Q[K] | undefined };

/** Reads a query from an address and changes it. */
export type QueryDescription<Q> = {
  /** The valid parameters of an address. Invalid ones and defaults are left out. */
  read: (search: URLSearchParams) => Q;
  /** The query after a change: with another filter from the first page on. */
  change: (query: Q, change: Change<Q>) => Q;
};

type Rules<F extends AnyFields> = {
  /** Removes parameters that contradict each other. */
  agree?: (query: QueryOf<F>) => QueryOf<F>;
  /** Names the opened record. Opening and closing one keeps the page, and another filter closes it. */
  opened?: keyof F & string;
};

/** Describes the query of a list's address by its parameters. */
export function describeQuery<F extends AnyFields>(
  fields: F,
  { agree = (query) => query, opened }: Rules<F> = {},
): QueryDescription<QueryOf<F>> {
  const build = (valueOf: (name: string) => string | number | null | undefined) => {
    const entries = Object.entries(fields).flatMap(([name, read]) => {
      const value = read(String(valueOf(name) ?? "").trim());
      return value === undefined ? [] : [[name, value]];
    });
    return agree(Object.fromEntries(entries) as QueryOf<F>);
  };
  return {
    read: (search) => build((name) => search.get(name)),
    change: (query, change) => {
      const isSameList = opened !== undefined && opened in change;
      const next: AnyQuery = {
        ...query,
        ...(!isSameList && { page: undefined, [opened ?? ""]: undefined }),
        ...change,
      };
      return build((name) => next[name]);
    },
  };
}

type AnyQuery = Readonly<Record<string, string | number | undefined>>;

/** The query of the address as described, and the addresses of changed ones. */
export type AddressQuery<Q> = {
  query: Q;
  /** The address without any of the parameters. */
  all: string;
  hrefOf: (change: Change<Q>) => string;
  go: (change: Change<Q>, options?: NavigateOptions) => void;
};

export function useAddressQuery<Q>(
  { read, change }: QueryDescription<Q>,
  pathOf: (query: Q) => string,
): AddressQuery<Q> {
  const query = read(useSearchParams()[0]);
  const { key } = useLocation();
  const navigate = useNavigate();
  const hrefOf = (changed: Change<Q>) => pathOf(change(query, changed));
  return {
    query,
    all: pathOf(read(new URLSearchParams())),
    hrefOf,
    go: (changed, options) => {
      // A dialog closes when the browser goes back; by then the address is that of the page before.
      if ((history.state?.key ?? "default") === key) void navigate(hrefOf(changed), options);
    },
  };
}

/** A text, cut off at the contract's limit. */
export const text = (max: number) => (written: string) => written.slice(0, max) || undefined;

/** One of the contract's values. */
export const oneOf =
  <T extends string | number>(values: readonly T[]) =>
  (written: string) =>
    values.find((value) => String(value) === written);

/** A filter that is either on or off; off is not written. */
export const on = oneOf<Flag>([Flag.Yes]);

/** A page after the first. */
const laterPage = (written: string) => {
  const page = parsePage(written);
  return page > 1 ? page : undefined;
};

export const id = (written: string) => parseId(written);

export const PAGE = { page: laterPage };

/** A list without filters. */
export const PAGES = describeQuery(PAGE);

/** A list by day. */
export const DAYS_AND_PAGE = { start_time: parseDay, end_time: parseDay, ...PAGE };
