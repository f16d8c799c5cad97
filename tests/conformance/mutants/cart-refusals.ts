import { cartRefusals } from "#scripts/conformance/flows/cart-refusals.ts";
import { cart } from "#scripts/conformance/flows/cart.ts";
import { largeForm } from "#scripts/conformance/flows/large-form.ts";
import type { Mutant } from "./mutant.ts";
import { editData, mendForm, success } from "./twists.ts";
import type { Twist, WireCall, WireResponse } from "./wire.ts";

/** Applies to refusals of numbers that fit the schema. */
const whenRefusedByRule = (change: (response: WireResponse) => void): Twist => ({
  after(response, { form }: WireCall) {
    const number = Number(form.get("params[number]"));
    if (response.status === 422 && Number.isInteger(number) && number > 0 && number <= 99_999)
      change(response);
  },
});

/** Faults in the numbers that goods can have, and in what calls of the cart say that they did. */
export const CART_REFUSALS: readonly Mutant[] = [
  {
    name: "excess-accepted",
    fault: "a line takes numbers off the multiple and above the stock",
    found: ["editCartLine", "invalid-accepted"],
    judged: cartRefusals.operations,
    twist: () => whenRefusedByRule((response) => void Object.assign(response, success({}))),
  },
  {
    name: "excess-on-another-field",
    fault: "a number above the stock is refused on the line",
    found: ["editCartLine", "field-not-named"],
    judged: cartRefusals.operations,
    twist: () =>
      whenRefusedByRule((response) => {
        response.body = response.body.replace('"params.number"', '"id"');
      }),
  },
  {
    name: "batch-half-added",
    fault: "a refused batch adds the lines before the impossible one",
    found: ["addCartLines", "law"],
    judged: cartRefusals.operations,
    twist: () => ({
      async after(response, call, mock) {
        if (response.status !== 422 || !call.form.has("params[1][number]")) return;
        const form = new URLSearchParams([...call.form].filter(([name]) => !name.startsWith("params[1]")));
        await mock.ask({ ...call, form });
      },
    }),
  },
  {
    name: "fields-beyond-1000-dropped",
    fault: "a form is read up to its thousandth field, as PHP does by default",
    found: ["deleteCartLines", "law"],
    judged: largeForm.operations,
    twist: () =>
      mendForm((form) => {
        for (const name of [...form.keys()].slice(1000)) form.delete(name);
      }),
  },
  {
    name: "deleted-as-asked",
    fault: "deleting lines says how many ids were sent",
    found: ["deleteCartLines", "law"],
    judged: cart.operations,
    twist: () =>
      editData<{ deleted: number }>((done, { form }) => {
        done.deleted = [...form.keys()].filter((name) => name.startsWith("ids")).length;
      }),
  },
  {
    name: "left-before-deleting",
    fault: "deleting lines says how many there were before",
    found: ["deleteCartLines", "law"],
    judged: cart.operations,
    twist: () => editData<Record<"deleted" | "total", number>>((done) => void (done.total += done.deleted)),
  },
  {
    name: "total-of-the-added",
    fault: "adding lines says how many were added, not how many the cart has",
    found: ["addCartLines", "law"],
    judged: cart.operations,
    twist: () =>
      editData<{ total: number; lines: unknown[] }>((added) => void (added.total = added.lines.length)),
  },
];
