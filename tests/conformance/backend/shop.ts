import { randomUUID } from "node:crypto";
import type { Address } from "#generated/model/address.ts";
import type { BalanceLogEntry } from "#generated/model/balanceLogEntry.ts";
import type { Coupon } from "#generated/model/coupon.ts";
import type { InvoiceTitle } from "#generated/model/invoiceTitle.ts";
import type { Message } from "#generated/model/message.ts";
import type { Order } from "#generated/model/order.ts";
import type { Payment } from "#generated/model/payment.ts";
import type { PointsLogEntry } from "#generated/model/pointsLogEntry.ts";
import { timeIn } from "./clock.ts";
import { fen, yuan } from "./money.ts";

export type Line = { readonly id: number; readonly goodsId: number; number: number; isSelected: boolean };

export type OpenCheckout = {
  readonly no: string;
  readonly lines: readonly Line[];
  /** The order that it became. */
  order?: PlacedOrder;
};

export type PlacedOrder = Order & { readonly points: number; readonly couponId: number };
export type HeldCoupon = Coupon & { readonly offerId: number };
export type Favorite = {
  readonly id: number;
  readonly goodsId: number;
  readonly at: string;
  readonly price: number;
};

/** A buyer, and all that is the buyer's own. */
export type Buyer = {
  readonly username: string;
  readonly password: string;
  addresses: Address[];
  titles: InvoiceTitle[];
  cart: Line[];
  readonly checkouts: Map<string, OpenCheckout>;
  readonly orders: PlacedOrder[];
  readonly payments: Payment[];
  readonly coupons: HeldCoupon[];
  favorites: Favorite[];
  messages: Message[];
  money: number;
  points: number;
  readonly moneyLog: BalanceLogEntry[];
  readonly pointsLog: PointsLogEntry[];
};

const HOME = { name: "陈晓梅", phone: "13800000001", province: "浙江省", city: "杭州市", district: "" };
const MESSAGES = 23;
const MONEY = 5000;
const POINTS = 1200;

/** Buyers, sessions, stock and claims of one server. */
export class Shop {
  readonly buyers = new Map<string, Buyer>();
  readonly sessions = new Map<string, string>();
  /** The number of units ordered, by goods. */
  readonly sold = new Map<number, number>();
  /** The number of claimed coupons per offer. */
  readonly claims = new Map<number, number>();
  #last = 1000;

  constructor() {
    this.add("alice", "secret-of-alice", 1);
    this.add("bob", "secret-of-bob", 2, 3);
  }

  nextId(): number {
    return (this.#last += 1);
  }

  /** A number as orders, checkouts and payments have. */
  nextNo(prefix: string): string {
    return `${prefix}${String(this.nextId()).padStart(12, "0")}`;
  }

  /** Adds somebody with one address for each street number. */
  add(username: string, password: string, ...streetNumbers: readonly number[]): void {
    const addresses = streetNumbers.map((each, index) => ({
      ...HOME,
      id: this.nextId(),
      detail: `文三路 ${each} 号`,
      is_default: index === 0 ? (1 as const) : (0 as const),
      is_licensed: 0 as const,
    }));
    this.buyers.set(username, {
      username,
      password,
      addresses,
      titles: [],
      cart: [],
      checkouts: new Map(),
      orders: [],
      payments: [],
      coupons: [],
      favorites: [],
      messages: Array.from({ length: MESSAGES }, (_, index) => this.#message(index)),
      money: MONEY,
      points: POINTS,
      moneyLog: [this.#deposit()],
      pointsLog: [this.#award()],
    });
  }

  remove(username: string): void {
    this.buyers.delete(username);
    for (const [token, name] of this.sessions) if (name === username) this.sessions.delete(token);
  }

  logIn(username: string): string {
    const token = randomUUID();
    this.sessions.set(token, username);
    return token;
  }

  buyerOf(token: string | undefined): Buyer | undefined {
    return this.buyers.get(this.sessions.get(token ?? "") ?? "");
  }

  /** Books an amount in 元 into the balance; negative when it goes out. */
  book(buyer: Buyer, amount: number, useType: BalanceLogEntry["use_type"], order: PlacedOrder): void {
    buyer.money = yuan(fen(buyer.money) + fen(amount));
    const { id: orderId, order_no: orderNo } = order;
    buyer.moneyLog.unshift({
      ...this.#deposit(),
      use_type: useType,
      amount,
      balance: buyer.money,
      order_id: orderId,
      order_no: orderNo,
      created_at: timeIn(0),
    });
  }

  /** Books points; negative when they go out. */
  bookPoints(buyer: Buyer, points: number, useType: PointsLogEntry["use_type"]): void {
    if (points === 0) return;
    buyer.points += points;
    buyer.pointsLog.unshift({
      ...this.#award(),
      use_type: useType,
      points,
      balance: buyer.points,
      created_at: timeIn(0),
    });
  }

  #message(index: number): Message {
    return {
      id: this.nextId(),
      type: ((index % 5) + 1) as Message["type"],
      title: `消息 ${index + 1}`,
      content: "商城将于周日凌晨维护。",
      url: "",
      is_read: index % 3 === 0 ? 1 : 0,
      created_at: timeIn(-index - 1),
    };
  }

  #deposit(): BalanceLogEntry {
    return {
      id: this.nextId(),
      use_type: 1,
      amount: MONEY,
      balance: MONEY,
      order_id: 0,
      order_no: "",
      remark: "",
      created_at: timeIn(-30),
    };
  }

  #award(): PointsLogEntry {
    return {
      id: this.nextId(),
      use_type: 4,
      points: POINTS,
      balance: POINTS,
      remark: "",
      created_at: timeIn(-30),
    };
  }
}
