import { cart } from "#scripts/conformance/flows/cart.ts";
import { favorites } from "#scripts/conformance/flows/favorites.ts";
import type { Mutant } from "./mutant.ts";
import { mendForm, mendQuery, refusal, refuseIf } from "./twists.ts";
import type { WireCall } from "./wire.ts";

const keepOnly = (form: URLSearchParams, names: readonly string[]) => {
  for (const name of new Set(form.keys())) if (!names.includes(name)) form.delete(name);
};

/** A call whose body is JSON, beside the form. */
const isJson = ({ contentType }: WireCall) => contentType.startsWith("application/json");

/** Faults in what is accepted and what is refused. */
export const INPUTS: readonly Mutant[] = [
  {
    name: "page-below-one",
    fault: "page 0 is taken for page 1",
    found: ["listOrders", "invalid-accepted"],
    twist: () =>
      mendQuery((query) => {
        if (query.get("page") === "0") query.set("page", "1");
      }),
  },
  {
    name: "page-size-without-bound",
    fault: "a page may have 101 records",
    found: ["listNews", "invalid-accepted"],
    twist: () =>
      mendQuery((query) => {
        if (query.get("page_size") === "101") query.set("page_size", "100");
      }),
  },
  {
    name: "enum-not-enforced",
    fault: "an unknown status of orders is passed over",
    found: ["listOrders", "invalid-accepted"],
    twist: () =>
      mendQuery((query) => {
        if (!/^[1-6]$/.test(query.get("status") ?? "1")) query.delete("status");
      }),
  },
  {
    name: "required-not-enforced",
    fault: "a wanted variety needs no name",
    found: ["addVarietyRequest", "invalid-accepted"],
    twist: () =>
      mendForm((form) => {
        if (!form.has("name")) form.set("name", "无名");
      }),
  },
  {
    name: "unknown-field-accepted",
    fault: "a field that the contract does not have is passed over",
    found: ["createAddress", "invalid-accepted"],
    twist: () =>
      mendForm((form) =>
        keepOnly(form, ["name", "phone", "province", "city", "district", "detail", "is_default"]),
      ),
  },
  {
    name: "text-cut-short",
    fault: "feedback that is too long is cut and kept",
    found: ["addFeedback", "invalid-accepted"],
    twist: () => mendForm((form) => form.set("content", (form.get("content") ?? "").slice(0, 1000))),
  },
  {
    name: "pattern-not-enforced",
    fault: "any text is a telephone number",
    found: ["createAddress", "invalid-accepted"],
    twist: () => mendForm((form) => form.set("phone", "13800000001")),
  },
  {
    name: "fraction-floored",
    fault: "1.5 pieces are taken for one",
    found: ["addVarietyRequest", "invalid-accepted"],
    twist: () =>
      mendForm((form) => {
        const number = form.get("number");
        if (number?.includes(".") === true) form.set("number", String(Math.floor(Number(number))));
      }),
  },
  {
    name: "valid-refused",
    fault: "one status of orders is refused",
    found: ["listOrders", "valid-refused"],
    twist: () =>
      refuseIf(
        ({ query }) => query.get("status") === "4",
        refusal(422, "状态有误", { status: ["状态有误"] }),
      ),
  },
  {
    name: "listed-not-found",
    fault: "no news of the list can be opened",
    found: ["getNews", "record-not-found"],
    twist: () => ({ before: () => refusal(404, "没有这条资讯") }),
  },
  {
    name: "brackets-refused",
    fault: "goods_ids[]=1 is refused",
    found: ["addFavorites", "notation-ignored"],
    judged: favorites.operations,
    twist: () =>
      refuseIf(
        ({ form }) => [...form.keys()].some((name) => name.endsWith("[]")),
        refusal(422, "格式有误", { goods_ids: ["格式有误"] }),
      ),
  },
  {
    name: "last-of-repeated",
    fault: "of ids=1&ids=2 the last counts alone",
    found: ["selectCartLines", "notation-ignored"],
    judged: cart.operations,
    twist: () =>
      mendForm((form) => {
        const last = form.getAll("ids").at(-1);
        if (last !== undefined) form.set("ids", last);
      }),
  },
  {
    name: "any-media-type",
    fault: "a form is read whatever its content type",
    found: ["addFavorites", "media-type-accepted"],
    twist: () => ({
      before: (call, mock) =>
        call.contentType.startsWith("text/plain")
          ? mock.ask({
              ...call,
              contentType: "application/x-www-form-urlencoded",
              form: new URLSearchParams({ "goods_ids[0]": "1" }),
            })
          : undefined,
    }),
  },
  {
    name: "half-of-json",
    fault: "of lines sent as JSON the last is left out of the response",
    found: ["matchGoods", "json-differs"],
    twist: () => ({
      after(response, call) {
        if (!isJson(call) || response.status !== 200) return;
        const envelope = JSON.parse(response.body) as { data: unknown[] };
        response.body = JSON.stringify({ ...envelope, data: envelope.data.slice(0, -1) });
      },
    }),
  },
  {
    name: "json-unchecked",
    fault: "a body sent as JSON is taken whatever fields it has",
    found: ["addFavorites", "invalid-accepted"],
    twist: () => ({
      before: (call, mock) =>
        isJson(call) ? mock.askFor("addFavorites", call, { form: { "goods_ids[0]": "7" } }) : undefined,
    }),
  },
  {
    name: "special-title-without-bank",
    fault: "a title for special invoices is kept without the bank that the contract's condition asks for",
    found: ["createInvoiceTitle", "invalid-accepted"],
    twist: () =>
      mendForm((form) => {
        if (form.get("kind") === "2" && !form.has("bank")) form.set("bank", "中国银行");
      }),
  },
];
