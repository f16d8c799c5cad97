import type { OperationId } from "#generated/operations.ts";
import { type Fields, editData, editEach, mendQuery } from "../twists.ts";
import { PAYING, ORDERING, editIn, raise, setEach, setIn, setOnly, yuan } from "./record-twists.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

const DAY_MS = 86_400_000;
const DAY_LENGTH = "2026-11-21".length;
const LAST_MONTH = "2026-10";
const OVERDUE = 2;
const REPAID = 3;
const USED = 2;

const always = (): boolean => true;

const addDays = (day: unknown, days: number): string =>
  new Date(Date.parse(String(day)) + days * DAY_MS).toISOString().slice(0, DAY_LENGTH);

const ON_CREDIT: readonly OperationId[] = [
  ...ORDERING,
  "listPayMethods",
  "createPayment",
  "createCreditPayment",
  "payCreditPayment",
  "checkCreditPayment",
  "listCreditBills",
  "payCreditBills",
];

/** Faults in payments. */
const PAID: readonly SentenceMutant[] = [
  {
    sentence: "Why it failed; empty otherwise.",
    at: "createPayment",
    judged: PAYING,
    twist: () => setOnly(({ status }) => status !== 4, { message: "余额不足" }),
  },
  {
    sentence: "No way is open to a paid or cancelled order, each with the reason.",
    at: "listPayMethods",
    judged: ["listPayMethods", "listOrders", "getOrder"],
    twist: () =>
      editData<Fields[]>((choices) => {
        if (choices.some((choice) => choice.is_open === 1)) return;
        for (const choice of choices) Object.assign(choice, { is_open: 1, reason: "" });
      }),
  },
  {
    sentence: "Empty when it can be used.",
    at: "listPayMethods",
    twist: () =>
      editEach((choice) => {
        if (choice.is_open === 1) choice.reason = "余额不足";
      }),
  },
  {
    sentence: "0 when it repays credit bills.",
    at: "payCreditBills",
    judged: ON_CREDIT,
    twist: () => setIn("payment", always, { order_id: 8094 }),
  },
  {
    sentence: "Empty unless paid by QR code.",
    at: "createPayment",
    judged: PAYING,
    twist: () => setOnly(({ method }) => method !== 4, { qr_content: "https://pay.example/qr/1" }),
  },
  {
    sentence: "Empty or absent unless paid by QR code.",
    at: "createPayment",
    judged: PAYING,
    twist: () =>
      setOnly(({ method }) => method !== 4, { pay_apps: [{ app: 1, url: "https://pay.example/1" }] }),
  },
  {
    sentence: "On a handheld they pay in place of the code, each app once.",
    at: "createPayment",
    judged: PAYING,
    twist: () =>
      setOnly(always, {
        pay_apps: [1, 2, 1].map((app) => ({ app, url: `https://pay.example/${app}` })),
      }),
  },
  {
    sentence: "Empty before it is handed in.",
    at: "createPayment",
    judged: PAYING,
    twist: () => setOnly(always, { transfer_image: "https://pay.example/transfers/1.jpg" }),
  },
];

/** Faults in the balance and the credit term. */
const OWED: readonly SentenceMutant[] = [
  {
    sentence:
      "The limit less what is used and being paid; 0 while anything is overdue, since no order is paid on credit then.",
    at: "getCredit",
    twist: () => editData<Fields>((credit) => raise(credit, "available", 100)),
  },
  {
    sentence: "The sum of what went in, over all pages of what the filters find.",
    at: "listBalanceLog",
    twist: () =>
      editData<{ list: { amount: number }[]; income: number }>((log) => {
        log.income = yuan(log.list.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0));
      }),
  },
  {
    sentence: "The sum of what went out, over all pages of what the filters find.",
    at: "listBalanceLog",
    twist: () => editData<Fields>((log) => raise(log, "expense", 1)),
  },
  {
    sentence: "The last day in Shanghai on which it is in time; from the next day on it is overdue.",
    at: "listCreditBills",
    user: "credit",
    twist: () =>
      editEach((bill) => {
        if (bill.type !== REPAID) bill.due_at = addDays(bill.due_at, bill.type === OVERDUE ? 60 : -60);
      }),
  },
  {
    sentence: "1 while a transfer or QR code that repays it is being confirmed.",
    at: "listCreditBills",
    twist: () => editEach((bill) => void (bill.is_repaying = 1 - Number(bill.is_repaying))),
  },
];

/** Faults in the statements. */
const STATED: readonly SentenceMutant[] = [
  {
    sentence: "The current month if omitted; 422 for one that has not begun.",
    at: "getStatement",
    twist: () =>
      mendQuery((query) => {
        if (!query.has("month")) query.set("month", LAST_MONTH);
      }),
  },
  {
    sentence: "The month of the buyer's first order; the current one without any.",
    at: "getStatement",
    judged: ["getStatement", "listOrders"],
    twist: () => editData<Fields>((statement) => void (statement.first_month = statement.month)),
  },
  {
    sentence: "The last second of the month, or now in the current one.",
    at: "getStatement",
    twist: () =>
      editData<{ as_of: string }>((statement) => {
        statement.as_of = `${statement.as_of.slice(0, DAY_LENGTH)} 00:00:00`;
      }),
  },
  {
    sentence: "The amounts owed by the age of their bills.",
    at: "getStatement",
    twist: () =>
      editData<{ ageing: { amount: number }[] }>(({ ageing }) => {
        const amounts = ageing.map(({ amount }) => amount).reverse();
        for (const [index, age] of ageing.entries()) age.amount = amounts[index] ?? 0;
      }),
  },
  {
    sentence: "The last day of it; null for the oldest.",
    at: "getStatement",
    twist: () => setIn("ageing", (age) => age.to_days === null, { to_days: 90 }),
  },
  {
    sentence: "Days in Shanghai from the day of the bill to that of the statement.",
    at: "getStatement",
    twist: () => editIn("debts", (debt) => raise(debt, "age_days", 1)),
  },
];

/** Faults in coupons and vouchers, and in points and what they are given for. */
const GIVEN: readonly SentenceMutant[] = [
  {
    sentence: "0 unless used.",
    at: "listCoupons",
    twist: () => setEach(({ status }) => status !== USED, { order_id: 8001 }),
  },
  {
    sentence:
      "Why it cannot be used for the cart as it is selected, in `listAvailableCoupons`; empty when it can be, and in all other lists.",
    at: "listAvailableCoupons",
    twist: () => setEach(({ reason }) => reason === "", { reason: "未满使用门槛" }),
  },
  {
    sentence: "How many coupons the buyer has in each state.",
    at: "getCouponCounts",
    judged: ["getCouponCounts", "listCoupons"],
    twist: () =>
      editData<Fields>((counts) => {
        for (const state of ["unused", "used", "expired"]) raise(counts, state, 1);
      }),
  },
  {
    sentence: "Empty when it can be had.",
    at: "listPointsGoods",
    twist: () => setEach((goods) => goods.can_exchange === 1, { reason: "积分不足" }),
  },
  {
    sentence: "Empty before it is shipped.",
    at: "listPointsOrders",
    twist: () =>
      setEach(({ status }) => status === 1, { company: "中通快递", tracking_no: "ZT7800000000001" }),
  },
];

/** Negations of what the contract says of payments, of what a buyer owes, and of what a buyer is given. */
export const MONEY_SENTENCES: readonly SentenceMutant[] = [...PAID, ...OWED, ...STATED, ...GIVEN];
