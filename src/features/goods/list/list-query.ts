import {
  GoodsSearchType,
  GoodsSort,
  GoodsZone,
  InsuranceClass,
  PrescriptionKind,
  SortOrder,
} from "#generated/enums.ts";
import type { ListGoodsParams } from "#generated/model/index.ts";
import {
  listGoodsQueryKeywordsMax,
  listGoodsQueryKxUrlMax,
  listGoodsQueryPriceMaxMax,
  listGoodsQueryPriceMinMax,
  listGoodsQuerySccjMax,
} from "#generated/zod/goods/goods.zod.ts";
import {
  type Change,
  describeQuery,
  type Fields,
  id,
  on,
  oneOf,
  PAGE,
  text,
} from "#src/shared/lib/address-query.ts";
import { isAmount } from "#src/shared/lib/is-amount.ts";
import { withQuery } from "#src/shared/paths.ts";

/** The query of a list: filters, sorting and page. Undefined fields are not part of the address. */
export type ListQuery = ListGoodsParams;

/** Changes to a query; undefined removes a field. */
export type ListChange = Change<ListQuery>;

export const PAGE_SIZES = [20, 40, 100];
export const PAGE_SIZE = 20;

const fields = {
  keywords: text(listGoodsQueryKeywordsMax),
  type: oneOf(Object.values(GoodsSearchType)),
  select: id,
  brand_id: id,
  sccj: text(listGoodsQuerySccjMax),
  yx: on,
  is_youx: on,
  is_promotion: on,
  with_coupon: on,
  in_stock: on,
  bought: on,
  rx: oneOf(Object.values(PrescriptionKind)),
  insurance: oneOf(Object.values(InsuranceClass)),
  is_collective: on,
  is_ephedrine: on,
  is_cold_chain: on,
  zone: oneOf(Object.values(GoodsZone)),
  kx_url: text(listGoodsQueryKxUrlMax),
  price_min: price(listGoodsQueryPriceMinMax),
  price_max: price(listGoodsQueryPriceMaxMax),
  sort: oneOf<GoodsSort>(Object.values(GoodsSort).filter((sort) => sort !== "default")),
  order: oneOf(Object.values(SortOrder)),
  ...PAGE,
  page_size: oneOf(PAGE_SIZES.filter((size) => size !== PAGE_SIZE)),
} satisfies Required<Fields<ListQuery>>;

/** Reversed limits of the price are left out, and so is the direction of anything but the price. */
export const { read: parseListQuery, change: changeListQuery } = describeQuery(fields, {
  agree(query) {
    const agreed = { ...query };
    const { price_min: min, price_max: max } = query;
    if (min !== undefined && max !== undefined && min > max) {
      delete agreed.price_min;
      delete agreed.price_max;
    }
    if (query.sort !== "price") delete agreed.order;
    return agreed;
  },
});

/** Formats the query string of an address, without the question mark; the inverse of `parseListQuery`. */
export const writeListQuery = (query: ListChange): string =>
  withQuery("", changeListQuery({}, query)).slice(1);

function price(max: number) {
  return (written: string): number | undefined => {
    const value = isAmount(written) ? Number(written) : Number.NaN;
    return value <= max ? value : undefined;
  };
}
