import { chakra } from "@chakra-ui/react";
import type { CreditBill } from "#generated/model/index.ts";
import type { Repayment } from "../hooks/use-repayment.ts";

type Props = { bill: CreditBill; repayment: Repayment };

/** Selects an outstanding bill for repayment. */
export function BillChoice({ bill: { id, type, order_no: no }, repayment }: Props) {
  if (type === 3) return null;
  return (
    // The label enlarges the touch target.
    <chakra.label display="inline-flex" p="2" m="-2" cursor="pointer" verticalAlign="middle">
      <chakra.input
        type="checkbox"
        boxSize="4"
        accentColor="{colors.brand.solid}"
        aria-label={`选择订单 ${no} 的账单`}
        checked={repayment.chosen.some((bill) => bill.id === id)}
        disabled={repayment.isPending}
        onChange={() => repayment.toggle(id)}
      />
    </chakra.label>
  );
}
