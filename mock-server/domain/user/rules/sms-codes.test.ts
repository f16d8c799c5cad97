import { describe, expect, test } from "vitest";
import { NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { HOUR_MS, MINUTE_MS } from "#mock/world/shanghai-time.ts";
import type { SmsSceneCode } from "../records.ts";
import { makeCaptcha } from "./captcha.ts";
import { sendSmsCode, smsCodeProblem, takeSmsCode } from "./sms-codes.ts";

type World = ReturnType<typeof worldWith>;
const PHONE = "13800138000";

const send = (state: World, scene: SmsSceneCode = "login", phone = PHONE) =>
  sendSmsCode(state, { phone, scene });
const sendWithCaptcha = (state: World) => {
  const { id, answer } = makeCaptcha(state);
  return sendSmsCode(state, { phone: PHONE, scene: "login", captcha_id: id, captcha: answer });
};
const sent = (state: World) => state.outbox.filter(({ to }) => to === PHONE);
const lastCode = (state: World) => sent(state).at(-1)?.code ?? "";
const refusal = (status: number, about: object) => expect.objectContaining({ status, ...about });

describe("a code", () => {
  test.each<[SmsSceneCode, string]>([
    ["register", "注册会员"],
    ["reset", "找回密码"],
    ["phone", "更换手机号"],
    ["store", "关联门店"],
    ["login", "登录"],
  ])("to %s is sent with its purpose, and the next one after 60 seconds", (scene, purpose) => {
    const state = worldWith();
    expect(send(state, scene)).toEqual({ wait: 60 });
    const code = lastCode(state);
    expect(code).toMatch(/^\d{6}$/u);
    expect(state.outbox).toEqual([
      {
        to: PHONE,
        text: `您正在${purpose}，验证码 ${code}，5 分钟内有效，请勿告知他人。`,
        code,
        sent_at: "2026-11-21 10:00:00",
      },
    ]);
  });

  test("is right for its purpose and number alone", () => {
    const state = worldWith();
    send(state);
    expect(smsCodeProblem(state, "login", PHONE, lastCode(state))).toBeUndefined();
    expect(smsCodeProblem(state, "reset", PHONE, lastCode(state))).toBe("请先获取验证码");
    expect(smsCodeProblem(state, "login", "13900139000", lastCode(state))).toBe("请先获取验证码");
  });

  test("is replaced by the next one for its purpose", () => {
    const state = worldWith();
    send(state);
    const first = lastCode(state);
    state.clock.advance(MINUTE_MS);
    send(state);
    expect(smsCodeProblem(state, "login", PHONE, first)).toBe("验证码不正确，请重新输入");
    expect(smsCodeProblem(state, "login", PHONE, lastCode(state))).toBeUndefined();
  });

  test("ends after five minutes, and when it was used", () => {
    const state = worldWith();
    send(state);
    state.clock.advance(5 * MINUTE_MS - 1);
    expect(smsCodeProblem(state, "login", PHONE, lastCode(state))).toBeUndefined();
    state.clock.advance(1);
    expect(smsCodeProblem(state, "login", PHONE, lastCode(state))).toBe("验证码已过期，请重新获取");
    takeSmsCode(state, "login", PHONE);
    expect(smsCodeProblem(state, "login", PHONE, lastCode(state))).toBe("请先获取验证码");
  });

  test("is void after five wrong entries, even for the right one", () => {
    const state = worldWith();
    send(state);
    const wrong = () => smsCodeProblem(state, "login", PHONE, "no");
    expect([wrong(), wrong(), wrong(), wrong()]).toEqual(Array(4).fill("验证码不正确，请重新输入"));
    expect(wrong()).toBe("验证码已输错 5 次而失效，请重新获取");
    expect(smsCodeProblem(state, "login", PHONE, lastCode(state))).toBe(
      "验证码已输错 5 次而失效，请重新获取",
    );
  });
});

describe("codes to one number are sent", () => {
  test("once in 60 seconds, whatever their purpose, and others meanwhile to other numbers", () => {
    const state = worldWith();
    send(state);
    state.clock.advance(MINUTE_MS - 1000);
    expect(() => send(state, "reset")).toThrow(
      refusal(429, { message: "验证码发送过于频繁，请 1 秒后再试" }),
    );
    expect(send(state, "login", "13900139000")).toEqual({ wait: 60 });
    state.clock.advance(1000);
    expect(send(state)).toEqual({ wait: 60 });
  });

  test("after three in ten minutes only with a captcha", () => {
    const state = worldWith();
    for (let time = 0; time < 3; time += 1) {
      send(state);
      state.clock.advance(MINUTE_MS);
    }
    expect(() => send(state)).toThrow(refusal(422, { errors: { captcha: ["请输入图形验证码"] } }));
    expect(sendWithCaptcha(state)).toEqual({ wait: 60 });
    expect(sent(state)).toHaveLength(4);
  });

  test("without a captcha again when the third last is ten minutes old", () => {
    const state = worldWith();
    for (let time = 0; time < 3; time += 1) {
      send(state);
      state.clock.advance(MINUTE_MS);
    }
    state.clock.set(NOW + 10 * MINUTE_MS - 1);
    expect(() => send(state)).toThrow(refusal(422, {}));
    state.clock.set(NOW + 10 * MINUTE_MS);
    expect(send(state)).toEqual({ wait: 60 });
  });

  test("ten times on a day of Shanghai", () => {
    const state = worldWith();
    for (let time = 0; time < 10; time += 1) {
      expect(send(state)).toEqual({ wait: 60 });
      state.clock.advance(HOUR_MS);
    }
    expect(() => send(state)).toThrow(
      refusal(429, { message: "该手机号今天已发送 10 条验证码，请明天再试" }),
    );
    state.clock.set(NOW + 14 * HOUR_MS - 1);
    expect(() => send(state)).toThrow(refusal(429, {}));
    state.clock.set(NOW + 14 * HOUR_MS);
    expect(send(state)).toEqual({ wait: 60 });
  });
});
