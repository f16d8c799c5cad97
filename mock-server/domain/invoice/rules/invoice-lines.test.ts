import { describe, expect, test } from "vitest";
import { complaintWith, returnWith } from "#mock/domain/after-sale/cases-for-test.ts";
import type { AfterSaleRecord, ReturnRecord } from "#mock/domain/after-sale/records.ts";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { amountsOf, orderLine, orderWith } from "#mock/domain/order/order-for-test.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { invoiceWith } from "../invoice-for-test.ts";
import { invoiceLines, invoicePageCount, taxOf } from "./invoice-lines.ts";

const LATER = NOW + 60_000;
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

/** 10 boxes of tablets for 100.00, 4 bags of decoction pieces for 50.00. */
const mixed = orderWith({
  lines: [
    orderLine({ id: 1, goodsId: 7, number: 10, paid: 10_000 }),
    orderLine({ id: 2, goodsId: 8, name: "黄芪", ypgg: "1kg", bzdw: "袋", number: 4, paid: 5000 }),
  ],
  amounts: amountsOf(15_000),
});

const world = (
  order: OrderRecord = mixed,
  returns: readonly ReturnRecord[] = [],
  afterSales: readonly AfterSaleRecord[] = [],
) =>
  worldWith({
    afterSales: byId(...afterSales),
    orders: byId(order),
    returns: byId(...returns),
    goods: byId(goodsWith({ id: 7 }), goodsWith({ id: 8, kind: "herbal" })),
  });

describe("the lines of an invoice", () => {
  test("are those of the order, with the rate of their kind of goods", () => {
    expect(invoiceLines(world(), invoiceWith({ amount: 15_000 }))).toEqual([
      {
        category: "化学药品制剂",
        name: "阿莫西林胶囊",
        spec: "0.25g*24粒",
        unit: "盒",
        number: 10,
        amount: 10_000,
        rate: 13,
        tax: 1150,
      },
      {
        category: "中药饮片",
        name: "黄芪",
        spec: "1kg",
        unit: "袋",
        number: 4,
        amount: 5000,
        rate: 9,
        tax: 412,
      },
    ]);
  });

  test("have the regular rate for goods that are no longer known", () => {
    const order = orderWith({ lines: [orderLine({ goodsId: 404 })] });
    expect(invoiceLines(world(order), invoiceWith()).map(({ rate }) => rate)).toEqual([13]);
  });

  test("have shipping at the end if there was any", () => {
    const order = { ...mixed, amounts: amountsOf(16_200, { shipping: 1200 }) };
    const lines = invoiceLines(world(order), invoiceWith({ amount: 16_200 }));
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatchObject({ name: "运费", spec: "", unit: "次", number: 1, amount: 1200, rate: 13 });
  });

  test("are none of an order that does not exist", () =>
    expect(invoiceLines(worldWith(), invoiceWith())).toEqual([]));
});

describe("an invoice leaves out the goods returned before it was issued", () => {
  const some = returnWith({ changedAt: NOW, lines: [{ orderLineId: 1, number: 3, amount: 3000 }] });
  const issued = invoiceWith({ status: 3, issuedAt: NOW, amount: 12_000 });

  test("with its number and amount", () => {
    const lines = invoiceLines(world(mixed, [some]), issued);
    expect(lines.map(({ number, amount }) => [number, amount])).toEqual([
      [7, 7000],
      [4, 5000],
    ]);
  });

  test("nor with a line when all of it came back", () => {
    const all = returnWith({
      lines: [
        { orderLineId: 1, number: 4, amount: 4000 },
        { orderLineId: 1, number: 6, amount: 6000 },
      ],
    });
    const lines = invoiceLines(world(mixed, [all]), { ...issued, amount: 5000 });
    expect(lines.map(({ name }) => name)).toEqual(["黄芪"]);
  });

  test("while nothing has been issued, whatever came back until now", () => {
    const state = world(mixed, [{ ...some, changedAt: LATER }]);
    const numbers = invoiceLines(state, invoiceWith({ amount: 12_000 })).map(({ number }) => number);
    expect(numbers).toEqual([7, 4]);
  });

  test.each([
    ["came back later", { changedAt: LATER }],
    ["is still under way", { status: 4 }],
    ["came back of another order", { orderId: 12 }],
  ] as const)("but it is what %s", (_case, change) => {
    const lines = invoiceLines(world(mixed, [{ ...some, ...change }]), { ...issued, amount: 15_000 });
    expect(lines.map(({ number }) => number)).toEqual([10, 4]);
  });
});

