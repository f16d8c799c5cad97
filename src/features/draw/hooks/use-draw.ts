import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { PrizeStatus } from "#generated/enums.ts";
import { getListLotteryRecordsQueryOptions, useDrawLottery } from "#generated/hooks/draw/draw.ts";
import type { LotteryPrize } from "#generated/model/index.ts";
import { shownInPlace } from "#src/shared/api/error-kinds.ts";
import { alert } from "#src/shared/ui/feedback/feedback-store.ts";
import { explainFailure, prizeMessage } from "../lib/draw-text.ts";

/** The result is held back for this long (specification section 9). */
const RESULT_AFTER_MS = 2000;

type DrawState = {
  phase: "idle" | "drawing" | "drawn";
  prize?: LotteryPrize;
  /** Why the last attempt failed, and what to do. */
  problem?: string;
};

/**
 * One draw: a delay of 2 seconds, then the alert, then `onSeen`. It continues if the pop-up is closed meanwhile, and
 * the alert is still shown. Retrying after a failure is safe: the server returns the prize already drawn.
 */
export function useDraw(lotteryId: number, onSeen: () => void) {
  const client = useQueryClient();
  const [state, setState] = useState<DrawState>({ phase: "idle" });
  const { mutateAsync } = useDrawLottery({
    // Errors are shown in the pop-up; only an expired session redirects.
    mutation: { meta: { errors: shownInPlace } },
  });

  const isBlank = async (): Promise<boolean> => {
    try {
      const options = getListLotteryRecordsQueryOptions({
        query: { staleTime: 0, meta: { errors: "inline" } },
      });
      const { data: records } = await client.fetchQuery(options);
      return records.find(({ lottery_id }) => lottery_id === lotteryId)?.status === PrizeStatus.NoPrize;
    } catch {
      return false;
    }
  };

  const draw = async (): Promise<void> => {
    if (state.phase !== "idle") return;
    setState({ phase: "drawing" });
    const wait = new Promise((resolve) => setTimeout(resolve, RESULT_AFTER_MS));
    try {
      const { data: prize } = await mutateAsync({ params: { id: lotteryId } });
      const [blank] = await Promise.all([isBlank(), wait]);
      setState({ phase: "drawn", prize });
      await alert({ title: "抽奖结果", message: prizeMessage(prize, blank) });
      onSeen();
    } catch (error) {
      await wait;
      setState({ phase: "idle", problem: explainFailure(error) });
    }
  };

  return { ...state, draw };
}
