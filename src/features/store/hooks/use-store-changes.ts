import { useSwitchStore, useUnlinkStore } from "#generated/hooks/store/store.ts";
import type { Store } from "#generated/model/store.ts";
import { forgetDraftsForGood } from "#src/shared/lib/session-draft.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** Switches to another store of the group, and unlinks one after confirmation. */
export function useStoreChanges({ id, name }: Pick<Store, "id" | "name">) {
  const alone = useSingleFlight();
  const change = useSwitchStore({
    // All data and drafts belong to the previous store, so the page is reloaded.
    skipInvalidation: true,
    mutation: {
      onSuccess: () => {
        forgetDraftsForGood();
        location.assign(paths.member());
      },
    },
  });
  const unlink = useUnlinkStore({
    mutation: { onSuccess: () => void toast({ status: "success", message: `已解除与${name}的关联` }) },
  });
  const isBusy = change.isPending || change.isSuccess || unlink.isPending || unlink.isSuccess;
  return {
    isBusy,
    isSwitching: change.isPending || change.isSuccess,
    switchTo: () => {
      if (!isBusy) alone(() => change.mutateAsync({ id }));
    },
    unlink: async () => {
      const message = `确定解除与“${name}”的关联吗？\n解除后不能再切换到该门店，也不能把购物车复制过去；门店自己的账号、订单不受影响。`;
      if (!isBusy && (await confirm({ message, confirmLabel: "解除关联" }))) unlink.mutate({ id });
    },
  };
}
