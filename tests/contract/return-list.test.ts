import { describe, expect, it } from "vitest";
import { PickupSlot, ReturnStatus } from "#generated/enums.ts";
import { actingMock } from "../support/acting-mock.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const { mock } = actingMock();

/** Approved on the 20th, so it has to be sent back until the 27th. */
const APPROVED = 1002;
const UNDER_REVIEW = 1001;
const SENT = 1003;
const TOMORROW = { address_id: 2, day: "2026-11-22", slot: PickupSlot.From9, phone: "0571-88880000" };

const book = (
  world: TestWorld,
  change: Partial<Record<keyof typeof TOMORROW, unknown>> = {},
  id = APPROVED,
) => world.post(`/api/return/${id}/pickup`, { ...TOMORROW, ...change } as never);
const free = (world: TestWorld, id = APPROVED) => world.request("POST", `/api/return/${id}/pickup/cancel`);
const ship = (world: TestWorld) =>
  world.post(`/api/return/${APPROVED}/ship`, { company: "顺丰速运", tracking_no: "SF1234567890123" });
const found = async (world: TestWorld) =>
  expectSuccess("getReturn", await world.get(`/api/return/${APPROVED}`));

describe("a pick-up of a return", () => {
  it("is booked, changed, and done by the courier in its slot", async () => {
    const world = await mock.as("buyer");
    expect(await found(world)).toMatchObject({
      send_by: expect.stringMatching(/^2026-11-27 /),
      pickup: null,
    });
    const booked = expectSuccess("bookReturnPickup", await book(world));
    expect(booked).toMatchObject({
      status: ReturnStatus.AwaitingDispatch,
      pickup: { ...TOMORROW, name: "吴刚", address: "浙江省杭州市余杭区良渚街道古墩路 2018 号仓库" },
    });
    const changed = expectSuccess("bookReturnPickup", await book(world, { slot: PickupSlot.From13 }));
    expect(changed.pickup?.slot).toBe(PickupSlot.From13);
    expectError(await ship(world), 409);
    await world.control.clock.set("2026-11-22 13:59:59");
    expect((await found(world)).status).toBe(ReturnStatus.AwaitingDispatch);
    await world.control.clock.advance("1s");
    const sent = await found(world);
    expect(sent).toMatchObject({ status: ReturnStatus.AwaitingReceipt, company: "顺丰速运", send_by: null });
    expect(sent.tracking_no).toMatch(/^SF\d{13}$/);
    expect(sent.progress.at(-1)).toMatchObject({ name: "商品寄回", time: "2026-11-22 14:00:00" });
    expect(sent.progress.at(-1)?.text).toContain(`快递员已上门取件，顺丰速运 ${sent.tracking_no}`);
    expectError(await book(world, { day: "2026-11-23" }), 409);
    expectError(await free(world), 409);
  });

  it("can be taken back, alone and with its return", async () => {
    const world = await mock.as("buyer");
    expectError(await free(world), 409);
    expectSuccess("bookReturnPickup", await book(world));
    expect(expectSuccess("cancelReturnPickup", await free(world)).pickup).toBeNull();
    expectSuccess("bookReturnPickup", await book(world));
    const gone = expectSuccess("cancelReturn", await world.request("POST", `/api/return/${APPROVED}/cancel`));
    expect(gone).toMatchObject({ status: ReturnStatus.Canceled, pickup: null, send_by: null });
  });

  it("needs an own address, a time to come and a phone, then a return that waits", async () => {
    const world = await mock.as("buyer");
    expectError(await book(world, { address_id: 5 }), 422, ["address_id"]);
    expectError(await book(world, { day: "2026-11-20" }), 422, ["day"]);
    expectError(await book(world, { day: "2026-11-25" }), 422, ["day"]);
    expectError(await book(world, { day: "2026-11-21", slot: PickupSlot.From9 }), 422, ["slot"]);
    expectError(await book(world, { slot: 10 }), 422, ["slot"]);
    expectError(await book(world, { phone: "12" }), 422, ["phone"]);
    expectError(await book(world, { day: "2026-11-20" }, UNDER_REVIEW), 422, ["day"]);
    for (const id of [UNDER_REVIEW, SENT]) expectError(await book(world, {}, id), 409);
    await world.login("big");
    expectError(await book(world), 404);
    expectError(await free(world), 404);
  });
});

describe("the lists of returns and complaints", () => {
  it("are found by number, order, goods, day and status", async () => {
    const world = await mock.as("buyer");
    const list = async (query = "") =>
      expectSuccess("listReturns", await world.get(`/api/return?${query}`)).list;
    const all = await list();
    const one = all.find(({ id }) => id === APPROVED)!;
    const day = one.created_at.slice(0, 10);
    expect((await list(`keywords=${one.return_no}`)).map(({ id }) => id)).toEqual([APPROVED]);
    expect(await list(`keywords=${one.order_no}`)).toContainEqual(one);
    const name = one.lines[0]!.name;
    const named = await list(`keywords=${encodeURIComponent(name)}`);
    expect(named).toEqual(all.filter(({ lines }) => lines.some((line) => line.name.includes(name))));
    const ofDay = await list(`start_time=${day}&end_time=${day}&status=${ReturnStatus.AwaitingDispatch}`);
    expect(ofDay.map(({ id }) => id)).toEqual([APPROVED]);
    expect(await list(`end_time=2020-01-01`)).toEqual([]);
    expectError(await world.get("/api/return?start_time=2026-11-02&end_time=2026-11-01"), 422, ["end_time"]);
    const complaints = async (query: string) =>
      expectSuccess("listAfterSales", await world.get(`/api/after_sale?${query}`)).list;
    const [first] = await complaints("");
    expect(await complaints(`keywords=${first!.sale_no}`)).toEqual([first]);
    expect(await complaints(`keywords=${first!.sale_no} 没有这种药`)).toEqual([]);
    expectError(await world.get("/api/after_sale?start_time=2026-11-02&end_time=2026-11-01"), 422, [
      "end_time",
    ]);
  });
});
