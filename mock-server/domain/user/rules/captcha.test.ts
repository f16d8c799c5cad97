import { describe, expect, test } from "vitest";
import { NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { MINUTE_MS } from "#mock/world/shanghai-time.ts";
import { makeCaptcha, takeCaptcha } from "./captcha.ts";

const GONE = "图形验证码已失效，请点击图片刷新";
const answerOf = ({ id, answer }: { id: string; answer: string }) => ({ captcha_id: id, captcha: answer });

describe("a captcha", () => {
  test("has four letters, and its answer in the outbox", () => {
    const state = worldWith();
    const captcha = makeCaptcha(state);
    expect(captcha.answer).toMatch(/^[3-9A-Z]{4}$/u);
    expect(captcha.id).toMatch(/^cap_[\da-f]{32}$/u);
    expect(captcha.expiresAt).toBe(NOW + 5 * MINUTE_MS);
    expect(state.outbox).toEqual([
      {
        to: captcha.id,
        text: `图形验证码 ${captcha.answer}，5 分钟内有效，只能使用一次。`,
        code: captcha.answer,
        sent_at: "2026-11-21 10:00:00",
      },
    ]);
    expect(makeCaptcha(state)).not.toEqual(captcha);
  });

  test("is answered in any case, with spaces around it", () => {
    const state = worldWith();
    const { id, answer } = makeCaptcha(state);
    expect(takeCaptcha(state, { captcha_id: id, captcha: ` ${answer.toLowerCase()} ` })).toBeUndefined();
  });

  test("can be used once, rightly or wrongly", () => {
    const state = worldWith();
    const [right, wrong] = [makeCaptcha(state), makeCaptcha(state)];
    expect(takeCaptcha(state, answerOf(right))).toBeUndefined();
    expect(takeCaptcha(state, answerOf(right))).toBe(GONE);
    expect(takeCaptcha(state, { captcha_id: wrong.id, captcha: "0000" })).toBe(
      "图形验证码不正确，请按新图片重新输入",
    );
    expect(takeCaptcha(state, answerOf(wrong))).toBe(GONE);
  });

  test("is valid for five minutes", () => {
    const state = worldWith();
    const [soon, late] = [makeCaptcha(state), makeCaptcha(state)];
    state.clock.advance(5 * MINUTE_MS - 1);
    expect(takeCaptcha(state, answerOf(soon))).toBeUndefined();
    state.clock.advance(1);
    expect(takeCaptcha(state, answerOf(late))).toBe(GONE);
  });

  test.each([
    ["nothing", {}],
    ["no answer", { captcha_id: "cap_1" }],
    ["a blank answer", { captcha_id: "cap_1", captcha: "  " }],
    ["no captcha", { captcha: "ABCD" }],
  ])("is asked for by %s", (_case, answer) =>
    expect(takeCaptcha(worldWith(), answer)).toBe("请输入图形验证码"),
  );

  test("that nobody answered goes with the first one after its end", () => {
    const state = worldWith();
    const old = makeCaptcha(state);
    state.clock.advance(5 * MINUTE_MS - 1);
    const next = makeCaptcha(state);
    expect(state.captchas.size).toBe(2);
    state.clock.advance(1);
    makeCaptcha(state);
    expect(state.captchas.get(old.id)).toBeUndefined();
    expect(state.captchas.get(next.id)).toBe(next);
  });
});
