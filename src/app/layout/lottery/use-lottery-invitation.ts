import { useState } from "react";
import { useLotteryStatus } from "#src/features/draw/hooks/use-lottery-status.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const DISMISSED = "lottery-put-away";

const isId = (value: unknown): value is number => typeof value === "number";

/**
 * The lottery pop-up: offered only while the buyer has not taken part (specification section 4). Where `opensItself`,
 * it opens once per browser session; after that only on request.
 */
export function useLotteryInvitation(isLoggedIn: boolean, opensItself: boolean) {
  const status = useLotteryStatus(isLoggedIn);
  const [dismissed, setDismissed] = useState(() => readDraft(DISMISSED, isId));
  // Kept while it is open: drawing counts as taking part, and the pop-up still has to show its result.
  const [shown, setShown] = useState<{ id: number; name: string }>();
  const isOffered = status !== undefined && status.is_join === 0 && status.id > 0;
  if (isOffered && opensItself && !shown && dismissed !== status.id) setShown(status);

  const close = () => {
    writeDraft(DISMISSED, shown?.id);
    setDismissed(shown?.id);
    setShown(undefined);
  };
  return { isOffered, shown, open: () => isOffered && setShown(status), close };
}
