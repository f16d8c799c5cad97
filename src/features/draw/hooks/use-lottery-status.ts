import { useGetLotteryStatus } from "#generated/hooks/draw/draw.ts";
import type { LotteryStatus } from "#generated/model/index.ts";

const FRESH_FOR_MS = 300_000;

/** Whether a lottery is open and the buyer has taken part. A background call: its errors are not shown. */
export function useLotteryStatus(isLoggedIn: boolean): LotteryStatus | undefined {
  const { data } = useGetLotteryStatus({
    query: {
      enabled: isLoggedIn,
      staleTime: FRESH_FOR_MS,
      select: (response) => response.data,
      meta: { errors: "silent" },
    },
  });
  return isLoggedIn ? data : undefined;
}
