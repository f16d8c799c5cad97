import { describe, expect, it } from "vitest";
import type { GoodsDetail } from "#generated/model/goodsDetail.ts";
import type { Order } from "#generated/model/order.ts";
import { expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

async function reports(query: string) {
  const world = await mock.as("buyer");
  const read = async (next: string) =>
    expectSuccess("listInspectionReports", await world.get(`/api/jybg/filter?${next}`));
  return { world, read, ...(await read(query)) };
}

describe("inspection reports", () => {
  it("exist for every batch of a product", async () => {
    const { world, list } = await reports("goods_id=7");
    const detail = (await world.get<GoodsDetail>("/api/goods/detail/7")).body.data;
    expect(list.map(({ batch_no }) => batch_no).toSorted()).toEqual(
      detail.batches.map(({ batch_no }) => batch_no).toSorted(),
    );
    for (const report of list) {
      expect(report).toMatchObject({ goods_id: 7, goods_name: "阿莫西林胶囊", ypgg: "0.25g*24粒" });
      const batch = detail.batches.find(({ batch_no }) => batch_no === report.batch_no);
      expect(report.published_at > (batch?.produced_at ?? "9")).toBe(true);
    }
  });

  it("are all listed without a filter, newest first, paginated", async () => {
    const { list, total, read } = await reports("");
    expect(total).toBeGreaterThan(2000);
    expect(list).toHaveLength(20);
    const dates = list.map(({ published_at }) => published_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const next = await read("page=2");
    expect(next.list.map(({ id }) => id)).not.toContain(list[0]?.id);
    expect((await read("page=100000")).list).toEqual([]);
  });

  it("are found by name, manufacturer and batch number together", async () => {
    const { list, total, read } = await reports(`keywords=${encodeURIComponent("阿莫西林 江南康宁")}`);
    expect(total).toBeGreaterThan(0);
    expect(
      list.every(({ goods_name, sccj }) => goods_name.includes("阿莫西林") && sccj.includes("江南康宁")),
    ).toBe(true);
    const batch = list[0]?.batch_no ?? "";
    const same = await read(`batch_no=${batch}`);
    expect(same.list.every(({ batch_no }) => batch_no === batch)).toBe(true);
    expect(same.list.map(({ id }) => id)).toContain(list[0]?.id);
    expect((await read(`keywords=${batch}`)).total).toBeGreaterThanOrEqual(same.total);
    expect((await read(`keywords=${encodeURIComponent("没有这种药")}`)).total).toBe(0);
  });

  it("are for an order those of its shipped batches", async () => {
    const { world, list } = await reports("order_id=9001");
    const order = (await world.get<Order>("/api/order/9001")).body.data;
    expect(list.map(({ goods_id }) => goods_id).toSorted((a, b) => a - b)).toEqual(
      order.lines.map(({ goods_id }) => goods_id).toSorted((a, b) => a - b),
    );
  });

  it("are none for an unshipped order, nor for another buyer's", async () => {
    const { read, world } = await reports("order_id=9006");
    expect(await read("order_id=9006")).toMatchObject({ list: [], total: 0 });
    await world.login("branch");
    expect(await read("order_id=9001")).toMatchObject({ list: [], total: 0 });
  });

  it("require a buyer", async () => {
    expectError(await (await mock.world()).get("/api/jybg/filter"), 401);
  });
});
