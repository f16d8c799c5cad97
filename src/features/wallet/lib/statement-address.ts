import { StatementEntryKind } from "#generated/enums.ts";
import { type AddressQuery, describeQuery, oneOf } from "#src/shared/lib/address-query.ts";
import { parseMonth } from "./due-calendar.ts";

/** The month of the statement and the figure whose documents are open; without them the current and the first. */
export const statementQuery = describeQuery({
  month: parseMonth,
  figure: oneOf(Object.values(StatementEntryKind)),
});

export type StatementAddress = AddressQuery<ReturnType<typeof statementQuery.read>>;
