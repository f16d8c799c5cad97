import { useCreateOrder } from "#generated/hooks/order/order.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { CreateOrderBody } from "#generated/model/createOrderBody.ts";
import { inlineIf, isOutcomeUnknown, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { fieldProblems, refusalOf } from "../lib/field-problems.ts";
import { rememberSubmission } from "../lib/remember-submission.ts";

type Options = { onCreated: (order: CreatedOrder) => void; onRefused?: () => void };

/** Places the order once, however often the button is clicked; a refusal is shown in place. */
export function useSubmitOrder({ onCreated, onRefused }: Options) {
  const once = useSingleFlight();
  const create = useCreateOrder({ mutation: { meta: { errors: inlineIf(isRefusal) } } });

  function submit(body: CreateOrderBody): void {
    if (create.isSuccess) return;
    once(() => {
      rememberSubmission(body);
      return create.mutateAsync(
        { data: body },
        {
          onSuccess: ({ data }) => {
            rememberSubmission(undefined);
            onCreated(data);
          },
          onError: (error) => {
            if (!isOutcomeUnknown(error)) rememberSubmission(undefined);
            if (isRefusal(error)) onRefused?.();
          },
        },
      );
    });
  }

  return {
    submit,
    problems: fieldProblems(create.error),
    /** Why the order cannot be placed, if no choice on the page can fix it. */
    refusal: refusalOf(create.error),
    reset: create.reset,
    isSubmitting: create.isPending || create.isSuccess,
  };
}
