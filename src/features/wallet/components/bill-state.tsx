import { Box } from "@chakra-ui/react";
import type { CreditBill } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { BILL_TYPES } from "../lib/bill-types.ts";

/** The state of a bill, in words that do not depend on colour. */
export function BillState({ bill: { type, days_overdue: days, repaid_at: at } }: { bill: CreditBill }) {
  if (type === 2) {
    return (
      <Box as="span" color="fg.error" fontWeight="600">
        已逾期 {days} 天
      </Box>
    );
  }
  return type === 3 && at ? `${formatMinute(at)} 还清` : BILL_TYPES[type];
}
