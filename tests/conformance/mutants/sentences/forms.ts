import { jsonResponse, mendForm, refusal, refuseIf, replaceStatus, whenStatus } from "../twists.ts";
import type { Twist } from "../wire.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

type Refused = { errors?: Record<string, string[]> };

/** The errors of a refusal from the last to the first. */
const namedBackwards = (): Twist =>
  whenStatus(422, (response) => {
    const body = JSON.parse(response.body) as Refused;
    if (body.errors) body.errors = Object.fromEntries(Object.entries(body.errors).toReversed());
    response.body = JSON.stringify(body);
  });

/** Calls without the header that have the form of the one before get its response. */
function onlyOnce(): Twist {
  const made = new Map<string, { readonly status: number; readonly body: string }>();
  return {
    before({ form, page }) {
      const before = page["idempotency-key"] === undefined ? made.get(String(form)) : undefined;
      return before && { ...jsonResponse(before.status, {}), body: before.body };
    },
    after({ status, body }, { form }) {
      if (status === 201) made.set(String(form), { status, body });
    },
  };
}

/** Faults in how calls are read and refused. */
export const FORMS: readonly SentenceMutant[] = [
  {
    sentence: "Messages per field in the field order of the request.",
    at: "createAddress",
    twist: namedBackwards,
  },
  {
    sentence: "Messages per field, in the field order of the request.",
    at: "createInvoiceTitle",
    twist: namedBackwards,
  },
  {
    sentence:
      "Each `params[][goods_id]` begins an item of its own, so objects of several fields need an index.",
    at: "matchGoods",
    twist: () =>
      mendForm((form) => {
        for (const [name, value] of new URLSearchParams(form)) {
          form.delete(name);
          form.append(name.replace("[]", "[0]"), value);
        }
      }),
  },
  {
    sentence:
      "A name that does not exist matches nothing: a list is empty, a change leaves it out, and the response is a success with the number of changes.",
    at: "listGoods",
    twist: () =>
      refuseIf(
        ({ query }) => query.get("brand_id") === "2147483646",
        refusal(422, "没有这个品牌", { brand_id: ["没有这个品牌"] }),
      ),
  },
  {
    sentence: "A server looks only at whether it is there; see `info.description` for what it refuses.",
    at: "createAddress",
    byPages: true,
    twist: () =>
      refuseIf(
        ({ page }) => ![undefined, "XMLHttpRequest"].includes(page["x-requested-with"]),
        refusal(403, "请求来源不正确"),
      ),
  },
  {
    sentence: "Without the header each arrival counts.",
    at: "createAddress",
    judged: ["deleteAddress"],
    twist: onlyOnce,
  },
  {
    sentence:
      "After those the operation judges: a record of the path that is not there is 404, a buyer who may not do it yet 403 or 459, a field by rule 422, the state of things 409.",
    at: "quickAddCartLine",
    twist: () => replaceStatus(404, refusal(403, "审核通过后才能采购")),
  },
];
