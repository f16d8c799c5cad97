import { DeliveryType, Flag, GiftDataType, InvoiceKind, OrderStatus, PayMethod } from "#generated/enums.ts";
import { formatDocumentNumber } from "#mock/domain/common/document-number.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { OrderLineRecord, OrderRecord } from "#mock/domain/order/records.ts";
import { FINISH_AFTER_MS, shipDelay, STEP_NAMES, PAY_WINDOW_MS } from "#mock/domain/order/rules/timeline.ts";
import { ADDRESSES } from "#mock/seed/address/addresses.ts";
import { USED_COUPONS } from "#mock/seed/coupon/used-coupons.ts";
import { createDice, type Dice } from "#mock/seed/dice.ts";
import { PERSONAS } from "#mock/seed/user/personas.ts";
import { BASE_MS, OPENING_MS } from "#mock/world/base-date.ts";
import { HOUR_MS, DAY_MS, formatDate } from "#mock/world/shanghai-time.ts";
import { seedAmounts, seedPrices } from "./amounts.ts";
import { asPricedAt, habitsOf } from "./habits.ts";
import { type DrawnItem, drawItems, itemsWorth, plainGoods } from "./line-draw.ts";
import { CURATED, EARLIER_HISTORIES, HISTORIES, type History, type OrderPlan } from "./plans.ts";

/** Ids of drawn orders start here, oldest first; curated ones are above. */
const FIRST_DRAWN_ORDER_ID = 8001;
/** Ids of earlier ones start here. */
const FIRST_EARLIER_ORDER_ID = 7001;
/** Their numbers of a day come after those of other orders. */
const EARLIER_NUMBERS = 50;

const OPENING = BASE_MS + OPENING_MS;

/**
 * The orders of the personas when a world begins, oldest first: one of `buyer` in each status, months of history for
 * frequent buyers, and one for every credit debt. Lines are goods of the seed, amounts follow the order-level offers,
 * and the same seed gives the same orders.
 */
export function buildOrders(goods: ReadonlyMap<number, GoodsRecord>, seed: number): OrderRecord[] {
  const dice = createDice(seed, 41);
  const pool = plainGoods(goods);
  const drawn = [...debts(), ...histories(HISTORIES, dice)].toSorted((a, b) => a.createdAt - b.createdAt);
  const numbered = drawn.map((plan, index) => ({ ...plan, id: FIRST_DRAWN_ORDER_ID + index }));
  const plans = [...numbered, ...CURATED.map((plan) => ({ id: 0, ...plan }))];
  return buildAll(plans, 0, { goods, pool, dice, seed, coupons: [...USED_COUPONS] });
}

/** Orders of a time before, oldest first, drawn by themselves: the others are the same without them. */
export function buildEarlierOrders(goods: ReadonlyMap<number, GoodsRecord>, seed: number): OrderRecord[] {
  const dice = createDice(seed, 43);
  const plans = histories(EARLIER_HISTORIES, dice)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map((plan, index) => ({
      ...plan,
      id: FIRST_EARLIER_ORDER_ID + index,
      payMethod: plan.payMethod === PayMethod.NotChosen ? plan.payMethod : PayMethod.BankTransfer,
    }));
  return buildAll(plans, EARLIER_NUMBERS, { goods, pool: plainGoods(goods), dice, seed, coupons: [] });
}

function buildAll(
  plans: ReadonlyArray<OrderPlan & { readonly id: number }>,
  numbersFrom: number,
  sources: Sources,
): OrderRecord[] {
  const perDay = new Map<string, number>();
  return plans
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map((plan) => {
      const day = formatDate(plan.createdAt);
      const count = (perDay.get(day) ?? numbersFrom) + 1;
      perDay.set(day, count);
      const orderNo = formatDocumentNumber("DD", plan.createdAt, count);
      return buildOrder({ ...plan, orderNo }, sources);
    });
}

/** An order for each debt, so that every bill has one. */
const debts = (): OrderPlan[] =>
  PERSONAS.flatMap(({ id: userId, credit }) =>
    credit.debts.map(({ dueAt, amount }, index) => {
      const paidAt = dueAt - credit.periodDays * DAY_MS + (9 + index) * HOUR_MS;
      return {
        userId,
        status: 5,
        payMethod: 1,
        createdAt: paidAt - HOUR_MS / 2,
        paidAt,
        exactly: amount,
      };
    }),
  );

function histories(all: readonly History[], dice: Dice): OrderPlan[] {
  return all.flatMap(({ userId, orders, days, until = 2, about: [from, to] }) => {
    const user = PERSONAS.find(({ id }) => id === userId);
    if (!user) return [];
    return Array.from({ length: orders }, (_, index) => {
      const day = days - Math.floor((index * (days - until)) / orders);
      const createdAt = BASE_MS - day * DAY_MS + dice.int(8 * 60, 20 * 60) * 60_000;
      const isCanceled = dice.chance(8);
      const onCredit = user.credit.isOpen === Flag.Yes && day > user.credit.periodDays + 2 && dice.chance(35);
      const payMethod = onCredit ? 1 : dice.pick([2, 2, 3, 4] as const);
      const plan = { userId, createdAt, about: dice.int(from, to) };
      return isCanceled
        ? { ...plan, status: 6, payMethod: 0 }
        : {
            ...plan,
            status: 5,
            payMethod,
          };
    });
  });
}

