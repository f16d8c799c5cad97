import { expect, it } from "vitest";
import { expectError } from "../support/contract.ts";
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
    "没有场景 order-expirin；是不是 order-expiring？可用：first-visit",
  ],
  ["PUT scenario", {}, 400, "请求体缺少 name（场景名，见 GET scenarios）"],
  [
    "PUT scenario",
    { name: "returns", freze: true },
    400,
    "请求体中没有字段 freze；是不是 freeze？可用：name、freeze",
  ],
  ["PUT scenario", { name: null }, 400, "请求体的 name 必须是场景名，见 GET scenarios"],
  ["PUT session", { username: "buyr" }, 404, "没有用户 buyr；是不是 buyer？可用：buyer、"],
  ["PUT session", {}, 400, "请求体缺少 username"],
  ["POST faults", fault({ operationId: "listGood" }), 400, "契约中没有接口 listGood；是不是 listGoods？"],
  ["POST faults", fault({ tag: "cartt" }), 400, "契约中没有标签 cartt；是不是 cart？可用：user、"],
  ["POST faults", fault({ method: "FETCH" }), 400, "match 的 method 必须是其中之一：GET、"],
  ["POST faults", fault({}, { status: 999 }), 400, "fault 的 status 必须是 200 到 599 的整数"],
  ["POST faults", fault({}, { kind: "constructor" }), 400, "fault 的 kind 必须是其中之一：status、"],
  ["POST faults", { match: "*", fault: {} }, 400, "规则的 match 必须是对象"],
  ["PUT clock", { resume: 1 }, 400, "请求体的 resume 必须是 true"],
  ["GET state?table=goodz", undefined, 404, "没有数据表 goodz；是不是 goods？可用："],
  ["GET state?table=__proto__", undefined, 404, "没有数据表 __proto__；可用："],
  ["GET requests?operation=x", undefined, 400, "没有筛选条件 operation；是不是 operationId？可用："],
  ["GET halth", undefined, 404, "没有控制接口 halth；是不是 health？可用：health、"],
  ["POST payments/settle", {}, 400, "请求体缺少 pay_no（支付单号）"],
  ["POST registrations/approve", {}, 400, "请求体缺少 username"],
  ["POST wechat/scan", {}, 400, "请求体缺少 code（二维码编号）"],
  ["POST snapshots", {}, 400, "请求体缺少 name（快照名）"],
])("rejects %s with %j and suggests a correction", async (line, body, status, told) => {
  const world = await mock.world();
  const [method = "", address = ""] = line.split(" ");
  const options = body === undefined ? {} : { body: JSON.stringify(body) };
  const reply = await world.request(method, `/__mock__/${address}`, options);
  expectError(reply, status);
  expect(reply.body.message).toContain(told);
});

it("an unknown field cannot reach a prototype", async () => {
  const world = await mock.world();
  const body = '{"__proto__": {"polluted": true}, "match": {}, "fault": {"kind": "hang"}}';
  const reply = await world.request("POST", "/__mock__/faults", { body });
  expectError(reply, 400);
  expect(reply.body.message).toContain("没有字段 __proto__");
  expect(await world.control.faults.list()).toEqual([]);
});
