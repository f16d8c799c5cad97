import { Flag } from "#generated/enums.ts";
import { useState } from "react";
import { useGetLotteryStatus } from "#generated/hooks/draw/draw.ts";
import type { LotteryStatus } from "#generated/model/index.ts";
import { peekDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const FRESH_FOR_MS = 300_000;
const DISMISSED = "lottery-put-away";

const isId = (value: unknown): value is number => typeof value === "number";

const offer = ({ id, name = "抽奖" }: LotteryStatus, opensItself: boolean) => ({ id, name, opensItself });

export type LotteryInvitation = ReturnType<typeof useLotteryInvitation>;

/**
 * The lottery pop-up: offered only while the buyer has not taken part (specification section 4). On the home page it
 * opens by itself once per browser session; after that, and elsewhere, only on request.
 */
export function useLotteryInvitation(isLoggedIn: boolean, isHome: boolean) {
  const status = useLotteryStatus(isLoggedIn);
  const [dismissed, setDismissed] = useState(() => peekDraft(DISMISSED, isId));
  // It stays while it is open: drawing counts as taking part, and the pop-up still has to show its result.
  const [shown, setShown] = useState<ReturnType<typeof offer>>();
  const isOffered = status !== undefined && status.is_join === Flag.No && status.id > 0;
  if (isOffered && isHome && !shown && dismissed !== status.id) setShown(offer(status, true));
  if (shown?.opensItself && !isHome) setShown(undefined);

  const open = () => {
    if (isOffered) setShown(offer(status, false));
  };
  const close = () => {
    writeDraft(DISMISSED, shown?.id);
    setDismissed(shown?.id);
    setShown(undefined);
  };
  return { isOffered, shown, open, close };
}

/**
 * Tells whether a lottery is open and whether the buyer has taken part. A background call: its errors are not shown.
 */
function useLotteryStatus(isLoggedIn: boolean): LotteryStatus | undefined {
  const { data } = useGetLotteryStatus({
    query: {
      enabled: isLoggedIn,
      staleTime: FRESH_FOR_MS,
      select: (response) => response.data,
    },
  });
  return isLoggedIn ? data : undefined;
}
