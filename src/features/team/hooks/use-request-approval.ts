import { useRequestApproval as useRequest } from "#generated/hooks/team/team.ts";
import type { Approval, CreateOrderBody } from "#generated/model/index.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";

/** Asks once for the approval of an order, however often the button is clicked; a refusal is shown in place. */
export function useRequestApproval(onRequested: (request: Approval) => void) {
  const once = useSingleFlight();
  const { mutateAsync, isPending, isSuccess, error } = useRequest({
    mutation: { meta: { errors: inlineIf(isRefusal) } },
  });
  return {
    isRequesting: isPending || isSuccess,
    requestRefusal: error && isRefusal(error) ? error.firstFieldMessage : undefined,
    request: ({ amount: _shown, ...order }: CreateOrderBody, note: string): void => {
      if (isSuccess) return;
      once(async () => {
        const { data } = await mutateAsync({ data: { ...order, ...(note.trim() && { note: note.trim() }) } });
        onRequested(data);
      });
    },
  };
}
