import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Flag } from "#generated/enums.ts";
import {
  getGetBalanceQueryKey,
  getGetCreditQueryKey,
  getListCreditBillsQueryKey,
  usePayCreditBills,
} from "#generated/hooks/wallet/wallet.ts";
import type { CreditBill } from "#generated/model/index.ts";
import { isOutcomeUnknown } from "#src/shared/api/error-kinds.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { owedOfAll } from "../lib/bill-types.ts";

/** Shows whether a repayment has been charged. */
const CHARGED = [getGetBalanceQueryKey(), getGetCreditQueryKey(), getListCreditBillsQueryKey()];

/**
 * The bills selected for repayment, and repaying them from the balance. Bills repaid meanwhile, or being repaid, are no
 * longer selected. Nothing can be until the outstanding bills are known.
 */
export function useRepayment(open: readonly CreditBill[] | undefined) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = usePayCreditBills({
    mutation: {
      onError: (failure) => {
        if (isOutcomeUnknown(failure))
          for (const queryKey of CHARGED) void client.invalidateQueries({ queryKey });
      },
      onSuccess: ({ data: { amount, number } }) => {
        setChosenIds(new Set());
        toast({ status: "success", message: `已还清 ${number} 笔账单，共 ${formatMoney(amount)}` });
      },
    },
  });
  const chosen = (open ?? []).filter(
    ({ id, is_repaying: isPaying }) => chosenIds.has(id) && isPaying === Flag.No,
  );
  const amount = owedOfAll(chosen);

  async function repay(): Promise<void> {
    const isSure = await confirm({
      message: `确定用余额还清 ${chosen.length} 笔账单，共 ${formatMoney(amount)} 吗？`,
      confirmLabel: "确定还款",
    });
    if (isSure) mutate({ data: { ids: chosen.map(({ id }) => id) } });
  }

  const choose = (ids: ReadonlySet<number>) => {
    reset();
    setChosenIds(ids);
  };
  return {
    chosen,
    /** Undefined unless it has failed: whether the money may have left. */
    mayBeCharged: error ? isOutcomeUnknown(error) : undefined,
    amount,
    isPending,
    isReady: open !== undefined,
    choose: (ids: readonly number[]) => choose(new Set(ids)),
    toggle: (id: number) => {
      const next = new Set(chosenIds);
      if (!next.delete(id)) next.add(id);
      choose(next);
    },
    repay: () => void repay(),
  };
}

export type Repayment = ReturnType<typeof useRepayment>;
