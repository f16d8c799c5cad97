import { AfterSaleStatus, ReturnStatus } from "#generated/enums.ts";
import type { ListAfterSalesParams, ListReturnsParams } from "#generated/model/index.ts";
import {
  listAfterSalesQueryKeywordsMax,
  listReturnsQueryKeywordsMax,
} from "#generated/zod/after-sale/after-sale.zod.ts";
import { DAYS_AND_PAGE, describeQuery, type Fields, oneOf, text } from "#src/shared/lib/address-query.ts";

export const RETURN_STATUSES = Object.values(ReturnStatus);
export const COMPLAINT_STATUSES = Object.values(AfterSaleStatus);

/** The filters of the list of returns. */
export const returnsQuery = describeQuery({
  status: oneOf(RETURN_STATUSES),
  keywords: text(listReturnsQueryKeywordsMax),
  ...DAYS_AND_PAGE,
} satisfies Fields<ListReturnsParams>);

/** The filters of the list of complaints. */
export const complaintsQuery = describeQuery({
  status: oneOf(COMPLAINT_STATUSES),
  keywords: text(listAfterSalesQueryKeywordsMax),
  ...DAYS_AND_PAGE,
} satisfies Fields<ListAfterSalesParams>);

export type ReturnsQuery = ReturnType<typeof returnsQuery.read>;
export type ComplaintsQuery = ReturnType<typeof complaintsQuery.read>;
