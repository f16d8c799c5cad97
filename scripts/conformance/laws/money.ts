import {
  Availability,
  CouponStatus,
  CreditBillType,
  Flag,
  PayMethod,
  PaymentStatus,
  PointsOrderStatus,
} from "#generated/enums.ts";
import type { CashVoucher } from "#generated/model/cashVoucher.ts";
import type { Coupon } from "#generated/model/coupon.ts";
import type { Credit } from "#generated/model/credit.ts";
import type { CreditBill } from "#generated/model/creditBill.ts";
import type { CreditPayment } from "#generated/model/creditPayment.ts";
import type { ListAvailableCoupons200Data } from "#generated/model/listAvailableCoupons200Data.ts";
import type { ListCashVouchers200Data } from "#generated/model/listCashVouchers200Data.ts";
import type { ListCoupons200Data } from "#generated/model/listCoupons200Data.ts";
import type { ListCreditBills200Data } from "#generated/model/listCreditBills200Data.ts";
import type { PayChoice } from "#generated/model/payChoice.ts";
import type { Payment } from "#generated/model/payment.ts";
import type { PointsGoods } from "#generated/model/pointsGoods.ts";
import type { PointsOrder } from "#generated/model/pointsOrder.ts";
import type { Statement } from "#generated/model/statement.ts";
import { fen } from "../../api-client/amounts.ts";
import { about, newestFirst, rises } from "./law.ts";

