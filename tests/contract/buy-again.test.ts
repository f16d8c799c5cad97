import { describe, expect, it } from "vitest";
import type { Coupon } from "#generated/model/coupon.ts";
import type { GoodsDetail } from "#generated/model/goodsDetail.ts";
import { actingMock } from "../support/acting-mock.ts";
import { expectError } from "../support/contract.ts";
import { checkOut } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

describe("a preview of buying again", () => {
  it("says what each line costs today and how many can be had, and adds just that", async () => {
    const world = await mock.as("buyer");
    const before = expectSuccess("listCartLines", await world.get("/api/cart/list")).data;
    for (const id of [9001, 9002, 9003, 9005]) {
      const read = async () =>
        expectSuccess("getBuyAgainPreview", await world.get(`/api/order/${id}/buy_again_preview`));
      const preview = await read();
      const order = expectSuccess("getOrder", await world.get(`/api/order/${id}`));
      expect(preview.lines.map(({ last_price, last_number }) => [last_price, last_number])).toEqual(
        order.lines.map(({ price, number }) => [price, number]),
      );
      const available = preview.lines.filter(({ number }) => number > 0);
      const params = available.map(({ goods_id, number }) => ({ goods_id, number }));
      const { added, failed } = expectSuccess(
        "buyOrderAgain",
        await world.post(`/api/order/${id}/buy_again`, { params }),
      );
      expect(failed).toEqual([]);
      expect(added.map(({ goods_id, number, is_changed }) => ({ goods_id, number, is_changed }))).toEqual(
        params.map((each) => ({ ...each, is_changed: 0 })),
      );
      const { data: lines } = expectSuccess("listCartLines", await world.get("/api/cart/list"));
      for (const { line_id, goods_id } of added)
        expect(lines.find((line) => line.id === line_id)?.goods.id).toBe(goods_id);
      // Lines that were selected stay selected.
      for (const { id: line, is_selected } of before)
        if (is_selected === 1) expect(lines.find((one) => one.id === line)?.is_selected).toBe(1);
    }
  });

  it("offers what can be bought with the same ingredient for what is gone", async () => {
    const world = await mock.as("buyer");
    await act(world, (state) => {
      for (const [id, is_buy, number] of [
        [16, 0, 5],
        [17, 1, 0],
      ] as const) {
        const goods = state.goods.get(id)!;
        state.goods.put(id, { ...goods, is_buy, number, no_buy_reason: "已下架" });
      }
    });
    const { lines } = expectSuccess(
      "getBuyAgainPreview",
      await world.get("/api/order/9002/buy_again_preview"),
    );
    const [gone, soldOut, fine] = lines;
    expect(gone).toMatchObject({ goods_id: 16, number: 0, reason: expect.stringContaining("已下架") });
    expect(soldOut).toMatchObject({ goods_id: 17, number: 0, reason: expect.stringContaining("已售罄") });
    expect(fine).toMatchObject({ goods_id: 13, substitute: null });
    for (const { substitute, goods_id } of [gone!, soldOut!]) {
      expect(substitute).toMatchObject({ is_buy: 1 });
      expect(substitute!.id).not.toBe(goods_id);
      const detail = await world.get<GoodsDetail>(`/api/goods/detail/${goods_id}`);
      expect(detail.body.data.same_ingredient.length).toBeGreaterThan(0);
      const params = [{ goods_id: substitute!.id, number: substitute!.zbz }];
      const reply = await world.post("/api/order/9002/buy_again", { params });
      expect(expectSuccess("buyOrderAgain", reply).failed).toEqual([]);
    }
    expectError(await (await mock.as("big")).get("/api/order/9002/buy_again_preview"), 404);
  });

  it("is ordered alone, with the coupons of its own checkout", async () => {
    const world = await mock.as("buyer");
    const { added } = expectSuccess(
      "buyOrderAgain",
      await world.post("/api/order/9005/buy_again", { params: [{ goods_id: 17, number: 2 }] }),
    );
    const checkout = await checkOut(
      world,
      added.map(({ line_id }) => line_id),
    );
    const coupons = async (query: string) =>
      (await world.get<{ list: Coupon[] }>(`/api/user/availableCoupon?type=1${query}`)).body.data.list;
    const own = await coupons(`&checkout_no=${checkout.checkout_no}`);
    expect(own.length).toBeLessThan((await coupons("")).length);
    for (const { id } of own) {
      const body = { checkout_no: checkout.checkout_no, coupon_id: id };
      expect((await world.post("/api/order/preview", body)).status).toBe(200);
    }
    expectError(await world.get("/api/user/availableCoupon?checkout_no=JS0"), 422, ["checkout_no"]);
  });
});
