import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { ContractError } from "#mock/contract/contract-error.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import type { HandlerMap, HandlerResponse } from "#mock/domain/common/handler.ts";
import { handlers as shopHandlers } from "#mock/domain/handlers.ts";
import { startMockServer } from "#mock/node/start.ts";
import { expectContract, expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";

const ORIGIN = "http://localhost:5173";
const mock = testMock();

describe("requests", () => {
  it.each([
    ["brackets", "ids[0]=101&ids[1]=102"],
    ["percent-encoded brackets", "ids%5B0%5D=101&ids%5B1%5D=102"],
    ["open brackets", "ids[]=101&ids[]=102"],
    ["repeated names", "ids=101&ids=102"],
    ["open brackets before an index", "ids[]=102&ids[0]=101"],
    ["open brackets before a plain name", "ids[]=101&ids=102"],
  ])("accept lists in %s", async (_name, ids) => {
    const world = await mock.as("buyer");
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = `${ids}&is_selected=0`;
    const reply = await world.request("POST", "/api/cart/batch_select", { headers, body });
    expect(reply.status).toBe(200);
    expectContract("selectCartLines", reply);
  });

  it("accept 3,000 ids in one form", async () => {
    const world = await mock.as("big");
    const ids = Array.from({ length: 3000 }, (_, index) => index + 1);
    const reply = await world.post("/api/cart/batch_delete", { ids });
    expect(reply.status).toBe(200);
    expectContract("deleteCartLines", reply);
  });

  it("get the contract's defaults", async () => {
    const world = await mock.world();
    const { body } = await world.get<{ page: number; page_size: number }>("/api/goods/list");
    expect(body.data).toMatchObject({ page: 1, page_size: 20 });
  });

  it.each([
    ["/api/goods/list?page=0", { page: ["页码不能小于 1"] }],
    ["/api/goods/list?page=x", { page: ["页码必须是整数"] }],
    ["/api/goods/list?page=1.5", { page: ["页码必须是整数"] }],
    ["/api/goods/list?page=1&page=2", { page: ["页码必须是整数"] }],
    ["/api/goods/list?in_stock=2", { in_stock: ["仅看有货只能是 0、1"] }],
    ["/api/goods/detail/abc", { id: ["商品编号必须是整数"] }],
    ["/api/goods/detail/0", { id: ["商品编号不能小于 1"] }],
  ])("are refused with the invalid field in %s", async (path, errors) => {
    const reply = await (await mock.world()).get(path);
    expectError(reply, 422);
    expect(reply.body.errors).toEqual(errors);
  });

  it("are refused with every invalid field of a form, in the contract's order, unknown ones last", async () => {
    const world = await mock.as("buyer");
    const item = { goods_id: 7, price: 12.5, number: 0, ck_id: 1, goods_price_id: 0, ladder_price_id: 0 };
    const params = [{ ...item, is_yj: 7, goods_manjian_id: 0, foo: 1 }, { number: 1.5 }];
    const reply = await world.post("/api/cart", { bar: 1, params });
    expectError(reply, 422);
    expectContract("addCartLines", reply);
    expect(Object.entries(reply.body.errors ?? {})).toEqual([
      ["params.0.number", ["数量不能小于 1"]],
      ["params.0.is_yj", ["是否优价只能是 0、1"]],
      ["params.0.foo", ["不支持的字段 foo"]],
      ["params.1.goods_id", ["缺少商品编号"]],
      ["params.1.price", ["缺少单价"]],
      ["params.1.number", ["数量必须是整数"]],
      ["params.1.ck_id", ["缺少仓库编号"]],
      ["params.1.goods_price_id", ["缺少活动价编号"]],
      ["params.1.ladder_price_id", ["缺少阶梯价编号"]],
      ["params.1.goods_manjian_id", ["缺少满减编号"]],
      ["params.1.is_yj", ["缺少是否优价"]],
      ["bar", ["不支持的字段 bar"]],
    ]);
  });

  it("only log an unknown query parameter", async () => {
    const world = await mock.world();
    expect((await world.get("/api/goods/list?_=1")).status).toBe(200);
    const [record] = await world.control.requests();
    expect(record?.violations).toEqual(["request query._: 契约中没有查询参数 _"]);
  });

  it("require a login before their fields are validated", async () => {
    expectError(await (await mock.world()).post("/api/cart", { foo: 1 }), 401);
  });

  it("by HEAD get the response of GET without a body", async () => {
    const reply = await (await mock.world()).request("HEAD", "/api/goods/hot");
    expect(reply).toMatchObject({ status: 200, text: "" });
    expect(Number(reply.headers.get("content-length"))).toBeGreaterThan(1000);
  });

  it("with another method get the allowed methods of a known path", async () => {
    const reply = await (await mock.world()).request("PUT", "/api/goods/list");
    expectError(reply, 405);
    expect(reply.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });

  it("reach an operation on its own host only", async () => {
    const response = await fetch(`${mock.urls.activity}/api/goods/list`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, message: expect.stringContaining("main") });
  });

  it("for pictures are rendered", async () => {
    const reply = await (await mock.world()).get("/images/goods/7.svg");
    expect(reply.headers.get("content-type")).toContain("image/svg+xml");
    expect(reply.text).toMatch(/^<svg/);
    expectError(await (await mock.world()).get("/images/nothing"), 404);
  });
});

describe("OPTIONS without a preflight", () => {
  it.each([
    ["/api/cart", "POST, OPTIONS"],
    ["/api/user/address", "POST, GET, HEAD, OPTIONS"],
    ["/api/nothing", null],
  ])("names the methods of %s", async (path, methods) => {
    const reply = await (await mock.world()).request("OPTIONS", path);
    expect([reply.status, reply.headers.get("allow")]).toEqual([204, methods]);
  });
});

describe("cross-origin calls", () => {
  it("response the preflight request", async () => {
    const world = await mock.world();
    const headers = { origin: ORIGIN, "access-control-request-method": "POST" };
    const reply = await world.request("OPTIONS", "/api/cart", { headers });
    expect(reply.status).toBe(204);
    expect(reply.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(reply.headers.get("access-control-allow-credentials")).toBe("true");
    expect(reply.headers.get("access-control-allow-headers")).toContain("x-mock-world");
    expect(reply.headers.get("access-control-max-age")).toBe("600");
    expect(reply.headers.get("access-control-allow-methods")).toBe(reply.headers.get("allow"));
  });

  it("may send any header that the preflight request names", async () => {
    const headers = {
      origin: ORIGIN,
      "access-control-request-method": "POST",
      "access-control-request-headers": "traceparent,x-requested-with",
    };
    const reply = await (await mock.world()).request("OPTIONS", "/api/cart", { headers });
    expect(reply.headers.get("access-control-allow-headers")).toBe("traceparent,x-requested-with");
  });

  it.each([
    ["a success", "/api/goods/hot", {}],
    ["an error", "/api/cart/list", {}],
    ["an unknown path", "/api/nothing", {}],
    ["a fault", "/api/goods/hot", { "x-mock-fault": "500" }],
  ])("let the page read %s", async (_name, path, extra) => {
    const { headers } = await (await mock.world()).get(path, { headers: { origin: ORIGIN, ...extra } });
    expect(headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(headers.get("access-control-expose-headers")).toContain("x-mock-violation");
  });

  it("give other origins no access", async () => {
    const world = await mock.world();
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    for (const reply of [
      await world.request("OPTIONS", "/api/cart", { headers }),
      await world.get("/api/goods/hot", { headers }),
    ]) {
      expect(reply.headers.get("access-control-allow-origin")).toBeNull();
      expect(reply.headers.get("vary")).toContain("Origin");
    }
  });
});

describe("handlers", () => {
  const handlers: HandlerMap = {
    listArticleCategories: () => ({ status: 200, body: { code: 200, message: "成功", data: "articles" } }),
    logout: () => ({ status: 418, body: {} }),
    getCommonData: (_request, state) => {
      state.users.delete(1);
      throw new Error("a bug on purpose");
    },
    getCurrentUser: (_request, state) => {
      return {
        status: 200,
        body: { code: 200, message: String(state.users.get(1) !== undefined), data: null },
      };
    },
  };
  const broken = testMock({ handlers });
  const incomplete = testMock({
    handlers: {
      listHotGoods: (request, state) => {
        const reply = shopHandlers.listHotGoods(request as never, state) as HandlerResponse;
        const { data, ...envelope } = reply.body as { data: Record<string, unknown>[] };
        const short = data.map(({ ypgg: _specification, tags: _tags, ...goods }) => goods);
        return { ...reply, body: { ...envelope, data: short } };
      },
    },
  });
  const shown: string[] = [];
  beforeEach(() => {
    shown.length = 0;
    vi.spyOn(process.stderr, "write").mockImplementation((text) => shown.push(String(text)) > 0);
  });
  afterEach(() => vi.restoreAllMocks());

  it("never send a response that breaks the contract", async () => {
    const world = await broken.world();
    const reply = await world.get("/api/article/category");
    expectError(reply, 500);
    expectContract("listArticleCategories", reply);
    expect(reply.headers.get("x-mock-violation")).toBe("listArticleCategories 200: body.data must be array");
    expect((await world.control.requests())[0]?.violations).toEqual(["response body.data must be array"]);
    expect(shown.join("")).toContain("body.data must be array");
  });

  it("get what they leave out made up, and are told", async () => {
    const world = await incomplete.world();
    const reply = await world.get<{ ypgg: string; tags: unknown[]; name: string }[]>("/api/goods/hot");
    expect(reply.status).toBe(200);
    expectContract("listHotGoods", reply);
    expect(reply.body.data[0]?.ypgg).toEqual(expect.any(String));
    expect(reply.headers.get("x-mock-violation")).toContain("must have required property 'ypgg'");
    const [logged] = await world.control.requests();
    expect(logged?.violations.join()).toContain("must have required property 'ypgg'");
    expect((await world.get("/api/goods/hot")).text).toBe(reply.text);
  });

  it("nor one with an undeclared status", async () => {
    const reply = await (await broken.world()).request("DELETE", "/api/user/logout");
    expect(reply.headers.get("x-mock-violation")).toContain("status 418 is not declared");
  });

  it("are replaced by the contract's example where there is none", async () => {
    const world = await broken.world();
    const reply = await world.get("/api/goods/hot");
    expect(reply.status).toBe(200);
    expectContract("listHotGoods", reply);
    expect((await world.control.health()).from_examples).toContain("listHotGoods");
    expectError(await world.get("/api/goods/detail/x"), 422);
  });

  it("are rolled back when they throw", async () => {
    const world = await broken.world();
    expectError(await world.get("/api/focus/common"), 500);
    expect(shown.join("")).toMatch(/getCommonData[^]*a bug on purpose\n +at /);
    expect((await world.get("/api/user")).body.message).toBe("true");
  });
});

describe("boot", () => {
  const change = (edit: (contract: ContractDocument & Record<string, never>) => void): string => {
    const document = structuredClone(readDocument());
    edit(document as never);
    try {
      loadContract(document);
    } catch (error) {
      if (error instanceof ContractError) return error.message;
      throw error;
    }
    return "";
  };
  const operation = (contract: object) =>
    (contract as { paths: Record<string, { get: Record<string, unknown> }> }).paths["/api/goods/list"]!
      .get as {
      parameters: object[];
      responses: Record<string, unknown>;
    };

  it("accepts the contract", () => {
    expect(change(() => {})).toBe("");
  });

  it("rejects a schema that does not compile, naming operation and schema", () => {
    const message = change((contract) =>
      operation(contract).parameters.push({
        name: "q",
        in: "query",
        schema: { type: "string", pattern: "(" },
      }),
    );
    expect(message).toContain("listGoods: cannot compile query parameters");
  });

  it("rejects an unknown keyword", () => {
    const message = change((contract) => {
      const { schemas } = (contract as unknown as { components: { schemas: Record<string, object> } })
        .components;
      Object.assign(schemas.Goods!, { maxPropertys: 3 });
    });
    expect(message).toContain("maxPropertys");
    expect(message).toContain("getGoodsDetail: cannot compile");
  });

  it.each([401, 422, 459])("rejects an operation without %i", (status) => {
    const message = change((contract) => delete operation(contract).responses[status]);
    expect(message).toContain(`listGoods: no ${status} response is declared`);
  });

  it("rejects a list parameter without an encoding", () => {
    const schema = { type: "array", items: { type: "integer" } };
    const message = change((contract) =>
      operation(contract).parameters.push({ name: "ids", in: "query", schema }),
    );
    expect(message).toContain("listGoods: list parameter ids does not say explode");
  });

  it("rejects a success without an example", () => {
    const message = change((contract) => {
      const { 200: success } = operation(contract).responses;
      for (const content of Object.values((success as { content: object }).content))
        Object.assign(content as object, { examples: {} });
    });
    expect(message).toContain("listGoods: the 200 response has no example");
  });

  it("rejects an unsupported body type", () => {
    const message = change((contract) =>
      Object.assign(operation(contract), { requestBody: { content: { "application/xml": { schema: {} } } } }),
    );
    expect(message).toContain("listGoods: the mock cannot read request bodies of application/xml");
  });

  it("rejects a contract without a dialect", () => {
    const message = change((contract) => Object.assign(contract, { jsonSchemaDialect: undefined }));
    expect(message).toContain("jsonSchemaDialect");
  });

  it("names a port that is in use", async () => {
    const port = Number(new URL(mock.urls.main).port);
    await expect(startMockServer({ port, quiet: true })).rejects.toMatchObject({ code: "EADDRINUSE", port });
  });
});
