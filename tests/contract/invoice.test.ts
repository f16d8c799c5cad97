import { describe, expect, it } from "vitest";
import type { Order } from "#generated/model/order.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

type Form = { [name: string]: string | number };

const invoices = async (world: TestWorld, query = "") =>
  expectSuccess("listInvoices", await world.get(`/api/invoice?page_size=100&${query}`));
const invoiceOf = async (world: TestWorld, id: number) =>
  expectSuccess("getInvoice", await world.get(`/api/invoice/${id}`));
const apply = (world: TestWorld, orderId: number, titleId = 1) =>
  world.post("/api/invoice/apply", { order_id: orderId, title_id: titleId });
const titles = async (world: TestWorld) =>
  expectSuccess("listInvoiceTitles", await world.get("/api/user/invoice_title"));
const TITLE = { kind: 1, title: "青禾大药房", tax_no: "91330106MA2ABCDE1X" };
const add = (world: TestWorld, change: Form = {}) =>
  world.post("/api/user/invoice_title", { ...TITLE, ...change });
const put = (world: TestWorld, id: number, change: Form = {}) =>
  world.request("PUT", `/api/user/invoice_title/${id}`, { form: { ...TITLE, ...change } });

describe("invoices", () => {
  it("are found by state, number, order and day, newest first", async () => {
    const world = await mock.as("buyer");
    const { list, total } = await invoices(world);
    expect([list.length, total > 20]).toEqual([total, true]);
    expect(list.map(({ created_at: at }) => at)).toEqual(
      list
        .map(({ created_at: at }) => at)
        .toSorted()
        .toReversed(),
    );
    for (const status of [3, 4, 5]) {
      const found = await invoices(world, `status=${status}`);
      expect(found.total).toBe(list.filter((one) => one.status === status).length);
      expect(found.total).toBeGreaterThan(0);
    }
    const made = list.find(({ status }) => status === 3)!;
    expect((await invoices(world, `keywords=${made.invoice_no}`)).list).toEqual([made]);
    expect((await invoices(world, `keywords=${made.order_no}`)).total).toBeGreaterThan(0);
    expect((await invoices(world, `order_id=${made.order_id}`)).list).toContainEqual(made);
    const day = made.created_at.slice(0, 10);
    expect((await invoices(world, `start_time=${day}&end_time=${day}`)).list).toContainEqual(made);
    expectError(await world.get("/api/invoice?start_time=2026-11-21&end_time=2026-11-20"), 422, ["end_time"]);
    const order = (await world.get<Order>(`/api/order/${made.order_id}`)).body.data;
    expect(made).toMatchObject({ amount: order.amount, order_no: order.order_no, reason: "" });
    expect(made.file_url).toContain(`/files/invoices/${made.id}.pdf`);
    const file = await world.send("GET", new URL(made.file_url).pathname);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    // Between that of decoction pieces only (9 %) and that of anything else (13 %).
    const taxAt = (rate: number) => made.amount - made.amount / (1 + rate / 100);
    expect(made.tax_amount).toBeGreaterThan(taxAt(9) - 0.01);
    expect(made.tax_amount).toBeLessThanOrEqual(taxAt(13));
  });

  it("that were requested are pending, in progress, and issued within the hour", async () => {
    const world = await mock.as("buyer");
    const { id } = expectSuccess("applyInvoice", await apply(world, 9004), 201);
    const state = async () => (await invoiceOf(world, id)).status;
    expect(await invoiceOf(world, id)).toMatchObject({
      status: 1,
      amount: 319.5,
      invoice_no: "",
      file_url: "",
      issued_at: null,
    });
    expectError(await apply(world, 9004), 409);
    expect((await world.get<Order>("/api/order/9004")).body.data.invoice_id).toBe(id);
    await world.control.clock.advance("5m");
    expect(await state()).toBe(2);
    await world.control.clock.advance("54m");
    expect(await state()).toBe(2);
    await world.control.clock.advance("1m");
    expect(await invoiceOf(world, id)).toMatchObject({
      status: 3,
      issued_at: "2026-11-21 11:00:00",
      invoice_no: expect.stringMatching(/^\d{20}$/) as string,
    });
    expectError(await apply(world, 9004), 409);
  });

  it("that failed say why, and can be requested again with another title", async () => {
    const world = await mock.as("buyer");
    const [failed] = (await invoices(world, "status=4")).list;
    expect(failed).toMatchObject({ invoice_no: "", reason: expect.stringContaining("税号") as string });
    const again = expectSuccess("applyInvoice", await apply(world, failed!.order_id, 201), 201);
    expect(again).toMatchObject({ id: failed!.id, status: 2, reason: "" });
    await world.control.clock.advance("1h");
    expect(await invoiceOf(world, again.id)).toMatchObject({
      status: 4,
      reason: expect.stringContaining("税号") as string,
    });
    await apply(world, failed!.order_id, 1);
    await world.control.clock.advance("1h");
    expect((await invoiceOf(world, again.id)).status).toBe(3);
  });

  it("are refused for unpaid orders, other buyers' orders, and unknown titles", async () => {
    const world = await mock.as("buyer");
    for (const id of [9005, 9006]) expectError(await apply(world, id), 409);
    expectError(await apply(world, 424_242), 422, ["order_id"]);
    expectError(await apply(world, 9004, 2), 422, ["title_id"]);
    const [own] = (await invoices(world)).list;
    await world.login("big");
    expectError(await world.get(`/api/invoice/${own!.id}`), 404);
    expectError(await world.post(`/api/invoice/${own!.id}/email`, { email: "a@b.cn" }), 404);
  });

  it("are reversed or not issued when an order is canceled", async () => {
    const world = await mock.as("buyer");
    const { id } = expectSuccess("applyInvoice", await apply(world, 9004), 201);
    await world.post("/api/order/9004/cancel", { reason: 4 });
    expect(await invoiceOf(world, id)).toMatchObject({ status: 4, reason: "订单已取消，不再开票" });
    expectError(await apply(world, 9004), 409);
  });

  it("go to the outbox, at most once a minute", async () => {
    const world = await mock.as("buyer");
    const [made] = (await invoices(world, "status=3")).list;
    const send = () => world.post(`/api/invoice/${made!.id}/email`, { email: "chenxm@example.com" });
    expectSuccess("emailInvoice", await send());
    const messages = await world.control.outbox();
    expect(messages.at(-1)).toMatchObject({
      to: "chenxm@example.com",
      text: expect.stringContaining(made!.invoice_no) as string,
    });
    const again = await send();
    expectError(again, 429);
    expect(again.body.message).toBe("发票已发送，请 60 秒后再试");
    await world.control.clock.advance(60);
    expectSuccess("emailInvoice", await send());
    const [failed] = (await invoices(world, "status=4")).list;
    expectError(await world.post(`/api/invoice/${failed!.id}/email`, { email: "a@b.cn" }), 409);
    expectError(await world.post(`/api/invoice/${made!.id}/email`, { email: "nobody" }), 422, ["email"]);
  });
});

