import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { MINUTE_MS } from "#mock/world/shanghai-time.ts";
import { isUsable, wechatStatus } from "./code-state.ts";
import {
  findByWechat,
  findWechatCode,
  makeBindingCode,
  makeLoginCode,
  requireConfirmed,
  scanWechat,
  takeWechatCode,
  unbindWechat,
} from "./codes.ts";

type World = ReturnType<typeof worldWith>;
const bound = userWith({ id: 2, wechat: { nickname: "老王", boundAt: NOW } });
const world = () => worldWith({ users: byId(userWith(), bound) });
const refusal = (status: number, message: string) => expect.objectContaining({ status, message });
const field = (message: string) => expect.objectContaining({ status: 422, errors: { code_id: [message] } });
const confirmed = (state: World, id: string) => {
  scanWechat(state, id, "scan", "小李");
  return scanWechat(state, id, "confirm", "");
};

describe("a code", () => {
  test("for a login belongs to nobody, and can be scanned for five minutes", () => {
    const state = world();
    const code = makeLoginCode(state);
    expect(code).toEqual({
      id: expect.stringMatching(/^wx_[\da-f]{32}$/u),
      userId: null,
      state: 1,
      nickname: "",
      expiresAt: NOW + 5 * MINUTE_MS,
      confirmedAt: null,
      isUsed: false,
    });
    expect(findWechatCode(state, null, code.id)).toBe(code);
    expect(makeLoginCode(state).id).not.toBe(code.id);
  });

  test("to bind an account is the member's alone", () => {
    const state = world();
    const code = makeBindingCode(state, userWith());
    expect(findWechatCode(state, 1, code.id)).toBe(code);
    for (const other of [2, null])
      expect(() => findWechatCode(state, other, code.id)).toThrow(refusal(404, "二维码不存在，请刷新"));
    expect(() => findWechatCode(state, null, "wx_404")).toThrow(refusal(404, "二维码不存在，请刷新"));
  });

  test("to bind an account is not made for a member who has one", () =>
    expect(() => makeBindingCode(world(), bound)).toThrow(refusal(409, "已绑定微信，如需更换请先解绑")));

  test.each([
    [1, 5 * MINUTE_MS - 1, 1],
    [1, 5 * MINUTE_MS, 4],
    [2, 5 * MINUTE_MS - 1, 2],
    [2, 5 * MINUTE_MS, 4],
    [3, 5 * MINUTE_MS, 3],
    [5, 5 * MINUTE_MS, 5],
  ] as const)("in state %d is after %d ms in state %d", (state, passed, status) =>
    expect(wechatStatus({ ...makeLoginCode(world()), state }, NOW + passed)).toBe(status),
  );

  test("that was confirmed can be used once, for half an hour", () => {
    const code = { ...makeLoginCode(world()), confirmedAt: NOW };
    expect(isUsable(code, NOW + 30 * MINUTE_MS - 1)).toBe(true);
    expect(isUsable(code, NOW + 30 * MINUTE_MS)).toBe(false);
    expect(isUsable({ ...code, isUsed: true }, NOW)).toBe(false);
    expect(isUsable({ ...code, confirmedAt: null }, NOW)).toBe(false);
  });
});

describe("with the phone a code", () => {
  test("is scanned, then confirmed", () => {
    const state = world();
    const { id } = makeLoginCode(state);
    expect(scanWechat(state, id, "scan", "小李")).toMatchObject({
      state: 2,
      nickname: "小李",
      confirmedAt: null,
    });
    state.clock.advance(1000);
    const moved = scanWechat(state, id, "confirm", "another");
    expect(moved).toMatchObject({ state: 3, nickname: "小李", confirmedAt: NOW + 1000 });
    expect(state.wechatCodes.get(id)).toBe(moved);
  });

  test("is scanned, then canceled", () => {
    const state = world();
    const { id } = makeLoginCode(state);
    scanWechat(state, id, "scan", "小李");
    expect(scanWechat(state, id, "cancel", "")).toMatchObject({
      state: 5,
      nickname: "小李",
      confirmedAt: null,
    });
  });

  test("is neither confirmed nor canceled before it is scanned, nor scanned twice", () => {
    const state = world();
    const { id } = makeLoginCode(state);
    expect(() => scanWechat(state, id, "confirm", "")).toThrow(refusal(409, "请先扫码再确认"));
    expect(() => scanWechat(state, id, "cancel", "")).toThrow(refusal(409, "请先扫码再取消"));
    scanWechat(state, id, "scan", "小李");
    expect(() => scanWechat(state, id, "scan", "小李")).toThrow(
      refusal(409, "二维码已被扫描，请刷新后重新扫码"),
    );
  });

  test("cannot be used when it has expired, or is unknown", () => {
    const state = world();
    const { id } = makeLoginCode(state);
    state.clock.advance(5 * MINUTE_MS);
    expect(() => scanWechat(state, id, "scan", "小李")).toThrow(refusal(409, "二维码已过期，请刷新"));
    expect(() => scanWechat(state, "wx_404", "scan", "小李")).toThrow(refusal(404, "二维码不存在，请刷新"));
  });
});

