import { useState } from "react";
import { DeliveryType, Flag } from "#generated/enums.ts";
import { usePreviewOrder } from "#generated/hooks/order/order.ts";
import type {
  Checkout,
  CreatedOrder,
  CreateOrderBody,
  OrderPreview,
  PreviewOrderBody,
} from "#generated/model/index.ts";
import { useDeliveryAddress } from "#src/features/address/hooks/use-delivery-address.ts";
import { useUsableCoupons } from "#src/features/coupon/hooks/use-usable-coupons.ts";
import { useSubmitOrder } from "#src/features/order/hooks/use-submit-order.ts";
import { fieldProblems, refusalOf } from "#src/features/order/lib/field-problems.ts";
import {
  forgetOrderDraft,
  type OrderDraft,
  readOrderDraft,
  writeOrderDraft,
} from "#src/features/order/lib/order-draft.ts";
import { toOrderBody, toPreviewBody } from "#src/features/order/lib/order-request.ts";
import { rememberOrderedLines } from "#src/features/order/lib/ordered-lines.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";

/** Everything chosen at checkout, what it costs so far, and placing the order. */
export function useOrderForm(checkout: Checkout, onCreated: (order: CreatedOrder) => void) {
  const { draft, change } = useOrderDraft();
  const licensedFor =
    draft.deliveryType === DeliveryType.PickUp
      ? []
      : checkout.lines.flatMap(({ goods }) => (goods.licensed_address_only === Flag.Yes ? [goods.name] : []));
  const delivery = useDeliveryAddress(draft.addressId, licensedFor.length > 0);
  const coupons = useUsableCoupons(checkout.checkout_no);
  const choices = {
    ...draft,
    addressId: delivery.addressId,
    couponId: draft.couponId ?? coupons.data?.usable[0]?.id ?? 0,
  };
  const order = useSubmitOrder({
    onMade: ({ order_id }) => {
      rememberOrderedLines({ orderId: order_id, lineIds: checkout.lines.map(({ id }) => id) });
      forgetOrderDraft();
    },
    onCreated,
    // The refused offer may have ended meanwhile. The choice is kept for the buyer to see and correct.
    onRefused: () => {
      change({ couponId: choices.couponId });
      coupons.refetch();
      price.refetch();
    },
  });
  const isKnown = draft.couponId !== undefined || coupons.data !== undefined || coupons.error !== null;
  const price = useOrderPreview(
    toPreviewBody(checkout.checkout_no, choices),
    isKnown && !delivery.query.isLoading && !order.isSubmitting,
  );

  return {
    choices,
    change: (differences: Partial<OrderDraft>) => {
      if (order.refusal !== undefined || Object.keys(order.problems).length > 0) order.reset();
      change(differences);
    },
    delivery: { ...delivery, licensedFor },
    coupons,
    price,
    problems: { ...order.problems, ...price.problems },
    refusal: order.refusal ?? price.refusal,
    isSubmitting: order.isSubmitting,
    /** Why the order needs an approval; empty if it needs none, and while that is unknown. */
    reasons: price.preview?.approval_reasons ?? checkout.approval_reasons ?? [],
    /** Passes on the order as it would be placed, once it is complete. */
    withOrder: (pass: (order: CreateOrderBody) => void) => {
      const { addressId } = choices;
      const amount = price.isCurrent ? price.preview?.amount : undefined;
      if (addressId !== undefined && amount !== undefined)
        pass(toOrderBody(checkout.checkout_no, { ...choices, addressId, amount }));
    },
    submit: order.submit,
    forget: forgetOrderDraft,
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;

/** The buyer's choices at checkout; they survive a reload of the tab. */
function useOrderDraft() {
  const [draft, setDraft] = useState<OrderDraft>(readOrderDraft);
  const change = (differences: Partial<OrderDraft>) => {
    const next = { ...draft, ...differences };
    writeOrderDraft(next);
    setDraft(next);
  };
  return { draft, change };
}

/**
 * The price of the order with the current choices. The last price stays visible while the next one loads, and when
 * the server refuses a choice; `isCurrent` says whether it matches the current choices.
 */
function useOrderPreview(body: PreviewOrderBody, enabled: boolean) {
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
