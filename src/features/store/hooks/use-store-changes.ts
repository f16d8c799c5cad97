import { useUnlinkStore } from "#generated/hooks/store/store.ts";
import type { Store } from "#generated/model/store.ts";
import { paths } from "#src/shared/paths.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { useSwitchStore } from "./use-switch-store.ts";

/** Switches to another store of the group, and unlinks one after confirmation. */
export function useStoreChanges({ id, name }: Pick<Store, "id" | "name">) {
  const { isSwitching, switchTo } = useSwitchStore(paths.member);
  const unlink = useUnlinkStore({
    mutation: { onSuccess: () => void toast({ status: "success", message: `已解除与${name}的关联` }) },
  });
  const isBusy = isSwitching || unlink.isPending || unlink.isSuccess;
  return {
    isBusy,
    isSwitching,
    switchTo: () => {
      if (!isBusy) switchTo(id);
    },
    unlink: async () => {
      const message = `确定解除与“${name}”的关联吗？\n解除后不能再切换到该门店，也不能把购物车复制过去；门店自己的账号、订单不受影响。`;
      if (!isBusy && (await confirm({ message, confirmLabel: "解除关联" }))) unlink.mutate({ id });
    },
  };
}
