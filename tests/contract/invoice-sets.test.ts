import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Invoice } from "#generated/model/invoice.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const invoices = async (world: TestWorld, query: string) =>
  (await world.get<{ list: Invoice[] }>(`/api/invoice?page_size=100&${query}`)).body.data.list;
const pack = (world: TestWorld, ids: readonly number[]) =>
  world.post("/api/invoice/batch_download", { ids: [...ids] });
const mail = (world: TestWorld, ids: readonly number[], email = "a@example.com") =>
  world.post("/api/invoice/batch_email", { ids: [...ids], email });

describe("several invoices at once", () => {
  it("are a ZIP file with a PDF for each, for their buyer alone", async () => {
    const world = await mock.as("buyer");
    const issued = await invoices(world, "status=3");
    const ids = issued.map(({ id }) => id);
    const packed = expectSuccess("downloadInvoices", await pack(world, [...ids, ids[0]!]));
    const fen = issued.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(packed).toMatchObject({ number: ids.length, amount: fen / 100 });
    expect(packed.file_name).toBe(`电子发票-20261121-${ids.length}张.zip`);

    const path = new URL(packed.file_url).pathname;
    const file = await fetch(packed.file_url, {
      headers: { cookie: `session=${world.session()}`, "x-mock-world": world.name },
    });
    expect(file.headers.get("content-type")).toBe("application/zip");
    expect(decodeURIComponent(file.headers.get("content-disposition") ?? "")).toContain(packed.file_name);
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(
      issued.map(({ invoice_no: no, order_no: order }) => `${no}_${order}.pdf`).toSorted(),
    );
    for (const content of Object.values(files)) expect(strFromU8(content.subarray(0, 5))).toBe("%PDF-");

    await world.login("manager");
    expectError(await world.get(path), 404);
  });

  it("are sent in one mail, and each again only after a minute", async () => {
    const world = await mock.as("buyer");
    const ids = (await invoices(world, "status=3")).map(({ id }) => id);
    expectSuccess("emailInvoices", await mail(world, ids));
    const sent = await world.control.outbox();
    expect(sent.filter(({ to }) => to === "a@example.com")).toHaveLength(1);
    expect(sent.at(-1)?.text).toContain(`您的 ${ids.length} 张电子发票`);
    expectError(await mail(world, ids.slice(0, 1)), 429);
    expectError(await world.post(`/api/invoice/${ids[0]}/email`, { email: "a@example.com" }), 429);
    await world.control.clock.advance("61s");
    expectSuccess("emailInvoices", await mail(world, ids.slice(0, 1)));
  });

  it("are all or none: refused with one that is not issued, is another's, or is none", async () => {
    const world = await mock.as("buyer");
    const [failed] = await invoices(world, "status=4");
    const [issued] = await invoices(world, "status=3");
    for (const ask of [pack, mail]) {
      const refused = await ask(world, [issued!.id, failed!.id]);
      expectError(refused, 409);
      expect(refused.body.message).toBe("有 1 张发票还未开出，请取消勾选后重试");
      expectError(await ask(world, [issued!.id, 424_242]), 422, ["ids"]);
      expectError(await ask(world, []), 422, ["ids"]);
    }
    expectError(await mail(world, [issued!.id], "x"), 422, ["email"]);
    expect(await world.control.outbox()).toEqual([]);
    await world.login("manager");
    for (const ask of [pack, mail]) expectError(await ask(world, [issued!.id]), 422, ["ids"]);
  });
});
