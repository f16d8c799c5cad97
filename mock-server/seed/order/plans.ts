import { OrderStatus, PayMethod } from "#generated/enums.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS, DAY_MS } from "#mock/world/shanghai-time.ts";

/** The plan of an order in the seed; omitted fields are drawn. */
export type OrderPlan = {
  readonly userId: number;
  readonly createdAt: number;
  /** The status it has reached; 6 for one that was never paid. */
  readonly status: OrderStatus;
  readonly payMethod: PayMethod;
  readonly paidAt?: number;
  /** Fixed lines: goods and quantities. Drawn if omitted. */
  readonly items?: ReadonlyArray<readonly [goodsId: number, number: number]>;
  /** The exact cost in 分, for orders that wallet figures depend on; points make up the difference. */
  readonly exactly?: number;
  /** The approximate cost, in 分. */
  readonly about?: number;
  readonly id?: number;
};

const at = (days: number, hours: number, minutes = 0) =>
  BASE_MS - days * DAY_MS + hours * HOUR_MS + minutes * 60_000;

/**
 * The orders of `buyer` that tests and messages refer to by number, one in each status. 9004 was paid from the
 * balance on the morning the world begins.
 */
export const CURATED: readonly OrderPlan[] = [
  {
    id: 9001,
    userId: 1,
    status: OrderStatus.Completed,
    payMethod: PayMethod.Balance,
    createdAt: at(34, 6),
    items: [
      [2, 60],
      [12, 50],
      [20, 10],
    ],
  },
  {
    id: 9002,
    userId: 1,
    status: OrderStatus.Received,
    payMethod: PayMethod.QrCode,
    createdAt: at(7, 6, 1),
    items: [
      [16, 2],
      [17, 6],
      [13, 10],
    ],
  },
  {
    id: 9003,
    userId: 1,
    status: OrderStatus.AwaitingReceipt,
    payMethod: PayMethod.QrCode,
    createdAt: at(3, 6, 2),
    items: [
      [2, 100],
      [19, 20],
      [15, 4],
    ],
  },
  {
    id: 9004,
    userId: 1,
    status: OrderStatus.AwaitingShipment,
    payMethod: PayMethod.Balance,
    createdAt: at(1, 22),
    paidAt: at(0, 8),
    exactly: 31_950,
  },
  {
    id: 9005,
    userId: 1,
    status: OrderStatus.Canceled,
    payMethod: PayMethod.NotChosen,
    createdAt: at(8, 6, 4),
    items: [
      [13, 5],
      [17, 2],
    ],
  },
  {
    id: 9006,
    userId: 1,
    status: OrderStatus.AwaitingPayment,
    payMethod: PayMethod.NotChosen,
    createdAt: at(0, 6, 5),
    items: [
      [2, 40],
      [13, 10],
    ],
  },
];

/** The order history of a persona: number of orders, days they span, and approximate cost in 分. */
export type History = {
  readonly userId: number;
  readonly orders: number;
  readonly days: number;
  /** The days before the base date at which it ends; 2 if omitted. */
  readonly until?: number;
  readonly about: readonly [from: number, to: number];
};

export const HISTORIES: readonly History[] = [
  { userId: 1, orders: 38, days: 150, about: [12_000, 130_000] },
  { userId: 3, orders: 14, days: 90, about: [600_000, 3_200_000] },
  { userId: 6, orders: 16, days: 120, about: [30_000, 240_000] },
  { userId: 7, orders: 12, days: 140, about: [20_000, 160_000] },
  { userId: 8, orders: 18, days: 110, about: [150_000, 900_000] },
  { userId: 9, orders: 4, days: 40, about: [10_000, 60_000] },
];

/** Earlier orders of the stores of `chain`, so that a year can be compared with the one before it. */
export const EARLIER_HISTORIES: readonly History[] = [
  { userId: 8, orders: 26, days: 740, until: 112, about: [110_000, 700_000] },
  { userId: 9, orders: 18, days: 730, until: 42, about: [20_000, 90_000] },
  { userId: 10, orders: 16, days: 700, until: 12, about: [15_000, 80_000] },
];
