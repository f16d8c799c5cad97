import { setImmediate, setTimeout as wait } from "node:timers/promises";
import { cartRaces } from "#scripts/conformance/flows/races/cart-races.ts";
import { couponRace } from "#scripts/conformance/flows/races/coupon-race.ts";
import { orderRaces } from "#scripts/conformance/flows/races/order-races.ts";
import type { Mutant } from "./mutant.ts";
import { editData, jsonResponse } from "./twists.ts";
import type { Behind, WireResponse, WireCall } from "./wire.ts";

/** The time between reading and writing on these servers, in ms: as long as a few database statements. */
const WORK_MS = 15;
const TURNS = 50;

/** Waits until all calls sent at the same time have arrived: on a busy machine the timer alone may fire before that. */
async function work(): Promise<void> {
  await wait(WORK_MS);
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}

type Line = { readonly id: number; readonly number: number; readonly goods: { readonly id: number } };
type Money = { user_money: number };

const dataOf = <T>({ body }: WireResponse): T => (JSON.parse(body) as { data: T }).data;
const isSuccess = ({ status }: WireResponse) => status < 300;

const linesIn = async (mock: Behind, call: WireCall): Promise<readonly Line[]> =>
  dataOf<{ data?: Line[] } | undefined>(await mock.askFor("listCartLines", call))?.data ?? [];

const edit = (mock: Behind, call: WireCall, id: string | number, number: number) =>
  mock.askFor("editCartLine", call, { ids: [id], form: { "params[number]": String(number), new: "1" } });

/** The same response with another number in its data. */
function renumbered(
  response: WireResponse,
  field: string,
  change: (value: string | number) => string | number,
) {
  const { code, message, data } = JSON.parse(response.body) as {
    code: number;
    message: string;
    data: Record<string, string | number>;
  };
  return jsonResponse(response.status, {
    code,
    message,
    data: { ...data, [field]: change(data[field] ?? 0) },
  });
}

/** Faults that show only when calls are under way at the same time: one after the other, these servers are right. */
export const RACES: readonly Mutant[] = (
  [
    {
      name: "race-orders",
      fault: "orders look for the checkout's order, work, and store their own",
      found: ["createOrder", "race"],
      judged: orderRaces.operations,
      twist: () => {
        const orders = new Map<string, WireResponse>();
        let made = 0;
        return {
          async before(call, mock) {
            const number = `${call.cookie} ${call.form}`;
            const known = orders.get(number);
            if (known) return known;
            await work();
            const response = await mock.ask(call);
            if (!isSuccess(response)) return response;
            const own = orders.has(number)
              ? renumbered(response, "order_id", (id) => Number(id) + (made += 1) * 1000)
              : response;
            orders.set(number, own);
            return own;
          },
        };
      },
    },
    {
      name: "race-adds",
      fault: "adding reads the quantity, works, and writes the sum",
      found: ["addCartLines", "race"],
      judged: cartRaces.operations,
      twist: () => ({
        async before(call, mock) {
          const goodsId = Number(call.form.get("params[0][goods_id]"));
          const before = (await linesIn(mock, call)).find(({ goods }) => goods.id === goodsId)?.number ?? 0;
          await work();
          const response = await mock.ask(call);
          if (!isSuccess(response)) return response;
          const line = (await linesIn(mock, call)).find(({ goods }) => goods.id === goodsId);
          if (line) await edit(mock, call, line.id, before + Number(call.form.get("params[0][number]")));
          return response;
        },
      }),
    },
    {
      name: "race-edits",
      fault: "an edit reads the quantity, works, and adds the difference to what is there by then",
      found: ["editCartLine", "race"],
      judged: cartRaces.operations,
      twist: () => {
        let last: Promise<unknown> = Promise.resolve();
        return {
          async before(call, mock) {
            const [id = ""] = call.ids;
            const target = Number(call.form.get("params[number]"));
            const numberIn = async () =>
              (await linesIn(mock, call)).find((line) => String(line.id) === id)?.number ?? Number.NaN;
            const difference = target - (await numberIn());
            if (!(target > 0) || Number.isNaN(difference)) return undefined;
            await work();
            // The database adds in one statement.
            const write = last.then(async () => {
              call.form.set("params[number]", String((await numberIn()) + difference));
              return mock.ask(call);
            });
            last = write;
            return write;
          },
        };
      },
    },
    {
      name: "race-claims",
      fault: "claiming counts the buyer's coupons, works, and gives one more",
      found: ["claimCoupon", "race"],
      judged: couponRace.operations,
      twist: () => {
        const claimed = new Map<string, WireResponse>();
        let more = 0;
        return {
          async before(call, mock) {
            const [offer = ""] = call.ids;
            const isClaimed = claimed.has(offer);
            await work();
            const response = await mock.ask(call);
            if (isSuccess(response)) claimed.set(offer, response);
            const first = claimed.get(offer);
            if (isClaimed || isSuccess(response) || !first) return response;
            more += 1;
            return renumbered(first, "id", (id) => Number(id) + more * 1000);
          },
        };
      },
    },
    {
      name: "race-openings",
      fault: "opening a payment looks for the order's payment, works, and makes one",
      found: ["createPayment", "race"],
      judged: orderRaces.operations,
      plant: () => {
        const payments = new Map<string, WireResponse>();
        const numbers = new Map<string, string>();
        return {
          createPayment: {
            async before(call, mock) {
              const order = `${call.cookie} ${call.form}`;
              const known = payments.get(order);
              if (known) return known;
              await work();
              const response = await mock.ask(call);
              if (!isSuccess(response)) return response;
              const own = renumbered(response, "pay_no", (number) => {
                const alias = `${number}-${numbers.size + 1}`;
                numbers.set(alias, String(number));
                return alias;
              });
              payments.set(order, own);
              return own;
            },
          },
          payByBalance: {
            before({ form }) {
              const alias = form.get("pay_no") ?? "";
              form.set("pay_no", numbers.get(alias) ?? alias);
              return undefined;
            },
          },
        };
      },
    },
    {
      name: "race-pays",
      fault: "paying looks whether the payment is open, works, and takes the amount from the balance",
      found: ["payByBalance", "race"],
      judged: orderRaces.operations,
      plant: () => {
        const paid = new Set<string>();
        let tooMuch = 0;
        return {
          payByBalance: {
            async before(call, mock) {
              const number = call.form.get("pay_no") ?? "";
              if (paid.has(number)) return mock.ask(call);
              await work();
              const response = await mock.ask(call);
              if (isSuccess(response) && paid.has(number))
                tooMuch += dataOf<{ amount: number }>(response).amount;
              paid.add(number);
              return response;
            },
          },
          getBalance: editData<Money>((balance) => {
            balance.user_money = Math.round((balance.user_money - tooMuch) * 100) / 100;
          }),
        };
      },
    },
  ] satisfies readonly Mutant[]
).map((mutant) => ({ ...mutant, isRace: true }));
