import { expect, it } from "vitest";
import type { AddToCartItem } from "#generated/model/index.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { addInBatches } from "./add-in-batches.ts";

const item = (goods_id: number): AddToCartItem => ({
  goods_id,
  price: 1,
  number: 10,
  ck_id: 1,
  goods_price_id: 0,
  ladder_price_id: 0,
  goods_manjian_id: 0,
  is_yj: 0,
});
const items = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1));
const refusal = (errors: Record<string, string[]>) =>
  new ApiError("validation", "提交的内容有误", { operationId: "addCartLines", status: 422, errors });

/** A server that does not know goods with these ids. */
function shopWithout(missing: readonly number[]) {
  const calls: number[] = [];
  const send = async (batch: AddToCartItem[]) => {
    calls.push(batch.length);
    await Promise.resolve();
    const wrong = batch.flatMap(({ goods_id }, index) => (missing.includes(goods_id) ? [index] : []));
    if (wrong.length > 0)
      throw refusal(Object.fromEntries(wrong.map((index) => [`params.${index}.number`, ["库存不足"]])));
    return { total: 0, lines: batch.map(({ goods_id, number }) => ({ id: goods_id, goods_id, number })) };
  };
  return { calls, send };
}

it("adds everything in batches", async () => {
  const { calls, send } = shopWithout([]);
  const done: number[] = [];
  const results = await addInBatches(items(450), send, (count) => done.push(count));
  expect(calls).toEqual([200, 200, 50]);
  expect(done).toEqual([200, 400, 450]);
  expect(results.size).toBe(450);
});

it("leaves out refused items and adds the rest", async () => {
  const { calls, send } = shopWithout([2, 4]);
  const results = await addInBatches(items(4), send);
  expect(calls).toEqual([4, 2]);
  expect(Object.fromEntries(results)).toEqual({
    1: { number: 10 },
    2: { problem: "库存不足" },
    3: { number: 10 },
    4: { problem: "库存不足" },
  });
});

it("applies a refusal without item to all of them", async () => {
  const send = async () => {
    await Promise.resolve();
    throw refusal({ "params.9.number": ["购物车已满"] });
  };
  expect(Object.fromEntries(await addInBatches(items(2), send))).toEqual({
    1: { problem: "购物车已满" },
    2: { problem: "购物车已满" },
  });
});

it("stops when the server fails, and returns what was added until then", async () => {
  const send = async (batch: AddToCartItem[]) => {
    await Promise.resolve();
    if (batch[0]?.goods_id !== 1)
      throw new ApiError("server", "", { operationId: "addCartLines", status: 500 });
    return { total: 0, lines: batch.map(({ goods_id }) => ({ id: 1, goods_id, number: 10 })) };
  };
  expect((await addInBatches(items(500), send)).size).toBe(200);
});

it("applies what the shop says to all items, and nothing of an error without words or of another kind", async () => {
  const failing = (kind: "business" | "server" | "validation", message: string) => async () => {
    await Promise.resolve();
    throw new ApiError(kind, message, { operationId: "addCartLines", status: 409 });
  };
  const results = await addInBatches(items(2), failing("business", "账户已冻结"));
  expect(Object.fromEntries(results)).toEqual({ 1: { problem: "账户已冻结" }, 2: { problem: "账户已冻结" } });
  // The error catalogue has shown the others.
  expect((await addInBatches(items(2), failing("business", ""))).size).toBe(0);
  expect((await addInBatches(items(2), failing("server", "服务器忙"))).size).toBe(0);
  expect((await addInBatches(items(2), failing("validation", "提交的内容有误"))).size).toBe(0);
});
