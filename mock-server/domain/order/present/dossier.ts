import { company as operator } from "#generated/company.ts";
import { InvoiceStatus } from "#generated/enums.ts";
import type { DossierLine } from "#generated/model/dossierLine.ts";
import type { OrderDossier } from "#generated/model/orderDossier.ts";
import { presentAddress } from "#mock/domain/address/present.ts";
import { deliveryNoteNumber } from "#mock/domain/common/document-number.ts";
import { barcodeOf } from "#mock/domain/goods/rules/barcode.ts";
import { batchAt } from "#mock/domain/goods/rules/batches.ts";
import { presentInvoice, presentInvoicePages } from "#mock/domain/invoice/present.ts";
import { currentInvoice } from "#mock/domain/invoice/rules/invoice-end.ts";
import { presentReport } from "#mock/domain/quality/present.ts";
import { reportsWith } from "#mock/domain/quality/rules/search.ts";
import { type ShippedBatch, shippedBatches } from "#mock/domain/quality/rules/shipped-batches.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { OrderLineRecord, OrderRecord } from "../records.ts";

/** The papers of an order that was shipped at `shippedAt` (ms). */
export function presentDossier(
  state: WorldState,
  user: UserRecord,
  order: OrderRecord & { readonly shippedAt: number },
  origin: string,
): OrderDossier {
  const newest = currentInvoice(state, order.id);
  const invoice = newest?.status === InvoiceStatus.Failed ? undefined : newest;
  return {
    order_id: order.id,
    order_no: order.orderNo,
    sheet_no: deliveryNoteNumber(order.orderNo),
    shipped_at: formatDateTime(order.shippedAt),
    seller: operator.name,
    seller_licence: operator.licences.drugs.number,
    company: user.company,
    company_licence: user.profile.licenceNo,
    address: presentAddress(order.address, user),
    lines: order.lines.flatMap((line) => presentRows(line, shippedBatches(state, order, line))),
    reports: reportsWith(state, order).map((report) => presentReport(state, report, origin)),
    invoice: invoice ? presentInvoice(state, invoice, origin) : null,
    invoice_pages: invoice ? presentInvoicePages(state, invoice, origin) : [],
  };
}

/** A line by batch; what was paid for it is shared by list price, and the last row takes what rounding leaves. */
function presentRows(line: OrderLineRecord, batches: readonly ShippedBatch[]): DossierLine[] {
  const worth = ({ goods, number }: ShippedBatch) => goods.base_price * number;
  const total = batches.reduce((sum, batch) => sum + worth(batch), 0);
  let left: Fen = line.paid;
  return batches.map((batch, at) => {
    const { goods, index, number } = batch;
    const amount =
      at === batches.length - 1 || total === 0 ? left : Math.floor((line.paid * worth(batch)) / total);
    left -= amount;
    return {
      order_line_id: line.id,
      goods_id: goods.id,
      name: goods.name,
      ypgg: goods.ypgg,
      sccj: goods.sccj,
      bzdw: goods.bzdw,
      pzwh: goods.pzwh,
      barcode: barcodeOf(goods.id),
      ...batchAt(goods, index),
      number,
      price: toYuan(Math.floor(amount / number)),
      amount: toYuan(amount),
    };
  });
}
