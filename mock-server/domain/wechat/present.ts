import { Flag } from "#generated/enums.ts";
import type { WechatBinding } from "#generated/model/wechatBinding.ts";
import type { WechatCode } from "#generated/model/wechatCode.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { WechatCodeRecord } from "./records.ts";
import { wechatStatus } from "./rules/code-state.ts";

/** A code at `now` (ms). */
export const presentWechatCode = (code: WechatCodeRecord, now: number): WechatCode => ({
  code_id: code.id,
  content: `https://weixin.baicaohui.example/connect/confirm?code=${code.id}`,
  status: wechatStatus(code, now),
  expires_at: Math.floor(code.expiresAt / 1000),
  nickname: code.nickname,
});

/** The binding of a WeChat account; its avatar is the buyer's. */
export const presentWechatBinding = ({ id, wechat }: UserRecord, origin: string): WechatBinding => ({
  is_bound: wechat ? Flag.Yes : Flag.No,
  nickname: wechat?.nickname ?? "",
  face: wechat ? `${origin}/images/faces/${id}.svg` : "",
  bound_at: wechat ? formatDateTime(wechat.boundAt) : null,
});
