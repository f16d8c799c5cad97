import type { InspectionReport } from "#generated/model/inspectionReport.ts";
import type { Order } from "#generated/model/order.ts";
import type { OrderDossier } from "#generated/model/orderDossier.ts";
import type { OrderLine } from "#generated/model/orderLine.ts";
import { fen } from "../../api-client/amounts.ts";
import type { Flow, Steps } from "./steps.ts";

/** The number of shipped orders to read. */
const MOST = 3;
const SHIPPED: readonly number[] = [3, 4, 5];
const UNSHIPPED: readonly number[] = [1, 2];

/** The papers of shipped orders: batches against lines, accompanying sheet and reports against batches. */
export const dossier: Flow = {
  id: "dossier",
  name: { zh: "流程：随货资料", en: "flow: the papers of an order" },
  operations: ["listOrders", "getOrder", "getOrderDossier", "listInspectionReports", "listReturnableLines"],
  writes: false,
  async walk(steps) {
    const { data } = await steps.succeed("listOrders");
    const shipped = data.list.filter(({ status }) => SHIPPED.includes(status)).slice(0, MOST);
    for (const { id } of shipped) await checkPapers(steps, id);
    const unshipped = data.list.find(({ status }) => UNSHIPPED.includes(status));
    if (unshipped)
      await steps.conflict("getOrderDossier", "unshipped", {
        path: { id: unshipped.id },
        probe: { zh: "未发货的订单", en: "of an order that is not shipped" },
      });
  },
};

async function checkPapers(steps: Steps, id: number): Promise<void> {
  const { data: order, exchange } = await steps.succeed("getOrder", { path: { id } });
  const whole = {
    zh: "批次数量之和等于订单行数量（组合的每个商品为其整数倍）",
    en: "the batches of a line add up to its number (those of each part of a combination to a multiple of it)",
  };
  steps.none(exchange, "data.lines[].batches", whole, {
    wrong: order.lines.filter((line) => line.batches && !isWhole(line)).map(brief),
  });
  await checkSheet(steps, order);
  await checkReturnable(steps, order);
}

/** Returnable units are those that were neither returned nor compensated nor claimed. */
async function checkReturnable(steps: Steps, { id }: Order): Promise<void> {
  const { data, exchange } = await steps.succeed("listReturnableLines", { path: { id } });
  const left = {
    zh: "可退 = 购买 − 已退 − 已补偿 − 处理中，或为 0 并说明原因",
    en: "returnable = number − returned − compensated − under_way, or 0 with the reason",
  };
  const wrong = data.filter(({ number, returned, compensated, under_way, returnable, reason }) => {
    const rest = number - returned - compensated - under_way;
    return rest < 0 || (returnable === 0 ? reason === "" : returnable !== rest);
  });
  steps.none(exchange, "data[].returnable", left, { wrong });
}

/** True if all units of a line were shipped. */
function isWhole({ goods_id: goodsId, number, batches = [] }: OrderLine): boolean {
  const sums = new Map<number, number>();
  for (const batch of batches) sums.set(batch.goods_id, (sums.get(batch.goods_id) ?? 0) + batch.number);
  return (
    sums.size > 0 && [...sums].every(([id, sum]) => (id === goodsId ? sum === number : sum % number === 0))
  );
}

const brief = ({ id, number, batches = [] }: OrderLine) => ({
  id,
  number,
  batches: batches.map((batch) => batch.number),
});

async function checkSheet(steps: Steps, order: Order): Promise<void> {
  const { data: papers, exchange } = await steps.succeed("getOrderDossier", { path: { id: order.id } });
  const shipped = order.lines.flatMap(({ id, batches = [] }) =>
    batches.map(({ goods_id, batch_no, number }) => [id, goods_id, batch_no, number].join(" ")),
  );
  const listed = papers.lines.map(({ order_line_id, goods_id, batch_no, number }) =>
    [order_line_id, goods_id, batch_no, number].join(" "),
  );
  const same = { zh: "随货同行单与订单行的批次一致", en: "the sheet lists the batches of the order's lines" };
  // The schema reports lines without their batches.
  if (order.lines.every(({ batches }) => batches))
    steps.law(exchange, String(listed) === String(shipped), "data.lines", same, listed);
  const paid = { zh: "每行金额之和等于该订单行的实付", en: "the rows of a line add up to what it cost" };
  const wrong = order.lines.filter(
    (line) => line.paid !== undefined && fen(line.paid) !== costOf(papers, line),
  );
  steps.none(exchange, "data.lines[].amount", paid, { wrong: wrong.map(({ id }) => id) });
  await checkReports(steps, papers);
}

const costOf = ({ lines }: OrderDossier, { id }: OrderLine): number =>
  lines.reduce((sum, row) => sum + (row.order_line_id === id ? fen(row.amount) : 0), 0);

async function checkReports(steps: Steps, papers: OrderDossier): Promise<void> {
  const { data, exchange } = await steps.succeed("listInspectionReports", {
    query: { order_id: papers.order_id },
  });
  const batches = new Set(papers.lines.map(batchOf));
  const every = { zh: "每个批次都有检验报告", en: "every batch has its inspection report" };
  const reported = new Set(papers.reports.map(batchOf));
  steps.none(exchange, "data.list", every, {
    missing: [...batches].filter((batch) => !reported.has(batch)),
    others: data.list.map(batchOf).filter((batch) => !batches.has(batch)),
  });
  const all = { zh: "与随货资料中的报告数量相同", en: "as many reports as the papers have" };
  steps.equal(exchange, "data.total", data.total, papers.reports.length, all);
}

const batchOf = ({ goods_id, batch_no }: Pick<InspectionReport, "goods_id" | "batch_no">): string =>
  `${goods_id} ${batch_no}`;
