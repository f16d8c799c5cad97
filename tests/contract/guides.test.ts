import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import { decodeForm } from "#api-spec/kit/codec/decode-form.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { createResolver } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { CartTotals } from "#generated/model/cartTotals.ts";
import type { Checkout } from "#generated/model/checkout.ts";
import { operations } from "#generated/operations.ts";
import { SPECIFICATION } from "#generated/specification.ts";
import { expectError } from "../support/contract.ts";
import { contractOperations } from "../support/example-request.ts";
import { testMock } from "../support/mock.ts";
import { runProgram } from "../support/program.ts";

const mock = testMock();
const contract = readDocument();
const guides = contract["x-guides"] ?? [];

function sectionOf(id: string, title: string) {
  const section = guides.find((guide) => guide.id === id)?.sections.find((one) => one.title === title);
  if (!section) throw new Error(`no section ${title} in the guide ${id}`);
  return section;
}
const rowsOf = (id: string, title: string) => sectionOf(id, title).table?.rows ?? [];
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

describe("the guide on forms", () => {
  const integer: Schema = { type: "integer" };
  const line: Schema = { type: "object", properties: { goods_id: integer, number: integer } };
  const schemaOf = (value: object): Schema => {
    const params: Schema = Array.isArray((value as { params?: unknown }).params)
      ? { type: "array", items: line }
      : line;
    return { type: "object", properties: { ids: { type: "array", items: integer }, params } };
  };
  const rows = rowsOf("forms", "The notations").flatMap(([value = "", notations = ""]) =>
    codeIn(notations).map((notation) => ({ value, notation })),
  );

  it("names at least fifteen notations", () => expect(rows.length).toBeGreaterThanOrEqual(13));

  it.each(rows)("$notation means $value", ({ value, notation }) => {
    const expected = JSON.parse(value) as object;
    const read = coerceBySchema(decodeForm(notation), schemaOf(expected), createResolver({}));
    expect(read).toEqual(expected);
  });

  const programs = sectionOf("forms", "Clients").code ?? [];
  it.each([
    ["curl", "sh", "-c"],
    ["Python", "python3", "-c"],
  ])("the program in %s adds two lines", async (label, command, option) => {
    const world = await mock.world("default");
    const program = programs.find((one) => one.label === label)?.text ?? "";
    const env = { SHOP: mock.urls.main, no_proxy: "localhost,127.0.0.1" };
    const { out } = await runProgram([command, option, program], { env });
    expect(JSON.parse(out)).toMatchObject({
      code: 200,
      data: { lines: [{ goods_id: 7 }, { goods_id: 1 }] },
    });
    await world.control.reset();
  });

  // Go and PHP are tried by hand: not every machine has them.
  const written = readFileSync("docs/clients.md", "utf8");
  it.each([
    ["sh", "sh", "-c", /"checkout_no":"JS/],
    ["python", "python3", "-c", /"order_no": "DD/],
  ])("the program in %s of docs/clients.md buys", async (language, command, option, bought) => {
    const world = await mock.world("default");
    const [, program = ""] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(written) ?? [];
    const env = { SHOP: mock.urls.main, no_proxy: "localhost,127.0.0.1" };
    const { out } = await runProgram([command, option, program], { env });
    expect(out).toMatch(bought);
    await world.control.reset();
  });

  it.each([
    ["a path", "/api/order/%00"],
    ["a query", "/api/goods/list?keywords=%00"],
  ])("responses NUL in %s with 400", async (_place, path) => {
    const world = await mock.as("buyer");
    expectError(await world.get(path), 400);
  });

  it("responses NUL in a body with 400", async () => {
    const world = await mock.as("buyer");
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expectError(
      await world.request("POST", "/api/user/feedback", { body: "content=%00&type=1", headers }),
      400,
    );
  });

  it("needs no body where no field is required, as in readAllMessages", async () => {
    const world = await mock.as("buyer");
    const reply = await world.request("POST", "/api/message/read_all", {});
    expect(reply).toMatchObject({ status: 200, body: { data: { unread: 0 } } });
  });
});

describe("the cart's arithmetic in numbers", () => {
  const lines = rowsOf("cart-arithmetic", "A cart in numbers").map(
    ([name = "", number, price, reduction, gifts, counts, coupon, amount]) => ({
      id: Number(name.split(" ")[0]),
      number: Number(number),
      price: Number(price),
      reduction: Number(reduction),
      gifts: Number(gifts),
      counts: counts === "yes",
      coupon: coupon === "yes",
      fen: Math.round(Number(amount) * 100),
    }),
  );
  const valuesOf = (title: string) =>
    Object.fromEntries(
      rowsOf("cart-arithmetic", title).map(([field = "", value]) => [field, Number(value)] as const),
    );
  const totals = valuesOf("What follows from it");
  const sum = (some: readonly { fen: number }[]) => some.reduce((total, { fen }) => total + fen, 0) / 100;
  const asBuyer = async () => {
    const world = await mock.as("buyer");
    return world;
  };

  it("adds up", () => {
    for (const { counts, number, price, reduction, gifts, fen } of lines)
      expect(fen).toBe(counts ? Math.round((number * price - reduction + gifts) * 100) : 0);
    expect(totals).toMatchObject({
      amount: sum(lines),
      eligible_amount: sum(lines.filter(({ coupon }) => coupon)),
      ineligible_amount: sum(lines.filter(({ coupon }) => !coupon)),
    });
  });

  it("is the cart of the default world, and so is the example of getCartTotal", async () => {
    const world = await asBuyer();
    const { data } = (await world.get<CartStore>("/api/cart/list")).body;
    expect(
      data?.data.map((one) => ({
        id: one.id,
        number: one.number,
        price: one.price,
        reduction: one.goods_manjian_amount,
        gifts: one.gift_data.total,
        coupon: one.with_coupon === 1,
      })),
    ).toEqual(lines.map(({ counts: _counts, fen: _fen, ...line }) => line));
    const tiers = Object.values(data?.activity_data.manjians.manjians ?? {});
    expect(tiers.map(({ name, status }) => [name, status])).toEqual([
      ["满 1000 减 20", 1],
      ["满 500 减 8", 1],
      ["满 3000 减 80", 0],
    ]);
    const total = (await world.get<CartTotals>("/api/cart/total")).body;
    expect(total.data).toMatchObject(totals);
    expect(
      contractOperations
        .find(({ id }) => id === "getCartTotal")
        ?.responses.get(200)
        ?.examples.get("success"),
    ).toEqual(total);
  });

  it("leaves 110 to free shipping with line 102 alone", async () => {
    const world = await asBuyer();
    const others = lines.map(({ id }) => id).filter((id) => id !== 102);
    await world.post("/api/cart/batch_select", { ids: others, is_selected: 0 });
    const { data } = (await world.get<CartTotals>("/api/cart/total")).body;
    expect(data).toMatchObject({ amount: 390, shipping_remainder: 110 });
    expect(sectionOf("cart-arithmetic", "What follows from it").text).toContain(
      "`amount` is 390.00 and `shipping_remainder` 500.00 − 390.00 − 0.00 = 110.00",
    );
  });

  it("deducts the tiers at checkout", async () => {
    const world = await asBuyer();
    const ids = lines.filter(({ counts }) => counts).map(({ id }) => id);
    const checkout = (await world.post<Checkout>("/api/cart/checkout", { ids, new: 1 })).body.data;
    expect(checkout).toMatchObject(valuesOf("At checkout"));
  });
});

describe("the guide on captchas", () => {
  it("asks by user name from the fourth password on, on the field captcha, and after ten refuses", async () => {
    const world = await mock.world();
    const attempt = (username: string) => world.post("/api/user/login", { username, password: "wrong" });
    for (let count = 0; count < 3; count += 1) expectError(await attempt("nobody"), 422, ["password"]);
    expectError(await attempt("nobody"), 422, ["captcha"]);
    expectError(await attempt("buyer"), 422, ["password"]);
    const { data } = (await world.get<{ captcha_id: string }>("/api/user/captcha")).body;
    const once = {
      username: "nobody",
      password: "wrong",
      captcha_id: data?.captcha_id ?? "",
      captcha: "----",
    };
    expectError(await world.post("/api/user/login", once), 422, ["captcha"]);
  });
});

describe("the citations of the contract", () => {
  const texts = JSON.stringify([contract.paths, contract.components, guides, contract.info]);

  it("has its text in the contract itself", () => {
    const sections = contract["x-specification"] ?? [];
    const rules = sections.flatMap(({ section, rules: own }) =>
      Object.entries(own).map(([key, rule]) => [key, { section, ...rule }] as const),
    );
    expect(Object.fromEntries(rules)).toEqual(SPECIFICATION);
    for (const [, { zh, en }] of rules) {
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(en).toMatch(/^[A-Z\d].{20,}\.$/);
    }
    expect(texts.match(/§\d [\w-]+/g)?.length).toBeGreaterThan(10);
  });

  it("names operations in guides that exist", () => {
    const named = codeIn(JSON.stringify(guides)).filter((code) =>
      /^(?:get|list|create|preview|checkout|delete|login|logout|send)[A-Z]\w+$/.test(code),
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !(name in operations))).toEqual([]);
  });
});
