import { expect, it } from "vitest";
import { expectControlError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";

const mock = testMock();

const fault = (match: object, more: object = {}) => ({
  match,
  fault: { kind: "status", status: 500, ...more },
});

it.each<[string, unknown, number, string]>([
  [
    "PUT scenario",
    { name: "order-expirin" },
    400,
    "unknown scenario order-expirin (did you mean order-expiring?); available: first-visit",
  ],
  ["PUT scenario", {}, 400, "request body: missing name (a scenario, see GET scenarios)"],
  [
    "PUT scenario",
    { name: "returns", freze: true },
    400,
    "request body has no field freze (did you mean freeze?); available: name, freeze",
  ],
  ["PUT scenario", { name: null }, 400, "request body: name must be a scenario, see GET scenarios"],
  ["PUT session", { username: "buyr" }, 404, "unknown user buyr (did you mean buyer?); available: buyer, "],
  ["PUT session", {}, 400, "request body: missing username"],
  [
    "POST faults",
    fault({ operationId: "listGood" }),
    400,
    "unknown operation listGood (did you mean listGoods?)",
  ],
  ["POST faults", fault({ tag: "cartt" }), 400, "unknown tag cartt (did you mean cart?); available: user, "],
  ["POST faults", fault({ method: "FETCH" }), 400, "match: method must be one of GET, "],
  ["POST faults", fault({}, { status: 999 }), 400, "fault: status must be an integer from 200 to 599"],
  ["POST faults", fault({}, { kind: "constructor" }), 400, "fault: kind must be one of status, "],
  ["POST faults", { match: "*", fault: {} }, 400, "rule: match must be an object"],
  ["PUT clock", { resume: 1 }, 400, "request body: resume must be true"],
  ["GET state?table=goodz", undefined, 404, "unknown table goodz (did you mean goods?); available: "],
  ["GET state?table=__proto__", undefined, 404, "unknown table __proto__; available: "],
  [
    "GET requests?operation=x",
    undefined,
    400,
    "unknown parameter operation (did you mean operationId?); available: ",
  ],
  [
    "GET requests?operationId=listGood",
    undefined,
    400,
    "unknown operation listGood (did you mean listGoods?)",
  ],
  ["GET requests?status=4x", undefined, 400, "status must be a status like 422 or 4xx, or 0, not 4x"],
  ["GET requests?method=FETCH", undefined, 400, "method must be one of GET, "],
  ["GET requests?refused_by=sesion", undefined, 400, "unknown refused_by sesion (did you mean session?)"],
  ["GET requests?after=x", undefined, 400, "after must be an integer, not x"],
  ["GET requests?format=xml", undefined, 400, "unknown format xml; available: json, har"],
  [
    "GET state?table=goods&pagesize=2",
    undefined,
    400,
    "unknown parameter pagesize (did you mean page_size?)",
  ],
  ["GET state?table=goods&page=0", undefined, 400, "page must be a positive integer, not 0"],
  ["DELETE faults?ids=1", undefined, 400, "unknown parameter ids (did you mean id?)"],
  ["DELETE worlds?name=test_1", undefined, 404, "no world named test_1 (did you mean test-1?)"],
  [
    "GET snapshots/diff?from=sed",
    undefined,
    400,
    "no snapshot named sed (did you mean seed?); available: seed, now",
  ],
  ["POST registrations/approve", { username: "newby" }, 404, "unknown user newby (did you mean newbie?)"],
  ["GET halth", undefined, 404, "unknown control address halth (did you mean health?); available: health, "],
  ["POST payments/settle", {}, 400, "request body: missing pay_no (the number of a payment)"],
  ["POST registrations/approve", {}, 400, "request body: missing username"],
  ["POST wechat/scan", {}, 400, "request body: missing code (the id of a QR code)"],
  ["POST snapshots", {}, 400, "request body: missing name (the name of a snapshot)"],
])("rejects %s with %j and suggests a correction", async (line, body, status, correction) => {
  const world = await mock.world();
  const [method = "", address = ""] = line.split(" ");
  const options = body === undefined ? {} : { body: JSON.stringify(body) };
  const reply = await world.request(method, `/__mock__/${address}`, options);
  expectControlError(reply, status);
  expect(reply.body.message).toContain(correction);
});

it("an unknown field cannot reach a prototype", async () => {
  const world = await mock.world();
  const body = '{"__proto__": {"polluted": true}, "match": {}, "fault": {"kind": "hang"}}';
  const reply = await world.request("POST", "/__mock__/faults", { body });
  expectControlError(reply, 400);
  expect(reply.body.message).toContain("has no field __proto__");
  expect(await world.control.faults.list()).toEqual([]);
});

it.each([
  ["bytes", "POST faults", `{"match":"${"x".repeat(2 * 1024 * 1024)}"}`, "2 MB"],
  ["values", "POST faults", `{"match":[${"{},".repeat(25_000)}{}]}`, "50000 values"],
  ["levels", "PATCH state?table=goods&key=1", `{"x":${"[".repeat(64)}1${"]".repeat(64)}}`, "64 levels"],
  [
    "values of a snapshot",
    "POST snapshots/file",
    `{"content":[${"[],".repeat(100_000)}[]]}`,
    "200000 values",
  ],
])("refuses more %s than any body of the control API has with 413", async (_what, line, body, correction) => {
  const world = await mock.world();
  const [method = "", address = ""] = line.split(" ");
  const reply = await world.request(method, `/__mock__/${address}`, { body });
  expectControlError(reply, 413);
  expect(reply.body.message).toContain(correction);
  expect((await world.get("/api/goods/list")).status).toBe(200);
});
