import type { OperationId } from "#generated/operations.ts";
import { cartBodies } from "#scripts/conformance/flows/cart-bodies.ts";
import type { Mutant } from "./mutant.ts";
import { ADDRESSES } from "./state.ts";
import { mendForm, refusal, refuseIf } from "./twists.ts";

const TITLES: readonly OperationId[] = [
  "listInvoiceTitles",
  "createInvoiceTitle",
  "updateInvoiceTitle",
  "deleteInvoiceTitle",
];
/** The length of an indexed MySQL column. */
const COLUMN = 191;

/** Faults that appear only with bodies other than the contract's example, because of one particular field. */
export const BODIES: readonly Mutant[] = [
  {
    name: "optional-field-dropped",
    fault: "an invoice title is kept without its bank account",
    found: ["createInvoiceTitle", "law"],
    judged: TITLES,
    twist: () => mendForm((form) => form.delete("bank_account")),
  },
  {
    name: "enum-value-of-a-body-refused",
    fault: "an invoice title cannot be changed into one for special invoices",
    found: ["updateInvoiceTitle", "valid-refused"],
    judged: TITLES,
    twist: () =>
      refuseIf(
        ({ form }) => form.get("kind") === "2",
        refusal(422, "发票类型有误", { kind: ["发票类型有误"] }),
      ),
  },
  {
    name: "longest-text-cut",
    fault: "the detail of a changed address is cut after 191 characters",
    found: ["updateAddress", "law"],
    judged: ADDRESSES,
    twist: () =>
      mendForm((form) => {
        const detail = form.get("detail");
        if (detail !== null) form.set("detail", Array.from(detail).slice(0, COLUMN).join(""));
      }),
  },
  {
    name: "text-unescaped",
    fault: "the detail of a new address is unescaped once more",
    found: ["createAddress", "law"],
    judged: ADDRESSES,
    twist: () =>
      mendForm((form) => {
        const detail = form.get("detail");
        if (detail !== null) form.set("detail", detail.replaceAll("&lt;", "<"));
      }),
  },
  {
    name: "zero-read-as-yes",
    fault: "a new address is the default whatever is_default says",
    found: ["createAddress", "law"],
    judged: ADDRESSES,
    twist: () =>
      mendForm((form) => {
        if (form.has("is_default")) form.set("is_default", "1");
      }),
  },
  {
    name: "optional-flag-required",
    fault: "a line cannot be edited without `new`",
    found: ["editCartLine", "valid-refused"],
    judged: cartBodies.operations,
    twist: () => refuseIf(({ form }) => !form.has("new"), refusal(422, "缺少新版", { new: ["缺少新版"] })),
  },
  {
    name: "enum-value-of-a-body-fails",
    fault: "a preview for an order that is fetched fails",
    found: ["previewOrder", "server-error"],
    judged: ["checkoutCart", "previewOrder"],
    twist: () => refuseIf(({ form }) => form.get("delivery_type") === "3", refusal(500, "服务器出错")),
  },
];
