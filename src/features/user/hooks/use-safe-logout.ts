import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLogout } from "#generated/hooks/user/user.ts";
import { forgetCached } from "#src/shared/api/cached-responses.ts";
import { isLoginRequired } from "#src/shared/api/error-kinds.ts";
import { holdCalls } from "#src/shared/api/hold-calls.ts";
import { forgetLastingDrafts } from "#src/shared/lib/lasting-draft.ts";
import { forgetDraftsForGood } from "#src/shared/lib/session-draft.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { lastContacts } from "../lib/last-contacts.ts";

/**
 * Logs out: sets a flag meanwhile, then clears the login marker and this buyer's drafts in the tab, the responses
 * cached for reading offline and the account manager, and reloads the page (specification section 4). Queries underway
 * are canceled and new ones wait: they would be refused without the session. If the logout fails, they continue.
 */
export function useSafeLogout(): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setLeaving] = useState(false);
  const once = useSingleFlight();
  const queryClient = useQueryClient();
  const { mutateAsync } = useLogout({
    // The reload drops every query; refetching them before would only show half a page.
    skipInvalidation: true,
    mutation: {
      meta: {
        // If the session has already expired, the user is logged out anyway.
        onApiError: (error) => {
          if (isLoginRequired(error)) void leaveForGood();
          return isLoginRequired(error);
        },
      },
      onMutate: () => {
        void queryClient.cancelQueries();
        return holdCalls("logout");
      },
      onSuccess: leaveForGood,
      onError: (error, _nothing, release) => {
        setLeaving(isLoginRequired(error));
        if (isLoginRequired(error)) return;
        release?.();
        void queryClient.refetchQueries({
          type: "active",
          predicate: ({ state }) => state.data === undefined,
        });
      },
    },
  });
  const leave = () => {
    setLeaving(true);
    return mutateAsync();
  };
  return { isLeaving, leave: () => once(leave) };
}

async function leaveForGood(): Promise<void> {
  forgetDraftsForGood();
  forgetLastingDrafts();
  lastContacts.forget();
  await forgetCached();
  location.reload();
}
