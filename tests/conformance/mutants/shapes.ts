import type { Mutant } from "./mutant.ts";
import { type Fields, type Page, editData, editEach, whenSuccess } from "./twists.ts";

/** Faults in the contents of responses. */
export const SHAPES: readonly Mutant[] = [
  {
    name: "total-missing",
    fault: "the page of favorites lacks its total",
    found: ["listFavorites", "missing-field"],
    twist: () => editData<Partial<Page>>((page) => void delete page.total),
  },
  {
    name: "field-missing-in-one-record",
    fault: "orders that are unpaid lack their deadline",
    found: ["listOrders", "missing-field"],
    twist: () =>
      editEach((order) => {
        if (order.status === 1) delete order.pay_deadline;
      }),
  },
  {
    name: "inferred-field-missing",
    fault: "goods lack their middle pack, which the specification does not name",
    found: ["listGoods", "missing-inferred-field"],
    twist: () => editEach((goods) => void delete goods.zbz),
  },
  {
    name: "price-as-text",
    fault: "prices of goods are strings",
    found: ["listGoods", "number-as-text"],
    twist: () => editEach((goods) => void (goods.base_price = String(goods.base_price))),
  },
  {
    name: "null-name",
    fault: "an address without a district has null in place of an empty text",
    found: ["listAddresses", "null-not-allowed"],
    twist: () => editEach((address) => void (address.district = null)),
  },
  {
    name: "boolean-flag",
    fault: "is_default is true or false",
    found: ["listAddresses", "boolean-for-flag"],
    twist: () => editEach((address) => void (address.is_default = address.is_default === 1)),
  },
  {
    name: "list-for-object",
    fault: "discount tiers, when there are none, are [] in place of {}",
    found: ["listCartLines", "empty-list-for-object"],
    twist: () =>
      editData<{ activity_data: { discounts: Fields } }>(({ activity_data: activity }) => {
        activity.discounts.discounts = [];
      }),
  },
  {
    name: "number-for-text",
    fault: "the name of a store is a number",
    found: ["listStores", "wrong-type"],
    twist: () => editEach((store) => void (store.name = store.id)),
  },
  {
    name: "status-outside-enum",
    fault: "an order has a status that the contract does not list",
    found: ["listOrders", "not-in-enum"],
    twist: () => editEach((order) => void (order.status = 99)),
  },
  {
    name: "three-decimals",
    fault: "the balance is not floored to two decimals",
    found: ["getBalance", "money"],
    twist: () => editData<Fields>((balance) => void (balance.user_money = 12.345)),
  },
  {
    name: "negative-amount",
    fault: "the frozen balance is negative",
    found: ["getBalance", "money"],
    twist: () => editData<Fields>((balance) => void (balance.frozen_money = -1)),
  },
  {
    name: "iso-time",
    fault: "times are 2026-11-21T10:00:00Z",
    found: ["listMessages", "wrong-format"],
    twist: () =>
      editEach((message) => {
        message.created_at = `${String(message.created_at).replace(" ", "T")}Z`;
      }),
  },
  {
    name: "impossible-day",
    fault: "a time on the 30th of February",
    found: ["listMessages", "wrong-format"],
    twist: () => editEach((message) => void (message.created_at = "2026-02-30 10:00:00")),
  },
  {
    name: "text-too-long",
    fault: "the name of a person is longer than the contract allows",
    found: ["listAddresses", "out-of-bounds"],
    twist: () => editEach((address) => void (address.name = "陈".repeat(51))),
  },
  {
    name: "html-type",
    fault: "JSON is sent as text/html",
    found: ["getCommonData", "content-type"],
    twist: () => whenSuccess((response) => void (response.headers["content-type"] = "text/html")),
  },
  {
    name: "page-of-the-app",
    fault: "the page of an app is sent in place of the links",
    found: ["listLinks", "html-page"],
    judged: ["listLinks", "getCommonData"],
    twist: () =>
      whenSuccess((response) => {
        response.headers["content-type"] = "text/html; charset=utf-8";
        response.body = "<!doctype html><title>商城</title><div id=root></div>";
      }),
  },
  {
    name: "warning-before-json",
    fault: "a warning of PHP comes before the JSON",
    found: ["listLinks", "invalid-json"],
    judged: ["listLinks", "getCommonData"],
    twist: () =>
      whenSuccess((response) => {
        response.body = `<br />Warning: Undefined index in /srv/links.php on line 3<br />${response.body}`;
      }),
  },
];
