import {
  AfterSaleType,
  CreditBillType,
  OrderStatus,
  RepaymentMethod,
  ReturnReason,
  ReturnStatus,
} from "#generated/enums.ts";
import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";
import type { Shopper } from "../buyer/shopper.ts";
import { someOrder } from "./ordering.ts";

const SHIPPED = [OrderStatus.AwaitingReceipt, OrderStatus.Received, OrderStatus.Completed];
/** All types but that of invoices. */
const COMPLAINTS = Object.values(AfterSaleType).filter((type) => type !== AfterSaleType.Invoice);
const HOURS = [0.2, 1, 2, 5, 20, 20, 26, 3 * 24, 7 * 24, 20 * 24];

export const waitLong = (shopper: Shopper): Promise<void> =>
  shopper.wait((shopper.pick(HOURS) ?? 1) * HOUR_MS);

export async function receive(shopper: Shopper): Promise<void> {
  const { id } = (await someOrder(shopper, [OrderStatus.AwaitingReceipt])) ?? {};
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
  const { id } =
    (await someOrder(shopper, [OrderStatus.Received])) ??
    (await someOrder(shopper, [OrderStatus.Completed])) ??
    {};
  const lines = id === undefined ? [] : await someLines(shopper, id);
  if (lines.length === 0) return;
  await shopper.ask("createReturn", {
    body: { order_id: id, reason: ReturnReason.Unsold, lines, file_ids: undefined },
  });
  if (shopper.random() < 0.3) return;
  await shopper.wait(2 * HOUR_MS);
  await sendBack(shopper);
  await shopper.wait(6 * DAY_MS);
}

/** Sends what may be returned. */
export async function sendBack(shopper: Shopper): Promise<void> {
  const query = { status: ReturnStatus.AwaitingDispatch, page: 1, order_id: undefined };
  const body = { company: "顺丰速运", tracking_no: "SF1234567890123" };
  for (const { id } of (await shopper.ask("listReturns", { query }))?.list ?? [])
    await shopper.ask("shipReturn", { path: { id }, body });
}

export async function complain(shopper: Shopper): Promise<void> {
  const { id } = (await someOrder(shopper, SHIPPED)) ?? {};
  if (id === undefined) return;
  const known = await someLines(shopper, id);
  const lines = known.length > 0 ? known : [{ order_line_id: 1, number: 1 }];
  const type = shopper.pick(COMPLAINTS);
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
  const billsOf = async (type: CreditBillType) =>
    (await shopper.ask("listCreditBills", { query: { type, page: 1 } }))?.list ?? [];
  const ids = (await billsOf(CreditBillType.Overdue)).map(({ id }) => id);
  if (ids.length > 0) await shopper.ask("payCreditBills", { body: { ids, method: RepaymentMethod.QrCode } });
  const bill = shopper.pick(await billsOf(CreditBillType.NotDue));
  if (bill)
    await shopper.ask("payCreditBills", {
      body: { ids: [bill.id], method: shopper.pick([RepaymentMethod.Balance, RepaymentMethod.QrCode]) },
    });
}

export async function invoice(shopper: Shopper): Promise<void> {
  const found = await someOrder(shopper, [OrderStatus.AwaitingShipment, ...SHIPPED]);
  const [title] = (await shopper.ask("listInvoiceTitles")) ?? [];
  if (found && title) await shopper.ask("applyInvoice", { body: { order_id: found.id, title_id: title.id } });
}
