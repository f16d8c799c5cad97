import { useQueryClient } from "@tanstack/react-query";
import { getReadCartChangesMutationOptions } from "#generated/hooks/cart/cart.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";
import { updateCart } from "./cart-store.ts";

/** Marks what changed of lines as read by the buyer. */
export function useReadChanges(): (lineIds: readonly number[]) => void {
  const client = useQueryClient();
  return (lineIds) => {
    const ids = new Set(lineIds);
    const send = async (): Promise<void> => {
      try {
        await runMutation(client, getReadCartChangesMutationOptions(client), { data: { ids: [...ids] } });
      } catch {
        // Already reported by the error catalogue; the changes are still shown.
        return;
      }
      updateCart(client, (cart) => ({
        ...cart,
        data: cart.data.map((line) => (ids.has(line.id) ? { ...line, previous: null } : line)),
      }));
    };
    void send();
  };
}
