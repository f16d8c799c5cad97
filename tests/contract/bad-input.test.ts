import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { expectContract, expectControlError, expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";

const mock = testMock();
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const LINE = 101;
const ITEM = {
  goods_id: 7,
  price: 12.5,
  number: 10,
  ck_id: 1,
  goods_price_id: 0,
  ladder_price_id: 7,
  goods_manjian_id: 0,
  is_yj: 0,
};

/** Makes one bad call as a buyer, then checks that the server is up and the cart unchanged. */
async function asBuyer(run: (world: TestWorld) => Promise<void>): Promise<void> {
  const world = await mock.as("buyer");
  const before = await world.get("/api/cart/list");
  expect(before.status).toBe(200);
  await run(world);
  expect((await world.get("/api/cart/list")).text).toBe(before.text);
}

describe("bodies that cannot be parsed", () => {
  it.each([
    ["bad percent-encoding", "params[0][number]=%zz"],
    ["half a character", "params[0][number]=%E9%98"],
    ["a zero byte", "params[0][number]=%00"],
    ["a prototype", "__proto__[polluted]=1"],
    ["a value that is also an object", "params=1&params[number]=2"],
    ["too deep", `params${"[0]".repeat(40)}=1`],
    ["too many fields", "a&".repeat(200_001)],
  ])("rejects %s with 400", (_name, body) =>
    asBuyer(async (world) => {
      const reply = await world.request("POST", "/api/cart", { headers: FORM, body });
      expectError(reply, 400);
      expectContract("addCartLines", reply);
    }),
  );

  it("rejects bytes that are not valid text with 400", () =>
    asBuyer(async (world) => {
      const body = new Uint8Array([0x61, 0x3d, 0xff, 0xfe]);
      expectError(await world.request("POST", "/api/cart", { headers: FORM, body }), 400);
    }));

  it.each(["text/plain", "multipart/form-data; boundary=x", "nonsense"])("rejects %s with 415", (type) =>
    asBuyer(async (world) => {
      const reply = await world.request("POST", "/api/cart", {
        headers: { "content-type": type },
        body: "{",
      });
      expectError(reply, 415);
      expectContract("addCartLines", reply);
    }),
  );

  it("rejects malformed JSON on the control API with 400", async () => {
    const world = await mock.world();
    const headers = { "content-type": "application/json" };
    expectControlError(await world.request("POST", "/__mock__/faults", { headers, body: "{" }), 400);
  });

  it("names the missing fields of an empty body", () =>
    asBuyer(async (world) => expectError(await world.post("/api/cart"), 422, ["params"])));

  it.each([
    ["announced", 20],
    ["in pieces", 0],
  ])("stops at a body of 20 MB, %s, with 413", (_name, announced) =>
    asBuyer(async (world) => {
      const { port } = new URL(mock.urls.main);
      const socket = connect(Number(port), "localhost");
      let text = "";
      socket.on("data", (chunk) => (text += chunk.toString("utf8")));
      // The server may close while the client is still sending.
      socket.on("error", () => {});
      const length = announced ? `content-length: ${20 * 1024 * 1024}` : "transfer-encoding: chunked";
      socket.write(
        `POST /api/cart HTTP/1.1\r\nhost: localhost:${port}\r\nx-mock-world: ${world.name}\r\n` +
          `cookie: session=${world.session()}\r\ncontent-type: ${FORM["content-type"]}\r\n${length}\r\n\r\n`,
      );
      const piece = `a=${"1".repeat(64 * 1024 - 2)}`;
      for (let sent = 0; sent < 320 && !socket.destroyed && text === ""; sent += 1) {
        const chunk = announced ? piece : `${piece.length.toString(16)}\r\n${piece}\r\n`;
        if (!socket.write(chunk)) await Promise.race([once(socket, "drain"), once(socket, "data")]);
      }
      socket.end();
      await once(socket, "close");
      expect(text).toMatch(/^HTTP\/1\.1 413 /);
      expect(JSON.parse(text.slice(text.indexOf("{")))).toEqual({ code: 413, message: "提交的内容过大" });
    }),
  );

  it("delivers the 413 even if the client keeps sending", () =>
    asBuyer(async (world) => {
      const body = "a".repeat(20 * 1024 * 1024);
      const reply = await world.request("POST", "/api/cart", { headers: FORM, body });
      expectError(reply, 413);
      expectContract("addCartLines", reply);
    }));
});

describe("invalid names", () => {
  it.each(["constructor", "toString", "hasOwnProperty"])("rejects a field %s", (name) =>
    asBuyer(async (world) => {
      const reply = await world.post("/api/cart", { params: [ITEM], [name]: 1 });
      expectError(reply, 422, [name]);
      expect((await world.get(`/api/goods/list?${name}=1`)).status).toBe(200);
    }),
  );
});

describe("a list in two notations", () => {
  const whole = Object.entries(ITEM).map(([name, value]) => `params[0][${name}]=${value}`);
  it.each([
    ["before", ["params[][goods_id]=1", ...whole]],
    ["after", [...whole, "params[][goods_id]=1"]],
  ])("keeps an item of open brackets %s an indexed one apart from it, and behind it", (_place, pairs) =>
    asBuyer(async (world) => {
      const reply = await world.request("POST", "/api/cart", { headers: FORM, body: pairs.join("&") });
      const missing = Object.keys(ITEM).filter((name) => name !== "goods_id");
      expectError(
        reply,
        422,
        missing.map((name) => `params.1.${name}`),
      );
    }),
  );
});

describe("a pair without a name", () => {
  it("is refused as a field that does not exist, and ignored in a query", () =>
    asBuyer(async (world) => {
      const body = "ids[0]=101&is_selected=0&=b";
      const reply = await world.request("POST", "/api/cart/batch_select", { headers: FORM, body });
      expectError(reply, 422, ["body"]);
      expectContract("selectCartLines", reply);
      expect((await world.get("/api/goods/list?=b")).status).toBe(200);
    }));
});

describe("invalid values", () => {
  it.each(["2026-13-45", "2026-02-30", "2026-11-31", "0000-00-00"])("rejects the day %s", (day) =>
    asBuyer(async (world) => {
      const reply = await world.get(`/api/order?start_time=${day}`);
      expectError(reply, 422, ["start_time"]);
      expectContract("listOrders", reply);
    }),
  );

  it.each(["12.345", "1e1", "+1", "0x10", ".5", "1,000"])("rejects the amount %s", (amount) =>
    asBuyer(async (world) => {
      expectError(await world.get(`/api/goods/list?price_min=${encodeURIComponent(amount)}`), 422, [
        "price_min",
      ]);
      const reply = await world.post("/api/cart", { params: [{ ...ITEM, price: amount }] });
      expectError(reply, 422, ["params.0.price"]);
    }),
  );

  it.each([0.07, 19.99, 1.1, 99_999_999.99])("accepts the amount %d", (amount) =>
    asBuyer(async (world) =>
      expect((await world.get(`/api/goods/list?price_min=${amount}`)).status).toBe(200),
    ),
  );

  it.each([0, -1, 1.5, 1e9])("rejects adding %d", (number) =>
    asBuyer(async (world) => {
      const reply = await world.post("/api/cart", { params: [{ ...ITEM, number }] });
      expectError(reply, 422, ["params.0.number"]);
      expectContract("addCartLines", reply);
    }),
  );

  it.each([0, -1, 1.5, 1e9, "abc", ""])("rejects setting a line to %j", (number) =>
    asBuyer(async (world) => {
      const reply = await world.post(`/api/cart/${LINE}/edit`, { params: { number } });
      expectError(reply, 422, ["params.number"]);
      expectContract("editCartLine", reply);
    }),
  );

  it("rejects unknown goods and lines", () =>
    asBuyer(async (world) => {
      const added = await world.post("/api/cart", { params: [{ ...ITEM, goods_id: 2_000_000_000 }] });
      expect([404, 422]).toContain(added.status);
      expectContract("addCartLines", added);
      const edited = await world.post("/api/cart/2000000000/edit", { params: { number: 10 } });
      expectError(edited, 404);
      expectContract("editCartLine", edited);
      expectError(await world.get("/api/goods/detail/2000000000"), 404);
      expectError(await world.get("/api/order/2000000000"), 404);
    }));

  it.each(["abc", "0", "-1", "1.5", "99999999999999999999", "1%2F2"])("rejects the line id %s", (id) =>
    asBuyer(async (world) => {
      expectError(await world.post(`/api/cart/${id}/edit`, { params: { number: 10 } }), 422, ["id"]);
    }),
  );
});

describe("invalid session cookies", () => {
  const NOT_SESSIONS = ["nonsense", "%E0%A4", "a".repeat(4000), "1 OR 1=1"];

  it.each(NOT_SESSIONS)("asks to log in and takes the cookie away: %.20s", (cookie) =>
    asBuyer(async (world) => {
      const session = world.session();
      world.useSession(cookie);
      const reply = await world.get("/api/cart/list");
      expectError(reply, 401);
      expectContract("listCartLines", reply);
      expect(reply.headers.get("set-cookie")).toContain("session=;");
      world.useSession(session);
    }),
  );

  it("says so to who asks who he is, and lets others look around", async () => {
    const world = await mock.world();
    world.useSession("nonsense");
    const reply = await world.get("/api/user");
    expectError(reply, 401);
    expect(reply.headers.get("set-cookie")).toContain("session=;");
    world.useSession("nonsense");
    expect((await world.get("/api/goods/list")).status).toBe(200);
  });
});

describe("paths that make no sense", () => {
  /** fetch normalizes paths; a raw socket does not. */
  async function ask(path: string): Promise<{ status: number; body: { code: number } }> {
    const socket = connect(Number(new URL(mock.urls.main).port), "localhost");
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString("utf8")));
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    await once(socket, "close");
    return { status: Number(text.slice(9, 12)), body: JSON.parse(text.slice(text.indexOf("{"))) };
  }

  it.each([
    ["/api/../api/goods/list", 404],
    ["/api/goods/../../etc/passwd", 404],
    ["/api/%2e%2e/goods/list", 404],
    ["/..", 404],
    ["/api/nothing", 404],
    ["//api/goods/list", 404],
    ["/api/goods/list/", 404],
    ["/API/goods/list", 404],
    ["/images/../package.json", 404],
    ["/__mock__/../api/goods/list", 404],
    ["/__mock__/nothing", 404],
    ["/__mock__/constructor", 404],
    ["/api/goods/detail/%00", 400],
    ["/api/goods/list%00", 400],
    ["/api/goods/detail/%zz", 400],
    ["/api/goods/list?keywords=%zz", 400],
    ["/api/goods/list?keywords=%00", 400],
  ])("responses %s with %i", async (path, status) => {
    const reply = await ask(path);
    expect(reply).toMatchObject({ status, body: { code: status } });
  });

  it("responses anything but HTTP with 400", async () => {
    const socket = connect(Number(new URL(mock.urls.main).port), "localhost");
    socket.end("nonsense\r\n\r\n");
    const [chunk] = (await once(socket, "data")) as [Buffer];
    expect(chunk.toString()).toContain("400 Bad Request");
  });
});
