import { describe, expect, it } from "vitest";
import type { Agreement } from "#generated/model/agreement.ts";
import { otherCode } from "../support/account.ts";
import { expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

describe("the electronic contract", () => {
  it("is signed for buyer and pending for unsigned", async () => {
    const world = await mock.as("unsigned");
    const open = expectSuccess("getAgreement", await world.get("/api/user/dzht"));
    expect(open).toMatchObject({
      status: 0,
      signed_at: null,
      phone: "186****1402",
      expires_at: "2027-11-21",
    });
    expect(open.sections).toHaveLength(10);
    await world.login("buyer");
    const signed = expectSuccess("getAgreement", await world.get("/api/user/dzht"));
    expect(signed).toMatchObject({ status: 1, signed_at: "2026-05-05 00:00:00" });
  });

  it("is signed once, with the code that was sent, and unlocks the checkout", async () => {
    const world = await mock.as("unsigned");
    expectError(await world.post("/api/cart/checkout", { ids: [201] }), 459);
    const sent = expectSuccess("sendAgreementCode", await world.post("/api/user/dzht/code"));
    expect(sent).toEqual({ phone: "186****1402", wait: 60 });
    const [message] = await world.control.outbox();
    expect(message).toMatchObject({ to: "18600001402", sent_at: "2026-11-21 10:00:00" });
    expect(message?.text).toContain(message?.code);
    const form = { code: message!.code };
    const signed = expectSuccess("signAgreement", await world.post("/api/user/dzht/sign", form));
    expect(signed).toMatchObject({ status: 1, signed_at: "2026-11-21 10:00:00", expires_at: "2027-11-21" });
    await world.control.clock.advance("1h");
    const again = expectSuccess("signAgreement", await world.post("/api/user/dzht/sign", form));
    expect(again).toEqual(signed);
    expectSuccess("checkoutCart", await world.post("/api/cart/checkout", { ids: [201] }));
  });

  it("sends one code per minute", async () => {
    const world = await mock.as("unsigned");
    await world.post("/api/user/dzht/code");
    await world.control.clock.advance(18);
    const refused = await world.post("/api/user/dzht/code");
    expectError(refused, 429);
    expect(refused.body.message).toBe("验证码已发送，请 42 秒后再试");
    await world.control.clock.advance(42);
    expectSuccess("sendAgreementCode", await world.post("/api/user/dzht/code"));
    const messages = await world.control.outbox();
    expect(new Set(messages.map(({ code }) => code)).size).toBe(2);
  });

  it("rejects a code that is wrong, expired, replaced or was never sent", async () => {
    const world = await mock.as("unsigned");
    const sign = (code: string) => world.post("/api/user/dzht/sign", { code });
    expectError(await sign("123456"), 422, ["code"]);
    await world.post("/api/user/dzht/code");
    const first = (await world.control.outbox())[0]!.code;
    expectError(await sign(otherCode(first)), 422, ["code"]);
    await world.control.clock.advance("5m");
    expect((await sign(first)).body.errors?.code).toEqual(["验证码已过期，请重新获取"]);
    await world.post("/api/user/dzht/code");
    expectError(await sign(first), 422, ["code"]);
    expect((await world.get<Agreement>("/api/user/dzht")).body.data.status).toBe(0);
  });

  it("voids a code after five wrong ones, until another is sent", async () => {
    const world = await mock.as("unsigned");
    const codeSent = async () => {
      await world.post("/api/user/dzht/code");
      return (await world.control.outbox()).at(-1)!.code;
    };
    const sign = async (entered: string) => {
      const reply = await world.post("/api/user/dzht/sign", { code: entered });
      return reply.status === 200 ? "signed" : reply.body.errors?.code?.[0];
    };
    const code = await codeSent();
    for (let count = 0; count < 4; count += 1)
      expect(await sign(otherCode(code))).toBe("验证码不正确，请重新输入");
    expect(await sign(otherCode(code))).toBe("验证码已输错 5 次而失效，请重新获取");
    expect(await sign(code)).toBe("验证码已输错 5 次而失效，请重新获取");
    await world.control.clock.advance("1m");
    expect(await sign(await codeSent())).toBe("signed");
  });

  it("is for buyers only", async () => {
    const world = await mock.world();
    expectError(await world.get("/api/user/dzht"), 401);
    expectError(await world.post("/api/user/dzht/code"), 401);
    expectError(await world.post("/api/user/dzht/sign", { code: "123456" }), 401);
  });
});