const DAY_MS = 86_400_000;
const dayOf = (time: string): string => time.slice(0, "2026-11-21".length);
const daysBetween = (from: string, to: string): number =>
  (Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS;

const hasReason = ({ message, status }: { readonly message: string; readonly status: PaymentStatus }) =>
  (message !== "") === (status === PaymentStatus.Failed);

const endings = ({ list }: { readonly list: readonly { readonly ends_at: string }[] }) =>
  list.map(({ ends_at: end }) => end);

/** Sentences about payments, credit, coupons, points and statements. */
export const MONEY = [
  ...about<PayChoice>(
    "PayChoice",
    [
      "Empty when it can be used.",
      "reason",
      ({ is_open: isOpen, reason }) => isOpen === Flag.No || reason === "",
    ],
    [
      "How an unpaid order can be paid, with the reason where a way cannot be used.",
      "reason",
      ({ is_open: isOpen, reason }) => isOpen === Flag.Yes || reason !== "",
    ],
  ),
  ...about<CreditPayment>("CreditPayment", ["Why it failed; empty otherwise.", "message", hasReason]),
  ...about<Payment>(
    "Payment",
    ["Why it failed; empty otherwise.", "message", hasReason],
    [
      "Empty unless paid by QR code.",
      "qr_content",
      ({ qr_content: content, method }) => content === "" || method === PayMethod.QrCode,
    ],
    [
      "Empty or absent unless paid by QR code.",
      "pay_apps",
      ({ pay_apps: links, method }) => links.length === 0 || method === PayMethod.QrCode,
    ],
    [
      "On a handheld they pay in place of the code, each app once.",
      "pay_apps",
      ({ pay_apps: links }) => new Set(links.map(({ app }) => app)).size === links.length,
    ],
    [
      "Empty before it is handed in.",
      "transfer_image",
      ({ transfer_image: image, method, status }) =>
        image === "" || (method === PayMethod.BankTransfer && status !== PaymentStatus.Waiting),
    ],
  ),
  ...about<Credit>("Credit", [
    "The limit less what is used and being paid; 0 while anything is overdue, since no order is paid on credit then.",
    "available",
    ({ available, credit_limit: limit, used, overdue }) =>
      overdue > 0 ? available === 0 : fen(available) <= Math.max(0, fen(limit) - fen(used)),
  ]),
  ...about<CreditBill>(
    "CreditBill",
    [
      "The last day in Shanghai on which it is in time; from the next day on it is overdue.",
      "days_overdue",
      ({ days_overdue: days, type }) => days > 0 === (type === CreditBillType.Overdue),
    ],
    [
      "1 while a transfer or QR code that repays it is being confirmed.",
      "is_repaying",
      ({ is_repaying: isRepaying, type }) => isRepaying === Flag.No || type !== CreditBillType.Repaid,
    ],
  ),
  ...about<ListCreditBills200Data>("listCreditBills", [
    "The bills of the credit term, what is due first in front.",
    "list",
    ({ list }) =>
      rises(list.filter(({ type }) => type !== CreditBillType.Repaid).map(({ due_at: day }) => day)),
  ]),
  ...newestFirst("listBalanceLog", "Lists what went into and out of the balance, newest first."),
  ...newestFirst("listPointsLog", "Lists the points that came and went, newest first."),
  ...newestFirst("listPointsOrders", "The buyer's orders for points, newest first, for /jfdd."),
  ...about<Coupon>("Coupon", [
    "0 unless used.",
    "order_id",
    ({ order_id: id, status }) => id === 0 || status === CouponStatus.Used,
  ]),
  ...about<CashVoucher>("CashVoucher", [
    "0 unless used.",
    "order_id",
    ({ order_id: id, amount, balance }) => id === 0 || fen(balance) < fen(amount),
  ]),
  ...about<ListCoupons200Data>("listCoupons", [
    "The buyer's coupons, used and expired ones included, those ending first in front.",
    "list",
    (page) => rises(endings(page)),
  ]),
  ...about<ListCashVouchers200Data>("listCashVouchers", [
    "The buyer's cash vouchers, those ending first in front.",
    "list",
    (page) => rises(endings(page)),
  ]),
  ...about<ListAvailableCoupons200Data>(
    "listAvailableCoupons",
    [
      "Without it, those that can be used.",
      "list",
      ({ list }, { query }) => query.type !== undefined || list.every(({ reason }) => reason === ""),
    ],
    [
      "Why it cannot be used for the cart as it is selected, in `listAvailableCoupons`; empty when it can be, and in all other lists.",
      "list",
      ({ list }, { query }) => {
        const isUsable = Number(query.type ?? Availability.Usable) === Availability.Usable;
        return list.every(({ reason }) => (reason === "") === isUsable);
      },
    ],
  ),
  ...about<PointsGoods>("PointsGoods", [
    "Empty when it can be had.",
    "reason",
    ({ can_exchange: canExchange, reason }) => (canExchange === Flag.Yes) === (reason === ""),
  ]),
  ...about<PointsOrder>("PointsOrder", [
    "Empty before it is shipped.",
    "tracking_no",
    ({ company, tracking_no: number, status }) =>
      status !== PointsOrderStatus.AwaitingShipment || company + number === "",
  ]),
  ...about<Statement>(
    "Statement",
    [
      "The month of the buyer's first order; the current one without any.",
      "first_month",
      ({ first_month: first, month, entries }) => entries.length === 0 || first <= month,
    ],
    [
      "The last second of the month, or now in the current one.",
      "as_of",
      ({ as_of: time, month }) => time.startsWith(month),
    ],
    [
      "The last day of it; null for the oldest.",
      "ageing",
      ({ ageing }) =>
        ageing.every(({ to_days: to }, index) => (to === null) === (index === ageing.length - 1)),
    ],
    [
      "Days in Shanghai from the day of the bill to that of the statement.",
      "debts",
      ({ debts, as_of: time }) =>
        debts.every(({ billed_at: billed, age_days: days }) => days === daysBetween(billed, time)),
    ],
    [
      "In the order of their kinds, the oldest first.",
      "differences",
      ({ differences }) => rises(differences.map(({ kind, since }) => `${kind} ${since}`)),
    ],
    [
      "The documents of the month, the oldest first.",
      "entries",
      ({ entries, month }) =>
        rises(entries.map(({ created_at: time }) => time)) &&
        entries.every(({ created_at: time }) => time.startsWith(month)),
    ],
  ),
];
