import { cart } from "#scripts/conformance/flows/cart.ts";
import { coupon } from "#scripts/conformance/flows/coupon.ts";
import { favorites } from "#scripts/conformance/flows/favorites.ts";
import { order } from "#scripts/conformance/flows/order.ts";
import type { Mutant } from "./mutant.ts";
import { refusal, refuseIf } from "./twists.ts";

const refuseAll = (status: number, message: string) => refuseIf(() => true, refusal(status, message));

/** Faults in which the server refuses a buyer what nothing forbids. */
export const REFUSALS: readonly Mutant[] = [
  {
    name: "orders-refused",
    fault: "no checkout becomes an order: each is refused as changed",
    found: ["createOrder", "valid-refused"],
    judged: order.operations,
    twist: () => refuseAll(409, "商品已变化"),
  },
  {
    name: "offer-refused",
    fault: "a coupon that can be claimed cannot",
    found: ["claimCoupon", "valid-refused"],
    judged: coupon.operations,
    twist: () => refuseAll(409, "已领完"),
  },
  {
    name: "approved-refused",
    fault: "an approved member may not buy",
    found: ["addCartLines", "valid-refused"],
    judged: cart.operations,
    twist: () => refuseAll(403, "未通过审核"),
  },
  {
    name: "signed-refused",
    fault: "who has signed the contract must sign it to check out",
    found: ["checkoutCart", "valid-refused"],
    judged: order.operations,
    twist: () => refuseAll(459, "请先签署电子合同"),
  },
  {
    name: "always-too-many",
    fault: "the first favorite is one too many, with no time to wait",
    found: ["addFavorites", "valid-refused"],
    judged: favorites.operations,
    twist: () => refuseAll(429, "请求过于频繁"),
  },
];
