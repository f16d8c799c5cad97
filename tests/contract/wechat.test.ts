import { describe, expect, it } from "vitest";
import type { User } from "#generated/model/user.ts";
import type { WechatCode } from "#generated/model/wechatCode.ts";
import { type ScanStep, scanWechat } from "#mock/domain/wechat/rules/codes.ts";
import { smsCode } from "../support/account.ts";
import { actingMock } from "../support/acting-mock.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

const scan = async (world: TestWorld, code: WechatCode, steps: readonly ScanStep[], nickname = "青禾") => {
  for (const step of steps) await act(world, (state) => scanWechat(state, code.code_id, step, nickname));
};
const bindingCode = async (world: TestWorld) =>
  expectSuccess("createWechatCode", await world.post("/api/user/create_code"));
const loginCode = async (world: TestWorld) =>
  expectSuccess("createWechatLoginCode", await world.post("/api/wechat/login_code"));
const statusOf = async (world: TestWorld, { code_id: id }: WechatCode) =>
  expectSuccess("getWechatCode", await world.get(`/api/user/wechat_code/${id}`)).status;
const binding = async (world: TestWorld) =>
  expectSuccess("getWechatBinding", await world.get("/api/user/wechat"));
const logIn = (world: TestWorld, { code_id: id }: WechatCode) =>
  world.post("/api/wechat/login", { code_id: id });

describe("a code that binds", () => {
  it("goes from waiting through scanned to confirmed, and binds then", async () => {
    const world = await mock.as("buyer");
    const code = await bindingCode(world);
    expect(code).toMatchObject({
      status: 1,
      nickname: "",
      expires_at: Date.parse("2026-11-21T10:05:00+08:00") / 1000,
    });
    expect(code.content).toContain(code.code_id);
    await scan(world, code, ["scan"]);
    expect(await statusOf(world, code)).toBe(2);
    expect((await binding(world)).is_bound).toBe(0);
    await scan(world, code, ["confirm"]);
    expect(await statusOf(world, code)).toBe(3);
    expect(await binding(world)).toMatchObject({
      is_bound: 1,
      nickname: "青禾",
      bound_at: "2026-11-21 10:00:00",
    });
    expect((await world.get<User>("/api/user")).body.data.wechat).toBe("青禾");
    expectError(await world.post("/api/user/create_code"), 409);
  });

  it("expires unless it is confirmed, and can be canceled", async () => {
    const world = await mock.as("buyer");
    const [waiting, scanned, canceled] = [
      await bindingCode(world),
      await bindingCode(world),
      await bindingCode(world),
    ];
    await scan(world, scanned, ["scan"]);
    await scan(world, canceled, ["scan", "cancel"]);
    await world.control.clock.advance("5m");
    expect(await statusOf(world, waiting)).toBe(4);
    expect(await statusOf(world, scanned)).toBe(4);
    expect(await statusOf(world, canceled)).toBe(5);
    await expect(scan(world, scanned, ["confirm"])).rejects.toMatchObject({ status: 409 });
    expect((await binding(world)).is_bound).toBe(0);
  });

  it("changes state in order only", async () => {
    const world = await mock.as("buyer");
    const code = await bindingCode(world);
    await expect(scan(world, code, ["confirm"])).rejects.toMatchObject({ status: 409 });
    await expect(scan(world, code, ["scan", "scan"])).rejects.toMatchObject({ status: 409 });
    await expect(scan(world, { ...code, code_id: "none" }, ["scan"])).rejects.toMatchObject({ status: 404 });
  });

  it("belongs to one member, and cannot bind an account that is already bound", async () => {
    const world = await mock.as("buyer");
    const code = await bindingCode(world);
    await expect(scan(world, code, ["scan", "confirm"], "康宁大药房-沈丽华")).rejects.toMatchObject({
      status: 409,
    });
    await world.login("credit");
    expectError(await world.get(`/api/user/wechat_code/${code.code_id}`), 404);
    expectError(await world.get(`/api/wechat/login_code/${code.code_id}`), 404);
  });

  it("is not needed to unbind, with or without a binding", async () => {
    const world = await mock.as("manager");
    expect((await binding(world)).nickname).toBe("康宁大药房-沈丽华");
    for (let count = 0; count < 2; count += 1)
      expectSuccess("unbindWechat", await world.request("DELETE", "/api/user/unbind_wechat"));
    expect(await binding(world)).toEqual({ is_bound: 0, nickname: "", face: "", bound_at: null });
    await bindingCode(world);
  });
});

describe("a code that logs in", () => {
  it("logs in the member whose account is bound, once", async () => {
    const world = await mock.world();
    const code = await loginCode(world);
    expectError(await logIn(world, code), 409);
    await scan(world, code, ["scan", "confirm"], "康宁大药房-沈丽华");
    const asked = await world.get(`/api/wechat/login_code/${code.code_id}`);
    expect(expectSuccess("getWechatLoginCode", asked).status).toBe(3);
    const reply = await logIn(world, code);
    expect(expectSuccess("loginByWechat", reply)).toEqual({
      username: "manager",
      company: "嘉兴南湖康宁大药房",
    });
    expect((await world.get<User>("/api/user")).body.data.username).toBe("manager");
    expectError(await logIn(world, code), 422, ["code_id"]);
  });

  it("is refused when it is unknown, expired or canceled", async () => {
    const world = await mock.world();
    const [old, confirmed, canceled] = [
      await loginCode(world),
      await loginCode(world),
      await loginCode(world),
    ];
    await scan(world, confirmed, ["scan", "confirm"], "康宁大药房-沈丽华");
    await scan(world, canceled, ["scan", "cancel"]);
    expectError(await logIn(world, { ...old, code_id: "none" }), 422, ["code_id"]);
    expectError(await logIn(world, canceled), 409);
    await world.control.clock.advance("5m");
    expectError(await logIn(world, old), 422, ["code_id"]);
    await world.control.clock.advance("25m");
    expectError(await logIn(world, confirmed), 422, ["code_id"]);
  });

  it("registers and binds a new member", async () => {
    const world = await mock.world();
    const code = await loginCode(world);
    const phone = "13100000009";
    const form = { code_id: code.code_id, phone, agree: 1 };
    expectError(await world.post("/api/register/wechat", { ...form, code: "000000" }), 409);
    await scan(world, code, ["scan", "confirm"]);
    expectError(await logIn(world, code), 409);
    const taken = { ...form, phone: "13500001406", code: "000000" };
    expectError(await world.post("/api/register/wechat", taken), 422, ["phone", "code"]);
    const sent = { ...form, code: await smsCode(world, "register", phone) };
    const made = await world.post("/api/register/wechat", sent);
    expect(expectSuccess("registerByWechat", made, 201)).toMatchObject({
      username: `wx${phone}`,
      step: 2,
      status: 0,
    });
    expect((await world.get("/api/user")).body.data).toMatchObject({ wechat: "青禾", is_passed: 0 });
    const again = await loginCode(world);
    await scan(world, again, ["scan", "confirm"]);
    expectSuccess("loginByWechat", await logIn(world, again));
    const blank = { username: `wx${phone}`, password: " " };
    expectError(await world.post("/api/user/login", blank), 422, ["password"]);
  });
});
