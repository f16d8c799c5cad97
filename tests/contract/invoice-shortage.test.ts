import { describe, expect, it } from "vitest";
import { actingMock } from "../support/acting-mock.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

/** Shipped, to be received. */
const ORDER = 9003;
const fen = (yuan: number) => Math.round(yuan * 100);

const order = async (world: TestWorld) =>
  expectSuccess("getOrder", await world.call("getOrder", { path: { id: ORDER } }));
const receive = async (world: TestWorld) =>
  expectSuccess("receiveOrder", await world.call("receiveOrder", { path: { id: ORDER } }));
const report = async (
  world: TestWorld,
  change: { describe?: string; type?: 1 | 2; numbers?: readonly number[] } = {},
) => {
  const { describe: describing = "少发", type = 1, numbers = [2] } = change;
  const lines = (await order(world)).lines.map(({ id }, index) => ({
    order_line_id: id,
    number: numbers[index] ?? 0,
  }));
  const body = {
    order_id: ORDER,
    type,
    describe: describing,
    lines: lines.filter(({ number }) => number > 0),
  };
  return expectSuccess("createAfterSale", await world.call("createAfterSale", { body }), 201);
};
/** The state and amount (分) of each invoice of the order, oldest first. */
const invoices = async (world: TestWorld) =>
  expectSuccess("listInvoices", await world.call("listInvoices", { query: { order_id: ORDER } }))
    .list.toReversed()
    .map(({ status, amount }) => [status, fen(amount)]);

/** An order of which two units of the first line did not arrive: what it cost, and what those did (分). */
async function received(world: TestWorld) {
  const { amount, lines } = await order(world);
  await act(world, (state) => {
    const own = state.orders.get(ORDER)!;
    state.orders.put(ORDER, { ...own, invoiceTitleId: 1 });
  });
  await receive(world);
  const returnable = await world.call("listReturnableLines", { path: { id: ORDER } });
  const [line] = expectSuccess("listReturnableLines", returnable);
  return { whole: fen(amount), unit: fen(line!.price), number: lines[0]!.number };
}

/** Two of a line cost twice as much as one did, or a 分 more by rounding. */
const isPartOf = (rest: number, { whole, unit }: { readonly whole: number; readonly unit: number }) =>
  [2 * unit, 2 * unit + 1].includes(whole - rest);

describe("an order that arrived short", () => {
  it("is billed without what is missing while that is open, and stays so when it is compensated", async () => {
    const world = await mock.as("buyer");
    const bought = await received(world);
    expect(await invoices(world)).toEqual([[1, bought.whole]]);
    const one = await report(world);
    const [[, rest = 0] = []] = await invoices(world);
    expect(isPartOf(rest, bought)).toBe(true);
    await world.control.clock.advance("1h");
    expect(await invoices(world)).toEqual([[3, rest]]);
    await world.control.clock.advance("25h");
    const settled = expectSuccess("getAfterSale", await world.call("getAfterSale", { path: { id: one.id } }));
    expect(settled).toMatchObject({ status: 3, compensation: (bought.whole - rest) / 100 });
    expect(await invoices(world)).toEqual([[3, rest]]);
  });

  it.each(["turned down", "withdrawn"])("is billed in full when that is %s", async (end) => {
    const world = await mock.as("buyer");
    const bought = await received(world);
    const one = await report(world, { describe: end === "withdrawn" ? "少发" : "请驳回" });
    const [[, rest = 0] = []] = await invoices(world);
    await world.control.clock.advance("1h");
    if (end === "withdrawn") await world.call("cancelAfterSale", { path: { id: one.id } });
    else await world.control.clock.advance("1h");
    expect(await invoices(world)).toEqual([
      [5, rest],
      [1, bought.whole],
    ]);
    await world.control.clock.advance("1h");
    expect(await invoices(world)).toEqual([
      [5, rest],
      [3, bought.whole],
    ]);
  });

  it("has its invoice reversed and reissued when that is reported after it", async () => {
    const world = await mock.as("buyer");
    const bought = await received(world);
    await world.control.clock.advance("1h");
    await report(world);
    const [first, [status, rest = 0] = []] = await invoices(world);
    expect([first, status]).toEqual([[5, bought.whole], 1]);
    expect(isPartOf(rest, bought)).toBe(true);
  });

  it("is not billed at all while everything is missing, but on request once that is turned down", async () => {
    const world = await mock.as("buyer");
    const { whole } = await received(world);
    const { lines } = await order(world);
    await report(world, { describe: "请驳回", numbers: lines.map(({ number }) => number) });
    expect(await invoices(world)).toEqual([[4, whole]]);
    const apply = () => world.post("/api/invoice/apply", { order_id: ORDER, title_id: 1 });
    expectError(await apply(), 409);
    await world.control.clock.advance("2h");
    expectSuccess("applyInvoice", await apply(), 201);
    expect(await invoices(world)).toEqual([[2, whole]]);
  });

  it("is billed in full while goods are reported as broken", async () => {
    const world = await mock.as("buyer");
    const { whole } = await received(world);
    await report(world, { type: 2 });
    expect(await invoices(world)).toEqual([[1, whole]]);
  });
});
