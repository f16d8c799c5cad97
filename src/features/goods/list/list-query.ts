import { GoodsSearchType, GoodsSort, GoodsZone, PrescriptionKind, SortOrder } from "#generated/enums.ts";
import { type ListGoodsParams } from "#generated/model/index.ts";
import {
  listGoodsQueryBrandIdMax,
  listGoodsQueryKeywordsMax,
  listGoodsQueryKxUrlMax,
  listGoodsQueryPageMax,
  listGoodsQueryPriceMaxMax,
  listGoodsQueryPriceMinMax,
  listGoodsQuerySccjMax,
  listGoodsQuerySelectMax,
} from "#generated/zod/goods/goods.zod.ts";

/** The query of a list: filters, sorting and page. Undefined fields are not part of the address. */
export type ListQuery = ListGoodsParams;

/** Changes to a query; undefined removes a field. */
export type ListChange = { [K in keyof ListQuery]?: ListQuery[K] | undefined };

export const PAGE_SIZES = [20, 40, 100];
export const PAGE_SIZE = 20;

type Read<K extends keyof ListQuery> = (text: string) => ListQuery[K] | undefined;

// In the order of the address. A reader returns undefined for invalid values.
const readers: { [K in keyof Required<ListQuery>]: Read<K> } = {
  keywords: text(listGoodsQueryKeywordsMax),
  type: oneOf(Object.values(GoodsSearchType)),
  select: whole(1, listGoodsQuerySelectMax),
  brand_id: whole(1, listGoodsQueryBrandIdMax),
  sccj: text(listGoodsQuerySccjMax),
  yx: on,
  is_youx: on,
  is_promotion: on,
  with_coupon: on,
  in_stock: on,
  bought: on,
  rx: oneOf(Object.values(PrescriptionKind)),
  zone: oneOf(Object.values(GoodsZone)),
  kx_url: text(listGoodsQueryKxUrlMax),
  price_min: price(listGoodsQueryPriceMinMax),
  price_max: price(listGoodsQueryPriceMaxMax),
  sort: oneOf(Object.values(GoodsSort).filter((sort) => sort !== "default")),
  order: oneOf(Object.values(SortOrder)),
  page: whole(2, listGoodsQueryPageMax),
  page_size: oneOf(PAGE_SIZES.filter((size) => size !== PAGE_SIZE)),
};
const names = Object.keys(readers) as (keyof ListQuery)[];

/** Parses an address, ignoring invalid and default values. */
export function parseListQuery(search: URLSearchParams): ListQuery {
  const entries = names.flatMap((name) => {
    const written = search.get(name);
    const value = written === null ? undefined : readers[name](written.trim());
    return value === undefined ? [] : [[name, value] as const];
  });
  const query: ListQuery = Object.fromEntries(entries);
  if (query.price_min !== undefined && query.price_max !== undefined && query.price_min > query.price_max) {
    delete query.price_min;
    delete query.price_max;
  }
  if (query.sort !== "price") delete query.order;
  return query;
}

/** Formats the query string of an address, without the question mark; the inverse of `parseListQuery`. */
export function writeListQuery(query: ListChange): string {
  const search = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  return search.toString();
}

/** The query after a change; any change except of the page returns to page 1. */
export function changeListQuery(query: ListQuery, change: ListChange): ListQuery {
  const { page: _page, ...rest } = query;
  return parseListQuery(new URLSearchParams(writeListQuery({ ...rest, ...change })));
}

function text(max: number) {
  return (written: string): string | undefined => (written === "" ? undefined : written.slice(0, max));
}

function on(written: string): 1 | undefined {
  return written === "1" ? 1 : undefined;
}

function whole(min: number, max: number) {
  return (written: string): number | undefined => {
    const value = /^\d{1,10}$/.test(written) ? Number(written) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };
}

function price(max: number) {
  return (written: string): number | undefined => {
    const value = /^\d{1,8}(\.\d{1,2})?$/.test(written) ? Number(written) : Number.NaN;
    return value <= max ? value : undefined;
  };
}

function oneOf<T extends string | number>(values: readonly T[]) {
  return (written: string): T | undefined => values.find((value) => String(value) === written);
}
