import { useSwitchStore as useSwitchStoreCall } from "#generated/hooks/store/store.ts";
import { forgetDraftsForGood } from "#src/shared/lib/session-draft.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";

/** Goes on as another store of the group at the address that `placeAfter` returns. */
export function useSwitchStore(placeAfter: () => string) {
  const alone = useSingleFlight();
  const { isPending, isSuccess, variables, mutateAsync } = useSwitchStoreCall({
    // All data and drafts belong to the previous store, so the page is reloaded.
    skipInvalidation: true,
    mutation: {
      onSuccess: () => {
        forgetDraftsForGood();
        location.assign(placeAfter());
      },
    },
  });
  const isSwitching = isPending || isSuccess;
  return {
    isSwitching,
    /** The store that is being switched to. */
    target: isSwitching ? variables?.id : undefined,
    switchTo: (id: number) => {
      if (!isSwitching) alone(() => mutateAsync({ id }));
    },
  };
}
