import type { ListCreditBillsParams } from "#generated/model/index.ts";
import { type AddressQuery, describeQuery, type Fields, oneOf, PAGE } from "#src/shared/lib/address-query.ts";
import { BILL_TYPE_ORDER } from "./bill-types.ts";
import { parseMonth } from "./due-calendar.ts";

/** The filter of the bills and the month of the calendar; turning to another month leaves the list as it is. */
export const creditQuery = describeQuery({
  type: oneOf(BILL_TYPE_ORDER),
  ...PAGE,
  month: parseMonth,
} satisfies Fields<ListCreditBillsParams & { month?: string }>);

export type CreditAddress = AddressQuery<ReturnType<typeof creditQuery.read>>;
