import type { Mutant } from "./mutant.ts";
import { mendForm, mendQuery, refusal } from "./twists.ts";

const EXPONENT = /^\d+e\d+$/i;

/** Parses an amount as a lenient server would: it accepts exponents. */
const readLeniently = (fields: URLSearchParams, name: string): void => {
  const value = fields.get(name) ?? "";
  if (EXPONENT.test(value)) fields.set(name, String(Number(value)));
};

/** As the calendars of PHP and JavaScript do: 2026-02-30 is 2026-03-02. */
const rollOver = (fields: URLSearchParams, name: string): void => {
  const [year, month, day] = (fields.get(name) ?? "").split("-").map(Number);
  if (year && month && day)
    fields.set(name, new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
};

/** Faults in how amounts and dates of requests are read. */
export const NOTATIONS: readonly Mutant[] = [
  {
    name: "date-rolled-over",
    fault: "2026-02-30 is taken for 2026-03-02",
    found: ["listOrders", "invalid-accepted"],
    twist: () => mendQuery((query) => rollOver(query, "start_time")),
  },
  {
    name: "date-passed-over",
    fault: "an end date that does not exist is passed over",
    found: ["listBalanceLog", "invalid-accepted"],
    twist: () =>
      mendQuery((query) => {
        const date = query.get("end_time");
        if (date !== null && Number.isNaN(Date.parse(date))) query.delete("end_time");
      }),
  },
  {
    name: "third-decimal-rounded",
    fault: "a third decimal of an amount is rounded away",
    found: ["addVarietyRequest", "invalid-accepted"],
    twist: () =>
      mendForm((form) => {
        const price = form.get("price");
        if (/\.\d{3}$/.test(price ?? "")) form.set("price", Number(price).toFixed(2));
      }),
  },
  {
    name: "exponent-of-a-price",
    fault: "1e1 is read as 10 元 in a filter",
    found: ["listGoods", "invalid-accepted"],
    twist: () => mendQuery((query) => readLeniently(query, "price_max")),
  },
  {
    name: "exponent-in-a-form",
    fault: "1e1 is read as 10 元 in a request for goods",
    found: ["addVarietyRequest", "invalid-accepted"],
    twist: () => mendForm((form) => readLeniently(form, "price")),
  },
  {
    name: "amount-in-binary",
    fault: "amounts are divided by 0.01, so that 19.99 has a rest",
    found: ["listGoods", "valid-refused"],
    twist: () => ({
      before: ({ query }) => {
        const price = Number(query.get("price_min") ?? 0);
        return Number.isInteger(price / 0.01)
          ? undefined
          : refusal(422, "最低价最多两位小数", { price_min: ["最低价最多两位小数"] });
      },
    }),
  },
];
