import { useDeleteAddress, useSetDefaultAddress } from "#generated/hooks/address/address.ts";
import type { Address } from "#generated/model/address.ts";
import { addressText } from "#src/shared/lib/address-text.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { addressDraft } from "../lib/address-draft.ts";

/** Actions on a saved address: making it the default, and deleting it after confirmation. */
export function useAddressChanges(address: Address) {
  const { id, name } = address;
  const makeDefault = useSetDefaultAddress({
    mutation: { onSuccess: () => void toast({ status: "success", message: `已将${name}的地址设为默认` }) },
  });
  const remove = useDeleteAddress({
    mutation: {
      onSuccess: () => {
        addressDraft(id).forget();
        toast({ status: "success", message: "收货地址已删除" });
      },
    },
  });
  const isBusy = makeDefault.isPending || remove.isPending || remove.isSuccess;

  return {
    isBusy,
    makeDefault: () => {
      if (!isBusy) makeDefault.mutate({ id });
    },
    remove: async () => {
      const message = `确定删除这个收货地址吗？\n${name}，${addressText(address)}`;
      if (!isBusy && (await confirm({ message, confirmLabel: "删除" }))) remove.mutate({ id });
    },
  };
}
