import type { Buyer } from "../buyer/buyer.ts";

const STATES = [1, 2, 3, 4, 5, 6];

/** Lets days pass, then confirms receipt, returns, complains and requests an invoice. */
export async function afterBuying(buyer: Buyer): Promise<void> {
  await buyer.wait(buyer.random() < 0.5 ? "6h" : "3d");
  const status = STATES[Math.floor(buyer.random() * STATES.length)] ?? 1;
  const [order] = (await buyer.ask("listOrders", { query: { status, page: 1 } }))?.list ?? [];
  if (!order) return;
  const { id } = order;
  await buyer.ask("getOrder", { path: { id } });
  await buyer.ask("listLogistics", { path: { id } });
  await buyer.ask("receiveOrder", { path: { id } });
  const [line] = (await buyer.ask("listReturnableLines", { path: { id } })) ?? [];
  if (line && line.returnable > 0) {
    const lines = [{ order_line_id: line.order_line_id, number: 1 }];
    const call = buyer.random() < 0.5 ? "createReturn" : "createAfterSale";
    await buyer.ask(call, { body: { order_id: id, lines, file_ids: undefined } });
    await buyer.ask(call === "createReturn" ? "listReturns" : "listAfterSales", { query: { page: 1 } });
  }
  await buyer.ask("listInvoiceTitles");
  await buyer.ask("applyInvoice", { body: { order_id: id } });
  if (buyer.random() < 0.3) await buyer.ask("buyOrderAgain", { path: { id } });
}
