import { useState } from "react";
import { useLogout } from "#generated/hooks/user/user.ts";
import { forgetDraftsForGood } from "#src/shared/lib/session-draft.ts";

/**
 * Logs out: a flag while it runs, then the login marker is cleared, with all that this buyer began in the tab, and the
 * page loaded anew (specification section 4).
 */
export function useSafeLogout(): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setLeaving] = useState(false);
  const { mutate } = useLogout({
    // The reload forgets every query; fetching them anew before it would only show half a page.
    skipInvalidation: true,
    mutation: {
      meta: {
        // Whose session has ended meanwhile is out already.
        onApiError: ({ kind }) => {
          if (kind === "login-required") leaveForGood();
          return kind === "login-required";
        },
      },
      onSuccess: leaveForGood,
      onError: ({ kind }) => setLeaving(kind === "login-required"),
    },
  });
  const leave = () => {
    if (isLeaving) return;
    setLeaving(true);
    mutate();
  };
  return { isLeaving, leave };
}

function leaveForGood(): void {
  forgetDraftsForGood();
  location.reload();
}
