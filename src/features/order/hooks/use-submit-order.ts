import { useRef } from "react";
import { useCreateOrder } from "#generated/hooks/order/order.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { CreateOrderBody } from "#generated/model/createOrderBody.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { isAnswerUnknown, rememberSubmission } from "../lib/remember-submission.ts";

/** Places the order once, however often the button is hit; a refusal is told in place. */
export function useSubmitOrder(onCreated: (order: CreatedOrder) => void) {
  const isUnderway = useRef(false);
  const create = useCreateOrder({ mutation: { meta: { onApiError: isRefusal } } });

  function submit(body: CreateOrderBody): void {
    if (isUnderway.current) return;
    isUnderway.current = true;
    rememberSubmission(body);
    create.mutate(
      { data: body },
      {
        onSuccess: ({ data }) => {
          rememberSubmission(undefined);
          onCreated(data);
        },
        onError: (error) => {
          if (!isAnswerUnknown(error)) rememberSubmission(undefined);
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
