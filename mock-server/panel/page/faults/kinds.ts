import type { FaultKind } from "#generated/control/model/faultKind.ts";
import { say } from "../language.ts";

/** `none` is the real response, as a part of a sequence. */
export type EffectKind = FaultKind | "none";

/** The kinds of effects that the form offers, in display order. */
export const KINDS: Readonly<Record<EffectKind, readonly [title: string, about: string]>> = {
  status: [
    say("Error status", "错误状态码"),
    say(
      "Returns the status with the contract's example; message and field errors can be replaced.",
      "以契约中的示例返回该状态码；提示和字段错误可以替换。",
    ),
  ],
  answer: [
    say("Given response", "指定响应"),
    say("Exactly this response, as another server might send it.", "原样返回此响应，如同来自其他服务器。"),
  ],
  patch: [
    say("Patched response", "修改过的响应"),
    say("The real response, changed by a JSON Patch.", "真实的响应，经 JSON Patch 修改。"),
  ],
  "login-code": [
    say("Session ended (10001)", "登录失效（10001）"),
    say("Returns 200, but the body's code is 10001.", "返回 200，但响应体的 code 为 10001。"),
  ],
  delay: [say("Delay", "延迟"), say("The real response, but late.", "真实的响应，只是晚到。")],
  hang: [
    say("No response", "无响应"),
    say("Never responds: the client waits for its own timeout.", "一直不响应：客户端等到自己超时。"),
  ],
  reset: [
    say("Connection reset", "连接重置"),
    say("Resets the connection: the client sees a network error.", "重置连接：客户端看到网络错误。"),
  ],
  cut: [
    say("Truncated body", "响应体截断"),
    say("Cuts off halfway through the response body.", "响应体传到一半就中断。"),
  ],
  "slow-drip": [
    say("Slow transfer", "慢速传输"),
    say("The real response, in small pieces.", "真实的响应，一小段一小段地传。"),
  ],
  "content-type": [
    say("Wrong content type", "Content-Type 错误"),
    say("The same body under another Content-Type.", "同样的响应体，但 Content-Type 不对。"),
  ],
  "invalid-json": [
    say("Invalid JSON", "JSON 无效"),
    say("Returns 200 with a body that is not valid JSON.", "返回 200，但响应体不是合法的 JSON。"),
  ],
  "wrong-shape": [
    say("Wrong shape", "结构错误"),
    say("Valid JSON that violates the contract.", "合法的 JSON，但违反契约。"),
  ],
  "documented-only": [
    say("Documented fields only", "仅文档字段"),
    say(
      "The real response without the fields that the contract infers.",
      "真实的响应，但没有契约推断出的字段。",
    ),
  ],
  none: [say("Real response", "真实响应"), say("Nothing goes wrong in this call.", "这次请求一切正常。")],
};

export const kindTitle = (kind: FaultKind): string => KINDS[kind][0];

/** Kinds that can replace the response after the call has been executed. */
export const canComeAfter = (kind: EffectKind): boolean =>
  kind !== "none" &&
  kind !== "delay" &&
  kind !== "slow-drip" &&
  kind !== "patch" &&
  kind !== "documented-only";

export const STATUSES: readonly (readonly [status: number, title: string])[] = [
  [200, say("success", "成功")],
  [201, say("created", "已创建")],
  [401, say("not logged in", "未登录")],
  [403, say("forbidden", "无权限")],
  [404, say("not found", "不存在")],
  [409, say("conflict", "冲突")],
  [422, say("invalid fields", "字段无效")],
  [429, say("too many requests", "请求过多")],
  [459, say("contract not signed", "未签合同")],
  [500, say("server error", "服务器错误")],
  [502, say("bad gateway", "网关错误")],
  [503, say("maintenance", "维护中")],
];