type Sources = {
  readonly goods: ReadonlyMap<number, GoodsRecord>;
  readonly pool: readonly GoodsRecord[];
  readonly dice: Dice;
  readonly seed: number;
  /** Coupons that have not been assigned yet. */
  readonly coupons: Array<(typeof USED_COUPONS)[number]>;
};

type Numbered = OrderPlan & { readonly id: number; readonly orderNo: string };

function buildOrder(plan: Numbered, sources: Sources): OrderRecord {
  const items = itemsOf(plan, sources);
  const plain = seedAmounts(items);
  const coupon = couponFor(plan, plain.goods, sources);
  const points = plan.exactly === undefined ? 0 : plain.amount - plan.exactly;
  const { amounts, lines } = seedPrices(items, { coupon: coupon?.amount ?? 0, points });
  const times = timesOf(plan, sources.seed);
  const address = ADDRESSES.find(({ userId }) => userId === plan.userId);
  if (!address) throw new Error(`buyer ${plan.userId} orders without an address`);
  return {
    id: plan.id,
    orderNo: plan.orderNo,
    userId: plan.userId,
    payMethod: times.paidAt === null ? PayMethod.NotChosen : plan.payMethod,
    createdAt: plan.createdAt,
    payDeadline: plan.createdAt + PAY_WINDOW_MS,
    ...times,
    address,
    invoiceKind: InvoiceKind.Ordinary,
    invoiceTitleId: plan.userId,
    deliveryType: DeliveryType.Express,
    remark: "",
    lines: items.flatMap((item, index) => {
      const prices = lines[index];
      return prices ? [orderLine(index + 1, item, prices)] : [];
    }),
    amounts,
    couponId: coupon?.id ?? 0,
    vouchers: [],
  };
}

function itemsOf(
  { items, exactly, about = 0, userId, createdAt }: Numbered,
  { goods, pool, dice }: Sources,
): DrawnItem[] {
  if (items) {
    return items.flatMap(([id, number]) => {
      const found = goods.get(id);
      return found ? [{ goods: found, number }] : [];
    });
  }
  if (exactly === undefined)
    return asPricedAt(drawItems(habitsOf(pool, userId, createdAt), about, dice), createdAt);
  return itemsWorth(goods, pool, exactly, (list) => seedAmounts(list).amount, dice);
}

/** The next of the buyer's used coupons that is applicable. */
function couponFor({ userId, status, exactly, items }: Numbered, total: number, { coupons }: Sources) {
  if (status !== OrderStatus.Completed || exactly !== undefined || items) return undefined;
  const at = coupons.findIndex((coupon) => coupon.userId === userId && total >= coupon.threshold * 2);
  return at === -1 ? undefined : coupons.splice(at, 1)[0];
}

/** The progress of the order when the world begins. */
function timesOf({ id, status, createdAt, paidAt: paid }: Numbered, seed: number) {
  type Step = OrderRecord["progress"][number];
  const progress: Step[] = [{ status: OrderStatus.AwaitingPayment, name: STEP_NAMES[1], time: createdAt }];
  const none = { paidAt: null, shippedAt: null, receivedAt: null };
  if (status === OrderStatus.AwaitingPayment) return { status, progress, ...none } as const;
  if (status === OrderStatus.Canceled) {
    const ended = { status: 6, name: "超时未付款，订单已取消", time: createdAt + PAY_WINDOW_MS } as const;
    return { status, progress: [...progress, ended], ...none } as const;
  }
  const paidAt = paid ?? createdAt + HOUR_MS / 2;
  const shippedAt = paidAt + shipDelay(seed, id);
  const receivedAt = shippedAt + 48 * HOUR_MS;
  const times = { 2: paidAt, 3: shippedAt, 4: receivedAt, 5: receivedAt + FINISH_AFTER_MS } as const;
  for (const step of [2, 3, 4, 5] as const) {
    if (step <= status && times[step] <= OPENING) {
      progress.push({ status: step, name: STEP_NAMES[step], time: times[step] });
    }
  }
  const reached = progress.at(-1)?.status ?? OrderStatus.AwaitingPayment;
  return {
    status: reached,
    progress,
    paidAt,
    shippedAt: reached >= OrderStatus.AwaitingReceipt ? shippedAt : null,
    receivedAt: reached >= OrderStatus.Received ? receivedAt : null,
  } as const;
}

function orderLine(
  id: number,
  { goods, number }: DrawnItem,
  prices: Pick<OrderLineRecord, "couponShared" | "paid" | "reason">,
): OrderLineRecord {
  const { name, sccj, ypgg, bzdw, base_price: price } = goods;
  const gift = { type: GiftDataType.None, name: "", number: 0, total: 0 } as const;
  const basePrice = price;
  return {
    id,
    goodsId: goods.id,
    name,
    sccj,
    ypgg,
    bzdw,
    price,
    basePrice,
    number,
    reduction: 0,
    gift,
    ...prices,
  };
}
