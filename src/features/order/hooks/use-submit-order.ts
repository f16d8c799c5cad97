import { useRef } from "react";
import { useCreateOrder } from "#generated/hooks/order/order.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { CreateOrderBody } from "#generated/model/createOrderBody.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";

/** Places the order once, however often the button is hit; a refusal is told in place. */
export function useSubmitOrder(onCreated: (order: CreatedOrder) => void) {
  const isUnderway = useRef(false);
  const create = useCreateOrder({ mutation: { meta: { onApiError: isRefusal } } });

  function submit(body: CreateOrderBody): void {
    if (isUnderway.current) return;
    isUnderway.current = true;
    create.mutate(
      { data: body },
      {
        onSuccess: ({ data }) => onCreated(data),
        onError: () => {
          isUnderway.current = false;
        },
      },
    );
  }

  const refusal = create.error && isRefusal(create.error) ? create.error.firstFieldMessage : undefined;
  return { submit, refusal, reset: create.reset, isSubmitting: create.isPending || create.isSuccess };
}

function isRefusal({ kind }: ApiError): boolean {
  return kind === "validation" || kind === "business";
}
