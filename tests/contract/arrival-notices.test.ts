import { expect, it } from "vitest";
import type { ListMessages200Data } from "#generated/model/listMessages200Data.ts";
import { stockOf } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const SOLD_OUT = 10;
const WITHDRAWN = 11;

const ask = (world: TestWorld, id: number) => world.post(`/api/goods/${id}/arrival_notice`, {});
const notices = async (world: TestWorld) =>
  expectSuccess("listArrivalNotices", await world.get("/api/goods/arrival_notices")).list;

it("goods that were sold out arrive a day after the reminder, and a message says so", async () => {
  const world = await mock.as("buyer");
  const before = (await notices(world)).map(({ goods_id }) => goods_id);
  expect(expectSuccess("addArrivalNotice", await ask(world, SOLD_OUT))).toMatchObject({
    goods_id: SOLD_OUT,
    arrived_at: null,
  });
  await ask(world, SOLD_OUT);
  expect(expectSuccess("addArrivalNotice", await ask(world, WITHDRAWN))).toMatchObject({
    goods_id: WITHDRAWN,
  });
  expect((await notices(world)).map(({ goods_id }) => goods_id)).toEqual([WITHDRAWN, SOLD_OUT, ...before]);
  expect(await stockOf(world, SOLD_OUT)).toBe(0);

  await world.control.clock.advance("25h");
  expect(await stockOf(world, SOLD_OUT)).toBeGreaterThan(0);
  // The notice for withdrawn goods is still waiting.
  const [withdrawn, soldOut] = await notices(world);
  expect([withdrawn?.arrived_at, soldOut?.arrived_at]).toEqual([null, expect.stringMatching(/^2026-11-22 /)]);
  const messages = (await world.get<ListMessages200Data>("/api/message")).body.data.list;
  expect(messages.filter(({ title }) => title === "到货提醒：头孢克肟分散片")).toMatchObject([
    { is_read: 0, url: `/list/info/${SOLD_OUT}` },
  ]);
});

it("a reminder ends, and there is none of goods that can be bought", async () => {
  const world = await mock.as("buyer");
  const before = await notices(world);
  await ask(world, SOLD_OUT);
  const cancel = () => world.request("DELETE", `/api/goods/${SOLD_OUT}/arrival_notice`);
  expect(expectSuccess("cancelArrivalNotice", await cancel())).toEqual({ cancelled: 1 });
  expect(expectSuccess("cancelArrivalNotice", await cancel())).toEqual({ cancelled: 0 });
  expect(await notices(world)).toEqual(before);
  expectError(await ask(world, 7), 409);
  expectError(await ask(world, 2_000_000_000), 404);
});
