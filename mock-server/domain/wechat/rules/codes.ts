import { WechatCodeStatus } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { drawId } from "#mock/domain/common/random-text.ts";
import { conflict, invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { putNewest } from "#mock/world/keep-newest.ts";
import type { WechatCodeRecord } from "../records.ts";
import { isUsable, wechatStatus } from "./code-state.ts";

/** The time in which a code can be scanned and confirmed, in ms. */
const CODE_MS = terms.login.code_minutes * 60_000;

/** Creates a code that binds a WeChat account to the buyer; 409 when one is already bound. */
export function makeBindingCode(state: WorldState, user: UserRecord): WechatCodeRecord {
  if (user.wechat) throw conflict("已绑定微信，如需更换请先解绑", SHOP_RULES.wechat);
  return makeCode(state, user.id);
}

/** Creates a code for a login or registration. */
export const makeLoginCode = (state: WorldState): WechatCodeRecord => makeCode(state, null);

function makeCode(state: WorldState, userId: number | null): WechatCodeRecord {
  const code: WechatCodeRecord = {
    id: `wx_${drawId(state, "wechat")}`,
    userId,
    state: WechatCodeStatus.Waiting,
    nickname: "",
    expiresAt: state.clock.now() + CODE_MS,
    confirmedAt: null,
    isUsed: false,
  };
  putNewest(state.wechatCodes, code.id, code);
  return code;
}

/** The code of a member, or with null a login code; 404 for another member's. */
export function findWechatCode(state: WorldState, userId: number | null, id: string): WechatCodeRecord {
  const code = state.wechatCodes.get(id);
  if (!code || code.userId !== userId) throw notFound("二维码不存在，请刷新", SHOP_RULES.ownData);
  return code;
}

const STEPS = {
  scan: { from: 1, to: 2, notNow: "二维码已被扫描，请刷新后重新扫码" },
  confirm: { from: 2, to: 3, notNow: "请先扫码再确认" },
  cancel: { from: 2, to: 5, notNow: "请先扫码再取消" },
} as const;

export type ScanStep = keyof typeof STEPS;

/**
 * Control API: the action of the person with the phone: scans a code (the nickname identifies the WeChat account),
 * then confirms or cancels. Confirming a member's code binds the account. 404 for an unknown code, 409 for an invalid
 * step, an expired code, or an account bound to another member.
 */
export function scanWechat(
  state: WorldState,
  codeId: string,
  step: ScanStep,
  nickname: string,
): WechatCodeRecord {
  const code = state.wechatCodes.get(codeId);
  if (!code) throw notFound("二维码不存在，请刷新", SHOP_RULES.exists);
  const now = state.clock.now();
  const status = wechatStatus(code, now);
  if (status === WechatCodeStatus.Expired) throw conflict("二维码已过期，请刷新", SHOP_RULES.wechat);
  const { from, to, notNow } = STEPS[step];
  if (status !== from) throw conflict(notNow, SHOP_RULES.wechat);
  const moved: WechatCodeRecord = {
    ...code,
    state: to,
    ...(step === "scan" && { nickname }),
    ...(step === "confirm" && { confirmedAt: now }),
  };
  if (step === "confirm" && code.userId !== null) bind(state, code.userId, code.nickname);
  state.wechatCodes.put(code.id, moved);
  return moved;
}

/** The member bound to a WeChat account. */
export function findByWechat(state: WorldState, nickname: string): UserRecord | undefined {
  for (const user of state.users.values()) if (user.wechat?.nickname === nickname) return user;
  return undefined;
}

function bind(state: WorldState, userId: number, nickname: string): void {
  const user = state.users.get(userId);
  if (!user || user.wechat) throw conflict("该会员已绑定微信，如需更换请先解绑", SHOP_RULES.wechat);
  if (findByWechat(state, nickname)) throw conflict("该微信已绑定其他会员，请先解绑", SHOP_RULES.wechat);
  state.users.put(userId, { ...user, wechat: { nickname, boundAt: state.clock.now() } });
}

/** Unbinds the buyer's WeChat account, if there is one. */
export function unbindWechat(state: WorldState, user: UserRecord): void {
  if (user.wechat) state.users.put(user.id, { ...user, wechat: null });
}

/**
 * A confirmed, unused login code. 422 on `code_id` for one that is unknown, expired or used; 409 for one that is
 * unconfirmed or canceled.
 */
export function requireConfirmed(state: WorldState, codeId: string): WechatCodeRecord {
  const code = state.wechatCodes.get(codeId);
  if (!code || code.userId !== null) throw invalidField("code_id", "二维码不存在，请刷新", SHOP_RULES.wechat);
  const now = state.clock.now();
  const status = wechatStatus(code, now);
  if (status === WechatCodeStatus.Expired || (status === WechatCodeStatus.Confirmed && !isUsable(code, now)))
    throw invalidField("code_id", "二维码已过期，请刷新", SHOP_RULES.wechat);
  if (status === WechatCodeStatus.Canceled)
    throw conflict("您已取消登录，请刷新二维码后重新扫码", SHOP_RULES.wechat);
  if (status !== WechatCodeStatus.Confirmed) throw conflict("请先用微信扫码并确认", SHOP_RULES.wechat);
  return code;
}

/** Marks a confirmed code as used. */
export const takeWechatCode = (state: WorldState, code: WechatCodeRecord): void =>
  state.wechatCodes.put(code.id, { ...code, isUsed: true });
