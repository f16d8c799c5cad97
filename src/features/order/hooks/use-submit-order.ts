import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useCreateOrder } from "#generated/hooks/order/order.ts";
import type { CreatedOrder, CreateOrderBody } from "#generated/model/index.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { inlineIf, isOutcomeUnknown, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { fieldProblems, refusalOf } from "../lib/field-problems.ts";
import { rememberSubmission } from "../lib/remember-submission.ts";

type Options = {
  /** Called even if the buyer has left the page. */
  onMade?: (order: CreatedOrder) => void;
  /** Called only if the buyer is still on this page; otherwise a toast reports the order. */
  onCreated: (order: CreatedOrder) => void;
  onRefused?: () => void;
};

/** The duration of the toast for an order that was created after the buyer had left the page, in ms. */
const TOAST_DURATION_MS = 10_000;

const whereShown = inlineIf(isRefusal);

/** Places the order once, however often the button is clicked; a refusal is shown in place. */
export function useSubmitOrder({ onMade, onCreated, onRefused }: Options) {
  const once = useSingleFlight();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const create = useCreateOrder({
    mutation: { meta: { errors: (error) => (isGone.current ? "toast" : whereShown(error)) } },
  });
  const tellElsewhere = useTellElsewhere();

  function submit(body: CreateOrderBody): void {
    if (create.isSuccess) return;
    once(() => {
      rememberSubmission(body);
      return create.mutateAsync({ data: body }).then(
        ({ data }) => {
          rememberSubmission(undefined);
          onMade?.(data);
          if (isGone.current) tellElsewhere(data);
          else onCreated(data);
        },
        (error: ApiError) => {
          if (!isOutcomeUnknown(error)) rememberSubmission(undefined);
          if (isRefusal(error) && !isGone.current) onRefused?.();
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

/** Tells a buyer who has left the checkout that the order was made. */
function useTellElsewhere(): (order: CreatedOrder) => void {
  const navigate = useNavigate();
  return ({ order_id, order_no, pay_deadline }) => {
    toast({
      status: "success",
      message: `订单 ${order_no} 已提交，请在 ${pay_deadline.slice(0, 16)} 前付款`,
      action: { label: "去支付", onClick: () => void navigate(paths.payOrder(order_id)) },
      durationMs: TOAST_DURATION_MS,
    });
  };
}
