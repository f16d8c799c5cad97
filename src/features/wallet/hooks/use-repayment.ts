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
import { readPart } from "../lib/read-part.ts";

/** Shows whether a repayment has been charged. */
const CHARGED = [getGetBalanceQueryKey(), getGetCreditQueryKey(), getListCreditBillsQueryKey()];

/**
 * The bills selected for repayment, and repaying them from the balance. Bills repaid meanwhile, or being repaid, are no
 * longer selected. Nothing can be until the outstanding bills are known.
 */
export function useRepayment(open: readonly CreditBill[] | undefined) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [written, setWritten] = useState<string>();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = usePayCreditBills({
    mutation: {
      onError: (failure) => {
        if (isOutcomeUnknown(failure))
          for (const queryKey of CHARGED) void client.invalidateQueries({ queryKey });
      },
      onSuccess: ({ data: { amount, number } }) => {
        const isPart = part.amount !== undefined;
        choose(new Set());
        const what = isPart ? `已还款` : `已还清 ${number} 笔账单，共`;
        toast({ status: "success", message: `${what} ${formatMoney(amount)}` });
      },
    },
  });
  const chosen = (open ?? []).filter(
    ({ id, is_repaying: isPaying }) => chosenIds.has(id) && isPaying === Flag.No,
  );
  const owed = owedOfAll(chosen);
  const part = readPart(written, owed);
  const amount = part.amount ?? owed;

  async function repay(): Promise<void> {
    const what =
      part.amount === undefined ? `还清 ${chosen.length} 笔账单，共` : "先还最早到期的账单，本次还";
    const isSure = await confirm({
      message: `确定用余额${what} ${formatMoney(amount)} 吗？`,
      confirmLabel: "确定还款",
    });
    if (isSure) mutate({ data: { ids: chosen.map(({ id }) => id), ...(part.amount && { amount }) } });
  }

  const choose = (ids: ReadonlySet<number>) => {
    reset();
    setChosenIds(ids);
    setWritten(undefined);
  };
  return {
    chosen,
    owed,
    /** The amount as it stands in the field; undefined before the buyer writes one. */
    written,
    write: setWritten,
    /** The part to be repaid, undefined for all that is owed; or why it cannot be. */
    part,
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
