import type { DossierLine, OrderDossier } from "#generated/model/index.ts";
import { dividedPrice } from "#src/shared/lib/money-math.ts";
import type { Column } from "#src/shared/lib/sheet.ts";

type Row = { line: DossierLine; papers: OrderDossier };

/** The columns of the papers that come with goods. */
export const DOSSIER_COLUMNS: readonly Column<Row>[] = [
  ["随货单号", ({ papers }) => papers.sheet_no],
  ["订单号", ({ papers }) => papers.order_no],
  ["发货时间", ({ papers }) => papers.shipped_at, "time"],
  ["供货单位", ({ papers }) => papers.seller],
  ["条码", ({ line }) => line.barcode],
  ["商品名称", ({ line }) => line.name],
  ["规格", ({ line }) => line.ypgg],
  ["生产厂家", ({ line }) => line.sccj],
  ["批准文号", ({ line }) => line.pzwh],
  ["批号", ({ line }) => line.batch_no],
  ["生产日期", ({ line }) => line.produced_at, "time"],
  ["有效期至", ({ line }) => line.expires_at, "time"],
  ["单位", ({ line }) => line.bzdw],
  ["数量", ({ line }) => line.number],
  ["进价（元）", ({ line }) => dividedPrice(line.amount, line.number), "amount"],
  ["金额（元）", ({ line }) => line.amount, "amount"],
  ["发票号码", ({ papers }) => papers.invoice?.invoice_no ?? ""],
];

/** One row per batch of an order, as the pharmacy's ERP takes stock in. */
export const dossierRows = (papers: OrderDossier): Row[] => papers.lines.map((line) => ({ line, papers }));
