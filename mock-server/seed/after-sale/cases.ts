import { AfterSaleStatus, AfterSaleType, OrderStatus, ReturnReason, ReturnStatus } from "#generated/enums.ts";
import type { AfterSaleRecord, ReturnRecord } from "#mock/domain/after-sale/records.ts";
import { isCompensated } from "#mock/domain/after-sale/rules/returnable.ts";
import {
  AFTER_SALE_REFUSED,
  AFTER_SALE_RESULTS,
  AFTER_SALE_STEPS,
  RETURN_REFUSED,
  RETURN_STEPS,
} from "#mock/domain/after-sale/rules/texts.ts";
import { formatDocumentNumber } from "#mock/domain/common/document-number.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";

const FIRST_RETURN_ID = 1001;
const FIRST_AFTER_SALE_ID = 3101;
const OPENING = BASE_MS + 10 * HOUR_MS;

/** The states each return has passed through; for open ones with the hours before the base date. */
const RETURN_WAYS: ReadonlyArray<ReadonlyArray<readonly [ReturnStatus, number]>> = [
  [[ReturnStatus.AwaitingReview, 1]],
  [
    [ReturnStatus.AwaitingReview, 26],
    [ReturnStatus.AwaitingDispatch, 24],
  ],
  [
    [ReturnStatus.AwaitingReview, 30],
    [ReturnStatus.AwaitingDispatch, 28],
    [ReturnStatus.AwaitingReceipt, 20],
  ],
  [
    [ReturnStatus.AwaitingReview, 70],
    [ReturnStatus.AwaitingDispatch, 68],
    [ReturnStatus.AwaitingReceipt, 60],
    [ReturnStatus.Refunding, 12],
  ],
];

/** Completed returns, in hours after the order was received. */
const ENDED_WAYS: typeof RETURN_WAYS = [
  [
    [ReturnStatus.AwaitingReview, 20],
    [ReturnStatus.AwaitingDispatch, 22],
    [ReturnStatus.AwaitingReceipt, 40],
    [ReturnStatus.Refunding, 88],
    [ReturnStatus.Completed, 112],
  ],
  [
    [ReturnStatus.AwaitingReview, 30],
    [ReturnStatus.Rejected, 32],
  ],
  [
    [ReturnStatus.AwaitingReview, 50],
    [ReturnStatus.AwaitingDispatch, 52],
    [ReturnStatus.Canceled, 60],
  ],
];

const REASONS = [
  ReturnReason.Damaged,
  ReturnReason.Quality,
  ReturnReason.NearExpiry,
  ReturnReason.WrongGoods,
  ReturnReason.Unsold,
  ReturnReason.Other,
] as const;
const DESCRIBES = [
  "外包装破损 1 盒，内包装完好",
  "批号与随货同行单不一致",
  "效期不足一年，申请退回",
  "发成了同名不同规格的商品",
  "门店近期销量下滑，申请退回",
  "与采购计划不符",
] as const;

/** Returns of `buyer` in every state: open ones for recently received orders, completed ones for finished orders. */
export function buildReturns(orders: readonly OrderRecord[]): ReturnRecord[] {
  const ordersOfBuyer = orders.filter(({ userId, id }) => userId === 1 && id < 9000);
  const received = ordersOfBuyer.filter(({ status }) => status === OrderStatus.Received);
  const finished = ordersOfBuyer.filter(({ status }) => status === OrderStatus.Completed).toReversed();
  const current = RETURN_WAYS.map((way, index) => ({
    order: received[index % Math.max(1, received.length)],
    line: Math.floor(index / Math.max(1, received.length)),
    way: way.map(([status, hoursAgo]) => [status, OPENING - hoursAgo * HOUR_MS] as const),
  }));
  const ended = ENDED_WAYS.map((way, index) => ({
    order: finished[index],
    line: 0,
    way: way.map(
      ([status, hours]) => [status, (finished[index]?.receivedAt ?? 0) + hours * HOUR_MS] as const,
    ),
  }));
  return [...current, ...ended]
    .flatMap(({ order, line, way }) => (order ? [{ order, line, way }] : []))
    .map(({ order, line, way }, index) => buildReturn(FIRST_RETURN_ID + index, order, line, way, index));
}

