import { favorites } from "#scripts/conformance/flows/favorites.ts";
import { feedback } from "#scripts/conformance/flows/feedback.ts";
import { order } from "#scripts/conformance/flows/order.ts";
import { variety } from "#scripts/conformance/flows/variety.ts";
import type { Mutant } from "./mutant.ts";
import { type Fields, type Page, editData } from "./twists.ts";

const HOUR_MS = 3_600_000;

/** A time of the contract, so many hours later. */
const later = (time: unknown, hours: number): string =>
  new Date(Date.parse(`${String(time).replace(" ", "T")}Z`) + hours * HOUR_MS)
    .toISOString()
    .slice(0, "2026-11-21T10:00:00".length)
    .replace("T", " ");

const inUtc = (record: Fields, name: string): void => {
  if (record[name] !== null) record[name] = later(record[name], -8);
};

const AMOUNTS = /^(?:price|raw_price|total|paid|shared|.*amount|.*_fee)$/;

/** Every amount in 分. */
function inFen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFen);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      typeof item === "number" && AMOUNTS.test(name) ? Math.round(item * 100) : inFen(item),
    ]),
  );
}

/** Faults in times and in the unit of amounts, which no response shows by itself. */
export const TIMES_AND_AMOUNTS: readonly Mutant[] = [
  {
    name: "order-in-utc",
    fault: "orders are made eight hours ago",
    found: ["getOrder", "clock"],
    judged: order.operations,
    twist: () => editData<Fields>((made) => inUtc(made, "created_at")),
  },
  {
    name: "paid-in-utc",
    fault: "orders are paid eight hours ago",
    found: ["getOrder", "clock"],
    judged: order.operations,
    twist: () => editData<Fields>((paid) => inUtc(paid, "paid_at")),
  },
  {
    name: "star-in-utc",
    fault: "favorites are starred eight hours ago",
    found: ["listFavorites", "clock"],
    judged: favorites.operations,
    twist: () =>
      editData<Page>(({ list }) => {
        for (const record of list) inUtc(record, "starred_at");
      }),
  },
  {
    name: "feedback-tomorrow",
    fault: "feedback is sent tomorrow",
    found: ["listFeedback", "clock"],
    judged: feedback.operations,
    twist: () =>
      editData<Page>(({ list }) => {
        for (const record of list) record.created_at = later(record.created_at, 24);
      }),
  },
  {
    name: "request-at-midnight",
    fault: "of the time of a wanted variety only the day is kept",
    found: ["addVarietyRequest", "clock"],
    judged: variety.operations,
    twist: () =>
      editData<Fields>((made) => {
        made.created_at = `${String(made.created_at).slice(0, "2026-11-21".length)} 00:00:00`;
      }),
  },
  {
    name: "order-in-fen",
    fault: "an order has every amount in fen, its lines too",
    found: ["getOrder", "amounts"],
    judged: order.operations,
    alsoAt: ["createOrder", "checkoutCart", "createPayment", "getBuyAgainPreview"],
    twist: () => editData(inFen),
  },
  {
    name: "checkout-in-fen",
    fault: "from the checkout on every amount is in fen",
    found: ["checkoutCart", "amounts"],
    judged: order.operations,
    alsoAt: ["getBuyAgainPreview"],
    plant: () => ({
      checkoutCart: editData(inFen),
      createOrder: editData(inFen),
      getOrder: editData(inFen),
      listOrders: editData(inFen),
      createPayment: editData(inFen),
      getPayment: editData(inFen),
      payByBalance: editData(inFen),
    }),
  },
  {
    name: "order-list-in-fen",
    fault: "the list of orders has amounts in fen",
    found: ["listOrders", "amounts"],
    judged: order.operations,
    twist: () => editData(inFen),
  },
];