describe("invoice titles", () => {
  it("can be added, replaced, made the default and deleted", async () => {
    const world = await mock.as("buyer");
    const before = await titles(world);
    expect(before[0]).toMatchObject({ id: 1, is_default: 1 });
    const added = expectSuccess("createInvoiceTitle", await add(world, { is_default: 1 }), 201);
    expect(added).toMatchObject({ id: 1001, is_default: 1, bank: "", email: "" });
    expect((await titles(world)).map(({ id, is_default: is }) => [id, is])).toEqual([
      [1001, 1],
      ...before.map(({ id }) => [id, 0]),
    ]);
    const changed = expectSuccess(
      "updateInvoiceTitle",
      await put(world, 1001, { title: " 青禾大药房总店 " }),
    );
    expect(changed).toMatchObject({ title: "青禾大药房总店", is_default: 1 });
    expectSuccess("deleteInvoiceTitle", await world.request("DELETE", "/api/user/invoice_title/1001"));
    expect(await titles(world)).toEqual(before);
    expectError(await put(world, 1001), 404);
    expectError(await world.request("DELETE", "/api/user/invoice_title/2"), 404);
  });

  it("for special invoices require bank, account, address and phone", async () => {
    const world = await mock.as("buyer");
    expectError(await add(world, { kind: 2, bank: "工商银行" }), 422, ["bank_account", "address", "phone"]);
    const whole = {
      kind: 2,
      bank: "工商银行",
      bank_account: "1202",
      address: "西湖区",
      phone: "0571-88120016",
    };
    expectError(await add(world, { ...whole, bank: " ", phone: "" }), 422, ["bank", "phone"]);
    expectSuccess("createInvoiceTitle", await add(world, whole), 201);
    expectError(await add(world, { tax_no: "123" }), 422, ["tax_no"]);
    expectError(await add(world, { title: "  " }), 422, ["title"]);
  });

  it("are limited to twenty; the first one is the default", async () => {
    const world = await mock.as("empty");
    for (let index = 0; index < 20; index += 1) {
      const title = expectSuccess("createInvoiceTitle", await add(world), 201);
      expect(title.is_default).toBe(index === 0 ? 1 : 0);
    }
    const reply = await add(world);
    expectError(reply, 409);
    expect(reply.body.message).toContain("最多保存 20 个发票抬头");
  });

  it("can change without changing issued invoices", async () => {
    const world = await mock.as("buyer");
    const [made] = (await invoices(world, "status=3")).list;
    await put(world, 1, { title: "新名称大药房" });
    expect((await invoiceOf(world, made!.id)).title).toBe(made!.title);
  });
});