function buildReturn(
  id: number,
  order: OrderRecord,
  lineIndex: number,
  way: ReadonlyArray<readonly [ReturnStatus, number]>,
  index: number,
): ReturnRecord {
  const line = order.lines[lineIndex % order.lines.length] ?? order.lines[0];
  if (!line) throw new Error(`order ${order.id} has no lines`);
  const number = Math.max(1, Math.floor(line.number / 4));
  const amount = Math.floor((line.paid * number) / line.number);
  const [status, changedAt] = way.at(-1) ?? ([ReturnStatus.AwaitingReview, order.createdAt] as const);
  const createdAt = way[0]?.[1] ?? order.createdAt;
  const isSent =
    status === ReturnStatus.AwaitingReceipt ||
    status === ReturnStatus.Refunding ||
    status === ReturnStatus.Completed;
  return {
    id,
    userId: order.userId,
    orderId: order.id,
    orderNo: order.orderNo,
    returnNo: formatDocumentNumber("TH", createdAt, index + 1),
    status,
    reason: REASONS[index % REASONS.length] ?? ReturnReason.Other,
    describe: DESCRIBES[index % DESCRIBES.length] ?? "",
    fileIds: [],
    lines: [{ orderLineId: line.id, number, amount }],
    amount,
    company: isSent ? "顺丰速运" : "",
    trackingNo: isSent ? `SF${String(1_400_000_000_000 + id)}` : "",
    pickup: null,
    refuseReason: status === ReturnStatus.Rejected ? RETURN_REFUSED : "",
    progress: way.map(([step, at]) => {
      const [name, text] = RETURN_STEPS[step];
      return { at, name, text: step === ReturnStatus.Rejected ? RETURN_REFUSED : text };
    }),
    createdAt,
    changedAt,
  };
}

const COMPLAINTS: ReadonlyArray<
  readonly [
    type: AfterSaleRecord["type"],
    describe: string,
    way: ReadonlyArray<readonly [AfterSaleStatus, number]>,
  ]
> = [
  [AfterSaleType.MissingDocuments, "缺少该批次的检验报告", [[AfterSaleStatus.Waiting, 1]]],
  [
    AfterSaleType.Damaged,
    "到货时外箱受潮，2 盒破损",
    [
      [AfterSaleStatus.Waiting, 8],
      [AfterSaleStatus.Processing, 6],
    ],
  ],
  [
    AfterSaleType.Shortage,
    "实收比随货同行单少 1 盒",
    [
      [AfterSaleStatus.Waiting, 200],
      [AfterSaleStatus.Processing, 198],
      [AfterSaleStatus.Completed, 174],
    ],
  ],
  [
    AfterSaleType.Other,
    "配送员未电话联系即放门口",
    [
      [AfterSaleStatus.Waiting, 300],
      [AfterSaleStatus.Rejected, 298],
    ],
  ],
  [
    AfterSaleType.Invoice,
    "发票抬头需要更换",
    [
      [AfterSaleStatus.Waiting, 420],
      [AfterSaleStatus.Canceled, 419],
    ],
  ],
];

/** Complaints of `buyer` in every state, on finished or received orders. */
export function buildAfterSales(orders: readonly OrderRecord[]): AfterSaleRecord[] {
  const received = orders.filter(
    ({ userId, id, receivedAt }) => userId === 1 && id < 9000 && receivedAt !== null,
  );
  return COMPLAINTS.flatMap(([type, describe, way], index) => {
    const at = (hoursAgo: number) => OPENING - hoursAgo * HOUR_MS;
    const createdAt = at(way[0]?.[1] ?? 0);
    const order = received.findLast((one) => (one.receivedAt ?? 0) < createdAt);
    const line = order?.lines[0];
    if (!order || !line) return [];
    const [status, hoursAgo] = way.at(-1) ?? ([AfterSaleStatus.Waiting, 0] as const);
    const isPaid = status === AfterSaleStatus.Completed;
    const settled = isPaid
      ? AFTER_SALE_RESULTS[type]
      : status === AfterSaleStatus.Rejected
        ? AFTER_SALE_REFUSED
        : "";
    return [
      {
        id: FIRST_AFTER_SALE_ID + index,
        userId: order.userId,
        orderId: order.id,
        orderNo: order.orderNo,
        saleNo: formatDocumentNumber("SH", createdAt, index + 1),
        type,
        status,
        describe,
        fileIds: [],
        lines: [{ orderLineId: line.id, number: 1 }],
        result: settled,
        compensation: isPaid && isCompensated({ type, status }) ? Math.floor(line.paid / line.number) : 0,
        progress: way.map(([step, hours]) => {
          const [name, text] = AFTER_SALE_STEPS[step];
          return { at: at(hours), name, text: text === "" ? settled : text };
        }),
        createdAt,
        changedAt: at(hoursAgo),
      },
    ];
  });
}
