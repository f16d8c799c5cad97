import type { DeliveryType } from "#generated/model/deliveryType.ts";

export const DELIVERY_NAMES: Record<DeliveryType, string> = {
  1: "快递配送",
  2: "自有物流",
  3: "上门自提",
};