describe("an account", () => {
  test("is bound to its member by confirming, not by scanning", () => {
    const state = world();
    const { id } = makeBindingCode(state, userWith());
    scanWechat(state, id, "scan", "小李");
    expect(state.users.get(1)?.wechat).toBeNull();
    scanWechat(state, id, "confirm", "");
    expect(state.users.get(1)?.wechat).toEqual({ nickname: "小李", boundAt: NOW });
    expect(findByWechat(state, "小李")?.id).toBe(1);
  });

  test("is bound to nobody by a login code, or by canceling", () => {
    const state = world();
    confirmed(state, makeLoginCode(state).id);
    const { id } = makeBindingCode(state, userWith());
    scanWechat(state, id, "scan", "小李");
    scanWechat(state, id, "cancel", "");
    expect(findByWechat(state, "小李")).toBeUndefined();
  });

  test("is bound to one member only, and the code can be confirmed no more then", () => {
    const state = world();
    const { id } = makeBindingCode(state, userWith());
    scanWechat(state, id, "scan", "老王");
    expect(() => scanWechat(state, id, "confirm", "")).toThrow(
      refusal(409, "该微信已绑定其他会员，请先解绑"),
    );
    expect(state.wechatCodes.get(id)?.state).toBe(2);
    expect(findByWechat(state, "老王")?.id).toBe(2);
  });

  test("is not bound to a member who has one by now, or who is gone", () => {
    const state = world();
    const codes = [makeBindingCode(state, userWith()), makeBindingCode(state, userWith())];
    confirmed(state, codes[0]!.id);
    scanWechat(state, codes[1]!.id, "scan", "小张");
    expect(() => scanWechat(state, codes[1]!.id, "confirm", "")).toThrow(
      refusal(409, "该会员已绑定微信，如需更换请先解绑"),
    );
    const { id } = makeBindingCode(state, userWith({ id: 404 }));
    scanWechat(state, id, "scan", "小张");
    expect(() => scanWechat(state, id, "confirm", "")).toThrow(
      refusal(409, "该会员已绑定微信，如需更换请先解绑"),
    );
  });

  test("is unbound, and nothing changes for a member without one", () => {
    const state = world();
    unbindWechat(state, bound);
    expect(state.users.get(2)?.wechat).toBeNull();
    unbindWechat(state, userWith());
    expect(state.users.changes().map(([id]) => id)).toEqual([2]);
  });
});

describe("a login by WeChat", () => {
  test("takes a confirmed code, once", () => {
    const state = world();
    const code = confirmed(state, makeLoginCode(state).id);
    expect(requireConfirmed(state, code.id)).toBe(code);
    takeWechatCode(state, code);
    expect(() => requireConfirmed(state, code.id)).toThrow(field("二维码已过期，请刷新"));
  });

  test("takes no code that is unknown, or a member's", () => {
    const state = world();
    const code = confirmed(state, makeBindingCode(state, userWith()).id);
    for (const id of ["wx_404", code.id])
      expect(() => requireConfirmed(state, id)).toThrow(field("二维码不存在，请刷新"));
  });

  test("takes no code that has expired before or after it was confirmed", () => {
    const state = world();
    const [open, done] = [makeLoginCode(state), makeLoginCode(state)];
    confirmed(state, done.id);
    state.clock.advance(30 * MINUTE_MS - 1);
    expect(requireConfirmed(state, done.id).id).toBe(done.id);
    expect(() => requireConfirmed(state, open.id)).toThrow(field("二维码已过期，请刷新"));
    state.clock.advance(1);
    expect(() => requireConfirmed(state, done.id)).toThrow(field("二维码已过期，请刷新"));
  });

  test("says when the code was canceled, or waits for the phone", () => {
    const state = world();
    const { id } = makeLoginCode(state);
    const waiting = refusal(409, "请先用微信扫码并确认");
    expect(() => requireConfirmed(state, id)).toThrow(waiting);
    scanWechat(state, id, "scan", "小李");
    expect(() => requireConfirmed(state, id)).toThrow(waiting);
    scanWechat(state, id, "cancel", "");
    expect(() => requireConfirmed(state, id)).toThrow(refusal(409, "您已取消登录，请刷新二维码后重新扫码"));
  });
});
