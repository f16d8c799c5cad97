import { useState } from "react";
import { usePreviewOrder } from "#generated/hooks/order/order.ts";
import type { OrderPreview } from "#generated/model/orderPreview.ts";
import type { PreviewOrderBody } from "#generated/model/previewOrderBody.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { fieldProblems, refusalOf } from "../lib/field-problems.ts";

/**
 * The price of the order with the current choices. The last price stays visible while the next one loads, and when
 * the server refuses a choice; `isCurrent` says whether it matches the current choices.
 */
export function useOrderPreview(body: PreviewOrderBody, enabled: boolean) {
  const { data, error, isFetching, refetch } = usePreviewOrder(body, {
    query: { enabled, gcTime: 0, refetchOnReconnect: false, meta: { errors: inlineIf(isRefusal) } },
  });
  const [last, setLast] = useState<OrderPreview>();
  if (data && data.data !== last) setLast(data.data);
  return {
    preview: data?.data ?? last,
    isCurrent: data !== undefined && error === null && !isFetching,
    problems: fieldProblems(error),
    refusal: refusalOf(error),
    error: error && !isRefusal(error) && !isFetching ? error : null,
    refetch: () => void refetch(),
  };
}
