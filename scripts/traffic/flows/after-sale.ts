import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";
import type { Shopper } from "../buyer/shopper.ts";
import { someOrder } from "./ordering.ts";

const HOURS = [0.2, 1, 2, 5, 20, 20, 26, 3 * 24, 7 * 24, 20 * 24];

export const waitLong = (shopper: Shopper): Promise<void> =>
  shopper.wait((shopper.pick(HOURS) ?? 1) * HOUR_MS);

export async function receive(shopper: Shopper): Promise<void> {
  const { id } = (await someOrder(shopper, [3])) ?? {};
  if (id === undefined) return;
  await shopper.ask("getOrder", { path: { id } });
  await shopper.ask("listLogistics", { path: { id } });
  await shopper.ask("receiveOrder", { path: { id } });
  if (shopper.random() < 0.3) await shopper.ask("buyOrderAgain", { path: { id } });
}

/** Returns lines of an order to be returned: some or all of the returnable units. */
async function someLines(shopper: Shopper, id: number) {
  const lines = (await shopper.ask("listReturnableLines", { path: { id } })) ?? [];
  const isAll = shopper.random() < 0.5;
  return lines
    .filter(({ returnable }) => returnable > 0 && (isAll || shopper.random() < 0.6))
    .map(({ order_line_id, returnable }) => ({
      order_line_id,
      number: isAll ? returnable : shopper.whole(1, returnable),
    }));
}

/** Returns what has come, mostly at once. */
export async function giveBack(shopper: Shopper): Promise<void> {
  // Most of those that are completed are too old to be returned.
  const { id } = (await someOrder(shopper, [4])) ?? (await someOrder(shopper, [5])) ?? {};
  const lines = id === undefined ? [] : await someLines(shopper, id);
  if (lines.length === 0) return;
  await shopper.ask("createReturn", { body: { order_id: id, reason: 5, lines, file_ids: undefined } });
  if (shopper.random() < 0.3) return;
  await shopper.wait(2 * HOUR_MS);
  await sendBack(shopper);
  await shopper.wait(6 * DAY_MS);
}

/** Sends what may be returned. */
export async function sendBack(shopper: Shopper): Promise<void> {
  const query = { status: 2, page: 1, order_id: undefined };
  const body = { company: "顺丰速运", tracking_no: "SF1234567890123" };
  for (const { id } of (await shopper.ask("listReturns", { query }))?.list ?? [])
    await shopper.ask("shipReturn", { path: { id }, body });
}

export async function complain(shopper: Shopper): Promise<void> {
  const { id } = (await someOrder(shopper, [3, 4, 5])) ?? {};
  if (id === undefined) return;
  const known = await someLines(shopper, id);
  const lines = known.length > 0 ? known : [{ order_line_id: 1, number: 1 }];
  const type = shopper.pick([1, 2, 3, 4, 9]);
  await shopper.ask("createAfterSale", {
    body: { order_id: id, type, describe: shopper.marker, lines, file_ids: undefined },
  });
}

export async function withdraw(shopper: Shopper): Promise<void> {
  const one = shopper.pick((await shopper.ask("listAfterSales", { query: { page: 1 } }))?.list ?? []);
  if (one) await shopper.ask("cancelAfterSale", { path: { id: one.id } });
}

/** Repays overdue bills by QR code, as they block paying on credit, and one other bill. A QR payment takes seconds. */
export async function repay(shopper: Shopper): Promise<void> {
  const billsOf = async (type: number) =>
    (await shopper.ask("listCreditBills", { query: { type, page: 1 } }))?.list ?? [];
  const ids = (await billsOf(2)).map(({ id }) => id);
  if (ids.length > 0) await shopper.ask("payCreditBills", { body: { ids, method: 4 } });
  const bill = shopper.pick(await billsOf(1));
  if (bill) await shopper.ask("payCreditBills", { body: { ids: [bill.id], method: shopper.pick([2, 4]) } });
}

export async function invoice(shopper: Shopper): Promise<void> {
  const found = await someOrder(shopper, [2, 3, 4, 5]);
  const [title] = (await shopper.ask("listInvoiceTitles")) ?? [];
  if (found && title) await shopper.ask("applyInvoice", { body: { order_id: found.id, title_id: title.id } });
}
