import type {
  AfterSaleRecord,
  AfterSaleStatusCode,
  ReturnRecord,
  ReturnStatusCode,
} from "#mock/domain/after-sale/records.ts";
import {
  AFTER_SALE_REFUSED,
  AFTER_SALE_RESULTS,
  AFTER_SALE_STEPS,
  RETURN_REFUSED,
  RETURN_STEPS,
} from "#mock/domain/after-sale/rules/texts.ts";
import { isCompensated } from "#mock/domain/after-sale/rules/returnable.ts";
import { formatDocumentNumber } from "#mock/domain/common/document-number.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";

const FIRST_RETURN_ID = 1001;
const FIRST_AFTER_SALE_ID = 3101;
const OPENING = BASE_MS + 10 * HOUR_MS;

/** The states each return has passed through; for open ones with the hours before the base date. */
const RETURN_WAYS: ReadonlyArray<ReadonlyArray<readonly [ReturnStatusCode, number]>> = [
  [[1, 1]],
  [
    [1, 26],
    [2, 24],
  ],
  [
    [1, 30],
    [2, 28],
    [3, 20],
  ],
  [
    [1, 70],
    [2, 68],
    [3, 60],
    [4, 12],
  ],
];

/** Completed returns, in hours after the order was received. */
const ENDED_WAYS: typeof RETURN_WAYS = [
  [
    [1, 20],
    [2, 22],
    [3, 40],
    [4, 88],
    [5, 112],
  ],
  [
    [1, 30],
    [6, 32],
  ],
  [
    [1, 50],
    [2, 52],
    [7, 60],
  ],
];

const REASONS = [1, 4, 3, 2, 5, 9] as const;
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
  const own = orders.filter(({ userId, id }) => userId === 1 && id < 9000);
  const received = own.filter(({ status }) => status === 4);
  const finished = own.filter(({ status }) => status === 5).toReversed();
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
  way: ReadonlyArray<readonly [ReturnStatusCode, number]>,
  index: number,
): ReturnRecord {
  const line = order.lines[lineIndex % order.lines.length] ?? order.lines[0];
  if (!line) throw new Error(`order ${order.id} has no lines`);
  const number = Math.max(1, Math.floor(line.number / 4));
  const amount = Math.floor((line.paid * number) / line.number);
  const [status, changedAt] = way.at(-1) ?? ([1, order.createdAt] as const);
  const createdAt = way[0]?.[1] ?? order.createdAt;
  const isSent = status === 3 || status === 4 || status === 5;
  return {
    id,
    userId: order.userId,
    orderId: order.id,
    orderNo: order.orderNo,
    returnNo: formatDocumentNumber("TH", createdAt, index + 1),
    status,
    reason: REASONS[index % REASONS.length] ?? 9,
    describe: DESCRIBES[index % DESCRIBES.length] ?? "",
    fileIds: [],
    lines: [{ orderLineId: line.id, number, amount }],
    amount,
    company: isSent ? "顺丰速运" : "",
    trackingNo: isSent ? `SF${String(1_400_000_000_000 + id)}` : "",
    refuseReason: status === 6 ? RETURN_REFUSED : "",
    progress: way.map(([step, at]) => {
      const [name, text] = RETURN_STEPS[step];
      return { at, name, text: step === 6 ? RETURN_REFUSED : text };
    }),
    createdAt,
    changedAt,
  };
}

const COMPLAINTS: ReadonlyArray<
  readonly [
    type: AfterSaleRecord["type"],
    describe: string,
    way: ReadonlyArray<readonly [AfterSaleStatusCode, number]>,
  ]
> = [
  [4, "缺少该批次的检验报告", [[1, 1]]],
  [
    2,
    "到货时外箱受潮，2 盒破损",
    [
      [1, 8],
      [2, 6],
    ],
  ],
  [
    1,
    "实收比随货同行单少 1 盒",
    [
      [1, 200],
      [2, 198],
      [3, 174],
    ],
  ],
  [
    9,
    "配送员未电话联系即放门口",
    [
      [1, 300],
      [4, 298],
    ],
  ],
  [
    5,
    "发票抬头需要更换",
    [
      [1, 420],
      [5, 419],
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
    const [status, hoursAgo] = way.at(-1) ?? ([1, 0] as const);
    const isPaid = status === 3;
    const settled = isPaid ? AFTER_SALE_RESULTS[type] : status === 4 ? AFTER_SALE_REFUSED : "";
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