describe("an invoice leaves out the goods reported missing before it was issued", () => {
  const issued = invoiceWith({ status: 3, issuedAt: LATER });
  const linesWith = (...missing: Partial<AfterSaleRecord>[]) => {
    const state = world(
      mixed,
      [],
      missing.map((change, id) => complaintWith({ id, ...change })),
    );
    const part = missing.length * 2000;
    return invoiceLines(state, { ...issued, amount: 15_000 - part }).map(({ number, amount }) => [
      number,
      amount,
    ]);
  };

  test("with its number and amount", () =>
    expect(linesWith({ status: 2 })).toEqual([
      [8, 8000],
      [4, 5000],
    ]));

  test("in whatever number of reports, and with what was returned as well", () => {
    expect(linesWith({ status: 1 }, { status: 3 })[0]).toEqual([6, 6000]);
    const state = world(mixed, [returnWith()], [complaintWith({ status: 1 })]);
    expect(invoiceLines(state, { ...issued, amount: 10_000 }).map(({ number }) => number)).toEqual([5, 4]);
  });

  test("but it is once that was turned down, and what was reported later", () => {
    const turnedDown = world(mixed, [], [complaintWith({ status: 4 })]);
    const later = world(mixed, [], [complaintWith({ status: 1, createdAt: LATER })]);
    for (const state of [turnedDown, later])
      expect(invoiceLines(state, { ...issued, amount: 15_000 }).map(({ number }) => number)).toEqual([10, 4]);
  });

  test("but for the 分 that rounding leaves of it", () => {
    const order = orderWith({ lines: [orderLine({ number: 3, paid: 1000 })], amounts: amountsOf(1000) });
    const missing = [1, 2].map((number) =>
      complaintWith({ id: number, lines: [{ orderLineId: 1, number }] }),
    );
    expect(invoiceLines(world(order, [], missing), { ...issued, amount: 1 })).toMatchObject([
      { number: 0, amount: 1 },
    ]);
  });
});

describe("a compensation lowers the lines", () => {
  test("in proportion, and they add up to the invoice", () => {
    const order = orderWith({
      lines: [1, 2, 3].map((id) => orderLine({ id, paid: 1000, number: 1 })),
      amounts: amountsOf(3000),
    });
    const lines = invoiceLines(world(order), invoiceWith({ amount: 2000 }));
    expect(lines.map(({ amount }) => amount)).toEqual([666, 666, 668]);
  });

  test("not of goods that cost nothing", () => {
    const order = orderWith({ lines: [orderLine({ paid: 0 })], amounts: amountsOf(0) });
    expect(invoiceLines(world(order), invoiceWith({ amount: 500 })).map(({ amount }) => amount)).toEqual([0]);
  });
});

describe("the tax", () => {
  test("is calculated from the sum of the lines of one rate, to the 分", () => {
    const order = orderWith({
      lines: [1, 2, 3].map((id) => orderLine({ id, paid: 108, number: 1 })),
      amounts: amountsOf(324),
    });
    const lines = invoiceLines(world(order), invoiceWith({ amount: 324 }));
    expect(lines.map(({ tax }) => tax)).toEqual([12, 12, 13]);
    expect(taxOf(world(order), invoiceWith({ amount: 324 }))).toBe(37);
  });

  test("is calculated line by line for different rates", () => {
    const order = orderWith({
      lines: [
        orderLine({ id: 1, goodsId: 7, paid: 108 }),
        orderLine({ id: 2, goodsId: 8, paid: 115 }),
        orderLine({ id: 3, goodsId: 7, paid: 108 }),
        orderLine({ id: 4, goodsId: 7, paid: 108 }),
        orderLine({ id: 5, goodsId: 8, paid: 115 }),
      ],
      amounts: amountsOf(554),
    });
    const lines = invoiceLines(world(order), invoiceWith({ amount: 554 }));
    expect(lines.map(({ rate, tax }) => [rate, tax])).toEqual([
      [13, 12],
      [9, 9],
      [13, 12],
      [13, 13],
      [9, 9],
    ]);
    expect(taxOf(world(order), invoiceWith({ amount: 554 }))).toBe(sum(lines.map(({ tax }) => tax)));
  });

  test("is 0 for an order that does not exist", () => expect(taxOf(worldWith(), invoiceWith())).toBe(0));
});

test.each([
  [0, 1],
  [1, 1],
  [9, 1],
  [10, 2],
  [18, 2],
  [19, 3],
])("an invoice of %d lines has %d pages", (count, pages) => {
  const lines = Array.from({ length: count }, (_, index) => orderLine({ id: index + 1, paid: 100 }));
  const order = orderWith({ lines, amounts: amountsOf(count * 100) });
  expect(invoicePageCount(world(order), invoiceWith({ amount: count * 100 }))).toBe(pages);
});
