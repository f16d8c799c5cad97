import { useState } from "react";
import { useLogout } from "#generated/hooks/user/user.ts";
import { loginMarker } from "../lib/login-marker.ts";

/** Logs out: a flag while it runs, then the marker is cleared and the page loaded anew (specification section 4). */
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
  loginMarker.clear();
  location.reload();
}
