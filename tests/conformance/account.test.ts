import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { recordsOf } from "#scripts/api-client/generate/known-ids.ts";
import { cartBodies } from "#scripts/conformance/flows/cart-bodies.ts";
import { couponOrder } from "#scripts/conformance/flows/coupon-order.ts";
import { distribution } from "#scripts/conformance/flows/distribution.ts";
import { order } from "#scripts/conformance/flows/order.ts";
import { cartRaces } from "#scripts/conformance/flows/races/cart-races.ts";
import { orderRaces } from "#scripts/conformance/flows/races/order-races.ts";
import { testMock } from "#tests/support/mock.ts";
import { type Lists, listsOf } from "./support/account-lists.ts";
import { BUYER, judge, spoiltMock } from "./support/spoilt-mock.ts";

/** The total number of records of a list. */
const sizeOf = (data: unknown) => (data as { total?: number }).total ?? recordsOf(data).length;

/** The lists whose new records no call of the contract can delete, with the number of records left behind. */
const TRACES: Readonly<Record<string, number>> = {
  listOrders: 5,
  listBalanceLog: 6,
  listCoupons: 4,
  listAvailableCoupons: 3,
  listVarietyRequests: 3,
  listFeedback: 1,
  listLotteryRecords: 1,
};
/** Counters of those records: of coupon claims, taps and draws, and the month of the orders. */
const COUNTS: ReadonlySet<string> = new Set([
  "listOrderCounts",
  "getCouponCounts",
  "listCouponOffers",
  "getActivityTemplate",
  "getPromotion",
  "getLotteryStatus",
  "getStatement",
]);

const ADDRESSES = ["listAddresses", "createAddress", "deleteAddress", "setDefaultAddress"] as const;
const CART = cartBodies.operations;
const COPYING = ["listCartLines", "listStores", "copyCart", "switchStore", "deleteCartLines"] as const;
const ORDER = order.operations;

const SHOWN = ["listOrders", "listAddresses", "listCartLines", "listFavorites", "getBalance"] as const;

const CANCELED = 6;
const statusesOf = (orders: unknown) =>
  recordsOf(orders).map((record) => (record as { status: number }).status);

/** The reads whose responses a login changes. */
const OF_LOGIN: ReadonlySet<string> = new Set(["getAccountProfile", "getCurrentUser"]);

const BRANCH = "branch";
/** Part of the profile: the last login. */
const withoutLogin = (value: unknown) => ({ ...(value as object), last_login_at: "" });
/** Part of the user: the chat token, which belongs to the session. */
const withoutToken = (value: unknown) => ({ ...(value as object), token: "" });

describe("the account after a run with writes", () => {
  const mock = testMock();

  it("is unchanged, except for the traces listed in the guide", async () => {
    const { name } = await mock.world();
    const before = await listsOf(mock.urls, name, BUYER.user);
    const branch = await listsOf(mock.urls, name, BRANCH);
    const { main, activity, chat } = mock.urls;
    const { failures } = await judge(main, {
      activityUrl: activity,
      chatUrl: chat,
      headers: { "x-mock-world": name },
      allowWrites: true,
      seed: 5,
    });
    expect(failures.map(({ key }) => key)).toEqual([]);
    const after = await listsOf(mock.urls, name, BUYER.user);
    expect(Object.keys(after).length).toBeGreaterThan(50);
    const changed = Object.keys(before).filter((id) => !isDeepStrictEqual(before[id], after[id]));
    const isExpected = (id: string) => id in TRACES || COUNTS.has(id) || OF_LOGIN.has(id);
    expect(changed.filter((id) => !isExpected(id))).toEqual([]);
    expect(withoutLogin(after.getAccountProfile)).toEqual(withoutLogin(before.getAccountProfile));
    expect(withoutToken(after.getCurrentUser)).toEqual(withoutToken(before.getCurrentUser));
    for (const [id, more] of Object.entries(TRACES)) {
      const [old, now] = [before[id], after[id]];
      const fresh = recordsOf(now).filter(
        (record) => !recordsOf(old).some((each) => isDeepStrictEqual(each, record)),
      );
      expect({ id, fresh: fresh.length, size: sizeOf(now) }).toEqual({
        id,
        fresh: more,
        size: sizeOf(old) + more,
      });
    }
    const canceled = statusesOf(after.listOrders).slice(0, TRACES.listOrders);
    expect(canceled).toEqual(Array.from({ length: TRACES.listOrders ?? 0 }, () => CANCELED));
    const ofBranch = await listsOf(mock.urls, name, BRANCH);
    const there = Object.keys(branch).filter((id) => !isDeepStrictEqual(branch[id], ofBranch[id]));
    expect(there.filter((id) => !COUNTS.has(id) && !OF_LOGIN.has(id))).toEqual([]);
  });

  it.each([
    ["an address", "createAddress", ["listAddresses", "createAddress", "updateAddress", "deleteAddress"]],
    ["the default address", "setDefaultAddress", ADDRESSES],
    ["a cart line", "addCartLines", CART],
    ["an edited line", "editCartLine", CART],
    ["favorites", "addFavorites", ["listGoods", "listFavorites", "addFavorites", "cancelFavorites"]],
    ["a hint", "hideCartHint", ["listCartLines", "hideCartHint"]],
    ["the other store's cart", "copyCart", COPYING],
    ["the carts of several stores", "distributeCart", distribution.operations],
    ["an order", "createOrder", ORDER],
    ["a payment", "payByBalance", ORDER],
    ["calls at the same time", "createOrder", orderRaces.operations],
    ["adding at the same time", "addCartLines", cartRaces.operations],
    ["an order with a coupon", "createOrder", couponOrder.operations],
  ] as const)("is unchanged after Ctrl-C during %s", async (_what, operationId, operations) => {
    const world = await mock.world();
    const lists = async () => ({
      buyer: await listsOf(mock.urls, world.name, BUYER.user, SHOWN),
      branch: await listsOf(mock.urls, world.name, BRANCH, SHOWN),
    });
    const before = await lists();
    const interruption = new AbortController();
    const url = await spoiltMock(world, {
      [operationId]: {
        after: ({ status }: { status: number }) => void (status < 300 && interruption.abort()),
      },
    });
    const { stopped } = await judge(url, { operations, allowWrites: true, signal: interruption.signal });
    expect(stopped).toBe("interrupted");
    const after = await lists();
    for (const id of SHOWN.slice(1)) expect({ [id]: after.buyer[id] }).toEqual({ [id]: before.buyer[id] });
    expect(after.branch.listCartLines).toEqual(before.branch.listCartLines);
    const open = ({ listOrders }: Lists) => statusesOf(listOrders).filter((status) => status !== CANCELED);
    expect(open(after.buyer)).toEqual(open(before.buyer));
  });

  it("is judged to the end where a list is not one that a flow could put back", async () => {
    const world = await mock.world();
    const hidden = async () =>
      (await world.get<{ hidden_hints: number[] }>("/api/cart/list")).body.data.hidden_hints;
    await world.login("buyer");
    const before = await hidden();
    const { id } = await world.control.faults.add({
      match: { operationId: "listCartLines" },
      fault: { kind: "wrong-shape" },
    });
    const { stopped, failures } = await judge(await spoiltMock(world, {}), {
      operations: ["listCartLines", "hideCartHint"],
      allowWrites: true,
    });
    expect(stopped).toBeUndefined();
    expect(failures.map(({ operationId }) => operationId)).toContain("listCartLines");
    await world.control.faults.clear(id);
    expect(await hidden()).toEqual(before);
  });
});
