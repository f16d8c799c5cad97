import type { OperationId } from "#generated/operations.ts";
import { codeLogin } from "#scripts/conformance/flows/arranged/password.ts";
import { editData, type Fields, refusal, refuseIf, replaceStatus, success } from "../twists.ts";
import type { OtherCall, Twist, WireResponse } from "../wire.ts";
import { dataOf } from "./record-twists.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

const PAGE: WireResponse = {
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "frame-ancestors http://localhost:5173",
    "referrer-policy": "no-referrer",
  },
  cookies: [],
  body: "<!doctype html><title>chat</title>",
};

/** The chat opens to everybody. */
const openToAll = (): Twist => replaceStatus(401, PAGE);

const editUser = (fields: Fields): Twist => editData<Fields | null>((user) => user && { ...user, ...fields });

/** Puts what another operation responds with into the data of a success. */
const withOther = <T>(
  id: OperationId,
  put: (data: Fields, other: T) => void,
  sent: OtherCall = {},
): Twist => ({
  async after(response, call, mock) {
    if (response.status >= 300) return;
    const other = dataOf<T>(await mock.askFor(id, call, sent));
    await editData<Fields>((data) => put(data, other)).after?.(response, call, mock);
  },
});

/** The oldest title in place of the default one. */
const oldestTitle: Twist = {
  async before(call, mock) {
    if (call.form.has("invoice_title_id")) return undefined;
    const titles = dataOf<{ id: number }[]>(await mock.askFor("listInvoiceTitles", call));
    const [oldest] = titles.map(({ id }) => id).toSorted((a, b) => a - b);
    if (oldest !== undefined) call.form.set("invoice_title_id", String(oldest));
    return undefined;
  },
};

/** Faults in what a member may do, and in what is kept. */
export const MEMBERS: readonly SentenceMutant[] = [
  {
    sentence: "A user name, or a member's mobile number; of stores that share one it is the oldest's.",
    at: "login",
    judged: codeLogin.operations,
    twist: () =>
      refuseIf(
        ({ form }) => /^1\d{10}$/.test(form.get("username") ?? ""),
        refusal(422, "用户名或密码不正确"),
      ),
  },
  {
    sentence: "Sees and buys the controlled goods of every group without asking.",
    at: "getCurrentUser",
    twist: () => editUser({ is_special: 1 }),
  },
  {
    sentence:
      "Belongs to the session and ends with it; opens the chat for a short time only, at least five minutes.",
    at: "getCurrentUser",
    in: "openChat",
    twist: openToAll,
  },
  { sentence: "Offered only with `is_can_chat`.", at: "openChat", user: "credit", twist: openToAll },
  {
    sentence: "Without it the after-sales buttons are hidden and the calls return 403.",
    at: "getCurrentUser",
    twist: () => editUser({ is_AfterSale: 0 }),
  },
  {
    sentence: "Only for buyers with `is_AfterSale`, else 403.",
    at: "createAfterSale",
    in: "getCurrentUser",
    twist: () => editUser({ is_AfterSale: 0 }),
  },
  {
    sentence: "A logged-in buyer keeps the session and may set a new password in the same time.",
    at: "verifyPasswordReset",
    twist: () => ({
      async after({ status }, call, mock) {
        if (status === 200) await mock.askFor("logout", call);
      },
    }),
  },
  {
    sentence:
      "At most 20 in a minute from one network address and about one number, else 429: a cookie does not count, for anybody can invent one.",
    at: "checkPhone",
    twist: () => replaceStatus(429, success({ registered: 0, username: "" })),
  },
  {
    sentence: "Orders that were placed keep the one they were placed with.",
    at: "updateAddress",
    in: "getOrder",
    twist: () =>
      withOther<Fields[]>("listAddresses", (order, [address]) => {
        order.address = { ...address };
      }),
  },
  {
    sentence: "Invoices that were made keep theirs.",
    at: "updateInvoiceTitle",
    in: "getInvoice",
    twist: () =>
      withOther<Fields[]>("listInvoiceTitles", (invoice, [title]) => {
        invoice.title = title?.title;
      }),
  },
  {
    sentence: "Without it the buyer's default title of the `invoice_kind`, or else the oldest of that kind.",
    at: "createOrder",
    twist: () => oldestTitle,
  },
  {
    sentence:
      "A buyer who has none can order all the same, and asks for the invoice later with `applyInvoice`.",
    at: "createOrder",
    twist: () =>
      refuseIf(
        ({ form }) => !form.has("invoice_title_id"),
        refusal(422, "请选择发票抬头", { invoice_title_id: ["请选择发票抬头"] }),
      ),
  },
  {
    sentence:
      "The invoice leaves out goods that are reported missing, unless the complaint is turned down or withdrawn.",
    at: "createAfterSale",
    in: "applyInvoice",
    twist: () => ({
      async after(response, call, mock) {
        if (response.status >= 300) return;
        const sent = { ids: [call.form.get("order_id") ?? ""] };
        const { amount } = dataOf<Fields>(await mock.askFor("getOrder", call, sent));
        await editData<Fields>((invoice) => void (invoice.amount = amount)).after?.(response, call, mock);
      },
    }),
  },
];
