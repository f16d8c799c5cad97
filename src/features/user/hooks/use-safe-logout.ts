import { useState } from "react";
import { useLogout } from "#generated/hooks/user/user.ts";
import { forgetDraftsForGood } from "#src/shared/lib/session-draft.ts";

/**
 * Logs out: sets a flag meanwhile, then clears the login marker and this buyer's drafts in the tab, and reloads the
 * page (specification section 4).
 */
export function useSafeLogout(): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setLeaving] = useState(false);
  const { mutate } = useLogout({
    // The reload drops every query; refetching them before would only show half a page.
    skipInvalidation: true,
    mutation: {
      meta: {
        // If the session has already expired, the user is logged out anyway.
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
