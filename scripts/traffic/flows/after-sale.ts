import type { Buyer } from "../buyer/buyer.ts";
import { logIn } from "./account.ts";
import { someOrder } from "./shopping.ts";

/** Lets time pass; a session may end meanwhile. */
async function letPass(buyer: Buyer, by: string): Promise<void> {
  await buyer.wait(by);
  if (buyer.plan.username !== undefined) await logIn(buyer);
}

export const waitLong = (buyer: Buyer): Promise<void> =>
  letPass(buyer, buyer.pick(["10m", "1h", "2h", "5h", "20h", "20h", "26h", "3d", "7d"]) ?? "1h");

export async function receive(buyer: Buyer): Promise<void> {
  const { id } = (await someOrder(buyer, [3])) ?? {};
  if (id === undefined) return;
  await buyer.ask("getOrder", { path: { id } });
  await buyer.ask("listLogistics", { path: { id } });
  await buyer.ask("receiveOrder", { path: { id } });
  if (buyer.random() < 0.3) await buyer.ask("buyOrderAgain", { path: { id } });
}

/** What can be returned of an order, in part or as a whole. */
async function someLines(buyer: Buyer, id: number) {
  const lines = (await buyer.ask("listReturnableLines", { path: { id } })) ?? [];
  const isAll = buyer.random() < 0.5;
  return lines
    .filter(({ returnable }) => returnable > 0 && (isAll || buyer.random() < 0.6))
    .map(({ order_line_id, returnable }) => ({
      order_line_id,
      number: isAll ? returnable : buyer.whole(1, returnable),
    }));
}

/** Returns what has come, mostly at once. */
export async function giveBack(buyer: Buyer): Promise<void> {
  // Most of those that are completed are too old to be returned.
  const { id } = (await someOrder(buyer, [4])) ?? (await someOrder(buyer, [5])) ?? {};
  const lines = id === undefined ? [] : await someLines(buyer, id);
  if (lines.length === 0) return;
  await buyer.ask("createReturn", { body: { order_id: id, reason: 5, lines, file_ids: undefined } });
  if (buyer.random() < 0.3) return;
  await letPass(buyer, "2h");
  await sendBack(buyer);
  await letPass(buyer, "6d");
}

/** Sends what may be returned. */
export async function sendBack(buyer: Buyer): Promise<void> {
  const query = { status: 2, page: 1, order_id: undefined };
  const body = { company: "顺丰速运", tracking_no: "SF1234567890123" };
  for (const { id } of (await buyer.ask("listReturns", { query }))?.list ?? [])
    await buyer.ask("shipReturn", { path: { id }, body });
}

export async function complain(buyer: Buyer): Promise<void> {
  const { id } = (await someOrder(buyer, [3, 4, 5])) ?? {};
  if (id === undefined) return;
  const known = await someLines(buyer, id);
  const lines = known.length > 0 ? known : [{ order_line_id: 1, number: 1 }];
  const type = buyer.pick([1, 2, 3, 4, 9]);
  await buyer.ask("createAfterSale", { body: { order_id: id, type, lines, file_ids: undefined } });
}

export async function withdraw(buyer: Buyer): Promise<void> {
  const one = buyer.pick((await buyer.ask("listAfterSales", { query: { page: 1 } }))?.list ?? []);
  if (one) await buyer.ask("cancelAfterSale", { path: { id: one.id } });
}

/** What is overdue by QR code, since it blocks paying on credit, and another bill from the balance. */
export async function repay(buyer: Buyer): Promise<void> {
  const billsOf = async (type: number) =>
    (await buyer.ask("listCreditBills", { query: { type, page: 1 } }))?.list ?? [];
  const ids = (await billsOf(2)).map(({ id }) => id);
  if (ids.length > 0) await buyer.ask("payCreditBills", { body: { ids, method: 4 } });
  const bill = buyer.pick(await billsOf(1));
  if (bill) await buyer.ask("payCreditBills", { body: { ids: [bill.id], method: undefined } });
}

export async function invoice(buyer: Buyer): Promise<void> {
  const found = await someOrder(buyer, [2, 3, 4, 5]);
  const [title] = (await buyer.ask("listInvoiceTitles")) ?? [];
  if (found && title) await buyer.ask("applyInvoice", { body: { order_id: found.id, title_id: title.id } });
}
