import { describe, expect, it } from "vitest";
import type { InspectionReport } from "#generated/model/inspectionReport.ts";
import type { ListOrders200Data } from "#generated/model/listOrders200Data.ts";
import { lineWith } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { placeOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

async function buyer() {
  const world = await mock.as("buyer");
  return {
    world,
    order: async (id: number) => expectSuccess("getOrder", await world.get(`/api/order/${id}`)),
    dossier: async (id: number) =>
      expectSuccess("getOrderDossier", await world.get(`/api/order/${id}/dossier`)),
    shipped: async () => {
      const pages = await Promise.all(
        [3, 4, 5].map((status) => world.get<ListOrders200Data>(`/api/order?status=${status}&page_size=100`)),
      );
      return pages.flatMap(({ body }) => body.data.list.map(({ id }) => id));
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const fen = (yuan: number) => Math.round(yuan * 100);

describe("the batches of an order", () => {
  it("add up to what was ordered, tested before they were shipped, and often more than one", async () => {
    const { order, shipped } = await buyer();
    const ids = await shipped();
    const counts = new Set<number>();
    for (const id of ids) {
      const { lines, progress } = await order(id);
      const shippedOn = progress.find(({ status }) => status === 3)?.time.slice(0, 10) ?? "";
      for (const { goods_id, number, batches } of lines) {
        counts.add(batches.length);
        expect(sum(batches.map((batch) => batch.number))).toBe(number);
        const expiries = batches.map(({ expires_at }) => expires_at);
        expect(expiries).toEqual(expiries.toSorted());
        for (const batch of batches) {
          expect(batch.goods_id).toBe(goods_id);
          expect(batch.produced_at < shippedOn && shippedOn < batch.expires_at).toBe(true);
        }
      }
    }
    expect(counts).toEqual(new Set([1, 2]));
  });

  it("are known once the order is shipped", async () => {
    const { world, order } = await buyer();
    expect((await order(9004)).lines.flatMap(({ batches }) => batches)).toEqual([]);
    await world.control.clock.advance("2d");
    const { status, lines } = await order(9004);
    expect(status).toBeGreaterThanOrEqual(3);
    expect(lines.every(({ batches }) => batches.length > 0)).toBe(true);
  });

  it("are for a combination those of its parts, in multiples of the line", async () => {
    const { world, order, dossier } = await buyer();
    const lineId = await lineWith(world, 900_001, 3);
    const { order_id: id } = await placeOrder(world, [lineId]);
    const { pay_no } = expectSuccess(
      "createPayment",
      await world.post("/api/pay/create", { order_id: id, method: 2 }),
    );
    expectSuccess("payByBalance", await world.post("/api/pay/balance", { pay_no }));
    await world.control.clock.advance("2d");
    const [line] = (await order(id)).lines;
    const parts = Map.groupBy(line!.batches, ({ goods_id }) => goods_id);
    expect(parts.size).toBeGreaterThan(1);
    for (const [goodsId, batches] of parts) {
      expect(goodsId).not.toBe(line!.goods_id);
      expect(sum(batches.map(({ number }) => number)) % line!.number).toBe(0);
    }
    const { lines } = await dossier(id);
    expect(sum(lines.map(({ amount }) => fen(amount)))).toBe(fen(line!.paid));
  });
});

describe("the dossier of an order", () => {
  it("has the batches of its lines, their approval numbers and prices to the fen", async () => {
    const { order, dossier } = await buyer();
    const { company, lines, address, order_no } = await order(9003);
    const papers = await dossier(9003);
    expect(papers).toMatchObject({ order_id: 9003, order_no, company, address });
    expect(
      papers.lines.map(({ order_line_id, batch_no, number }) => [order_line_id, batch_no, number]),
    ).toEqual(
      lines.flatMap(({ id, batches }) => batches.map(({ batch_no, number }) => [id, batch_no, number])),
    );
    for (const { id, paid, pzwh } of lines) {
      const rows = papers.lines.filter(({ order_line_id }) => order_line_id === id);
      expect(sum(rows.map(({ amount }) => fen(amount)))).toBe(fen(paid));
      expect(rows.every((row) => row.pzwh === pzwh && /^\d{13}$/u.test(row.barcode))).toBe(true);
    }
  });

  it("has a report for every batch, which opens, and the same as are listed for the order", async () => {
    const { world, dossier, shipped } = await buyer();
    for (const id of (await shipped()).slice(0, 12)) {
      const { lines, reports } = await dossier(id);
      const batches = new Set(lines.map(({ goods_id, batch_no }) => `${goods_id} ${batch_no}`));
      expect(reports.map(({ goods_id, batch_no }) => `${goods_id} ${batch_no}`)).toEqual([...batches]);
      const listed = await world.get<{ list: InspectionReport[] }>(`/api/jybg/filter?order_id=${id}`);
      const ids = (list: readonly InspectionReport[]) => list.map((one) => one.id).toSorted((a, b) => a - b);
      expect(ids(listed.body.data.list)).toEqual(ids(reports));
      for (const { file_url, batch_no } of reports.slice(0, 2)) {
        const sheet = await (await fetch(file_url)).text();
        expect(sheet).toContain(batch_no);
      }
    }
  });

  it("has the invoice once it is asked for, and its pages once it is issued, for its buyer alone", async () => {
    const { world, dossier } = await buyer();
    expect(await dossier(9003)).toMatchObject({ invoice: null, invoice_pages: [] });
    // Its invoice has failed.
    expect(await dossier(8003)).toMatchObject({ invoice: null, invoice_pages: [] });
    const { invoice, invoice_pages: pages } = await dossier(9001);
    expect(invoice).toMatchObject({ order_id: 9001, status: 3 });
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const { pathname } = new URL(page);
      expect((await world.get(pathname)).status).toBe(200);
      expect((await fetch(page)).status).toBe(404);
    }
  });

  it("is refused before shipping, and for another buyer's order", async () => {
    const { world } = await buyer();
    expectError(await world.get("/api/order/9004/dossier"), 409);
    expectError(await world.get("/api/order/9006/dossier"), 409);
    await world.login("branch");
    expectError(await world.get("/api/order/9003/dossier"), 404);
  });
});
