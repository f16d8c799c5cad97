import { expect, it } from "vitest";
import { expectControlError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";

const mock = testMock();
const off = testMock({ control: false });

const AS_BIG = { headers: { "x-mock-user": "big" } };
const whoIs = (reply: { body: { data: { username: string } | null } }) => reply.body.data?.username ?? null;

it("X-Mock-User makes a call that of a persona, whatever the cookie is", async () => {
  const world = await mock.world();
  await world.login("buyer");
  const me = async (options = {}) => whoIs(await world.get("/api/user", options));
  expect([await me(), await me(AS_BIG), await me()]).toEqual(["buyer", "big", "buyer"]);
  await world.request("DELETE", "/api/user/logout", AS_BIG);
  expect([await me(), await me(AS_BIG)]).toEqual(["buyer", "big"]);
});

it("X-Mock-User refuses unknown names", async () => {
  const world = await mock.world();
  const reply = await world.get("/api/user", { headers: { "x-mock-user": "buyr" } });
  expectControlError(reply, 404);
  expect(reply.body.message).toContain("unknown user buyr (did you mean buyer?)");
});

it("X-Mock-User is only for those who may use the control API", async () => {
  const closed = await fetch(`${off.urls.main}/api/user`, AS_BIG);
  expect(closed.status).toBe(403);
  const world = await mock.world();
  const elsewhere = { ...AS_BIG.headers, "x-forwarded-for": "192.0.2.9" };
  expectControlError(await world.get("/api/user", { headers: elsewhere }), 403);
  const foreign = { ...AS_BIG.headers, origin: "https://evil.example" };
  expectControlError(await world.get("/api/user", { headers: foreign }), 403);
});

it("a page may send X-Mock-User", async () => {
  const response = await fetch(`${mock.urls.main}/api/user`, {
    method: "OPTIONS",
    headers: { origin: "http://localhost:5173", "access-control-request-method": "GET" },
  });
  expect(response.headers.get("access-control-allow-headers")).toContain("x-mock-user");
});
