import { describe, expect, it } from "vitest";
import { pdfTexts } from "#mock/pictures/pdf-text-for-test.ts";
import { AD_BY_ID } from "#mock/seed/home/ads.ts";
import { GIFTS } from "#mock/seed/points/gifts.ts";
import { capitalAmount } from "#src/shared/lib/capital-amount.ts";
import { NO_FILE, PNG, upload } from "../support/account.ts";
import { expectError } from "../support/contract.ts";
import { testMock, type TestWorld } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock({ scale: 0.05 });

const TAG = /<\/?[a-zA-Z]+(?: [\w:-]+="[^"<]*")*\s*\/?>/gu;

/** Fetches a picture, which must be well-formed: unescaped text would break it. */
async function drawing(world: TestWorld, path: string): Promise<string> {
  const { status, headers, text } = await world.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  expect(headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(text).toMatch(/^<svg [^]*<\/svg>$/u);
  expect(text.replaceAll(TAG, "")).not.toMatch(/[<>]|undefined|NaN/u);
  return text;
}

/** Fetches a PDF; returns its text. */
async function pdfText(world: TestWorld, url: string): Promise<string> {
  const open = () => world.send("GET", new URL(url).pathname);
  const response = await open();
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.length).toBeLessThan(200_000);
  expect(Buffer.from(await (await open()).arrayBuffer())).toEqual(file);
  return pdfTexts(file).flat().join("\n");
}

describe("generated pictures", () => {
  it("exist for every ad, with its title", async () => {
    const world = await mock.world();
    for (const { id, title } of AD_BY_ID.values()) {
      const [word = ""] = title.split(/[ ，（]/u);
      expect(await drawing(world, `/images/ads/${id}.svg`)).toContain(word);
    }
  });

  it("exist for every gift, brand, menu, face and product", async () => {
    const world = await mock.world();
    for (const { id, name } of GIFTS)
      expect(await drawing(world, `/images/gifts/${id}.svg`)).toContain(`aria-label="${name}"`);
    for (const file of ["brands/1", "nav/1", "nav/31-on", "faces/1", "goods/22", "goods/900001", "fronts/22"])
      await drawing(world, `/images/${file}.svg`);
  });

  it("show on a product's page its front, and its facts on the back", async () => {
    const world = await mock.world();
    const reply = await world.get("/api/goods/detail/7");
    const { goods, barcode } = expectSuccess("getGoodsDetail", reply);
    expect(goods.goods_image).toHaveLength(3);
    const [, front, back] = goods.goods_image.map(({ url }) => new URL(url).pathname);
    expect(await drawing(world, front!)).toContain(goods.name);
    const text = await drawing(world, back!);
    for (const fact of [goods.name, goods.ypgg, goods.pzwh, goods.sccj, barcode])
      expect(text).toContain(fact);
  });

  it("show a report's number, goods and batch", async () => {
    const world = await mock.as("buyer");
    const reply = await world.get("/api/jybg/filter?goods_id=16");
    const { list } = expectSuccess("listInspectionReports", reply);
    expect(list.length).toBeGreaterThan(0);
    for (const { file_url: url, report_no, goods_name, batch_no } of list) {
      const text = await drawing(world, new URL(url).pathname);
      for (const part of [report_no, goods_name, batch_no]) expect(text).toContain(part);
    }
  });

  it("are cached by the browser, and revalidated with 304", async () => {
    const world = await mock.world();
    const first = await world.get("/images/goods/7.svg");
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(first.headers.get("content-security-policy")).toContain("default-src 'none'");
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    const again = await world.get("/images/goods/7.svg", { headers });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect((await world.get("/images/goods/8.svg", { headers })).status).toBe(200);
  });

  it.each([
    "/images/ads/9999.svg",
    "/images/ads/7.svg",
    "/images/gifts/1.svg",
    "/images/reports/70.svg",
    "/images/invoices/999999.svg",
    `/images/uploads/${NO_FILE}.png`,
    "/images/goods/7.png",
    "/images/goods/7-on.svg",
    "/images/constructor/1.svg",
    "/images/goods/%3Cscript%3E.svg",
    "/files/contracts/YPGX-0000.pdf",
    "/files/invoices/1.pdf",
    "/files/invoices/1.svg",
  ])("%s returns 404", async (path) => {
    expectError(await (await mock.world()).get(path), 404);
  });
});

describe("uploads", () => {
  it("are returned as they were sent, in their own world alone", async () => {
    const world = await mock.as("buyer");
    const { url } = expectSuccess("uploadFile", await upload(world), 201);
    const response = await world.send("GET", new URL(url).pathname);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    const other = await mock.as("buyer");
    expectError(await other.get(new URL(url).pathname), 404);
    expectError(await world.get(new URL(url).pathname.replace("png", "jpg")), 404);
  });
});

describe("files", () => {
  it("exist for an agreement once it is signed, with its parties", async () => {
    const world = await mock.as("unsigned");
    const before = expectSuccess("getAgreement", await world.get("/api/user/dzht"));
    expect(before.pdf_url).toBe("");
    await world.login("buyer");
    const signed = expectSuccess("getAgreement", await world.get("/api/user/dzht"));
    const text = await pdfText(world, signed.pdf_url);
    for (const part of [signed.contract_no, signed.party_a, signed.party_b, "第十条 争议解决与期限"])
      expect(text).toContain(part);
  });

  it("exist for an invoice once it is issued, with its number and amount", async () => {
    const world = await mock.as("buyer");
    const reply = await world.get("/api/invoice?page_size=100");
    const made = expectSuccess("listInvoices", reply).list.filter(({ file_url }) => file_url !== "");
    expect(made.length).toBeGreaterThan(0);
    for (const { file_url: url, invoice_no, title, amount } of made.slice(0, 3)) {
      const text = await pdfText(world, url);
      const parts = [invoice_no, `¥${amount.toFixed(2)}`, `⊗${capitalAmount(amount)}`, "演示样本"];
      for (const part of parts) expect(text).toContain(part);
      expect(text.replaceAll("\n", "")).toContain(title);
    }
  });

  it("list the goods of an invoice with their tax rates, which add up to its amounts", async () => {
    const world = await mock.as("buyer");
    const reply = await world.get("/api/invoice?page_size=100");
    const made = expectSuccess("listInvoices", reply).list.filter(({ status }) => status === 3);
    const rates = new Set<string>();
    for (const { file_url: url, order_id, amount, tax_amount } of made) {
      const lines = await pdfText(world, url);
      const text = lines.replaceAll("\n", "");
      const order = expectSuccess("getOrder", await world.get(`/api/order/${order_id}`));
      for (const { name } of order.lines) expect(text).toContain(name);
      const cells = [...lines.matchAll(/^(\d+\.\d\d)\n(\d+)%\n(\d+\.\d\d)$/gmu)];
      const fen = (cell = "") => Number(cell.replace(".", ""));
      const sum = (column: number) => cells.reduce((total, row) => total + fen(row[column]), 0);
      expect(sum(3)).toBe(Math.round(tax_amount * 100));
      expect(sum(1) + sum(3)).toBe(Math.round(amount * 100));
      for (const row of cells) rates.add(row[2]!);
    }
    expect([...rates].toSorted()).toEqual(["13", "9"]);
  });
});
