import type { FaultKind } from "#generated/control/model/faultKind.ts";
import { say } from "../language.ts";

/** The kinds of faults, in display order. */
export const KINDS: readonly { readonly kind: FaultKind; readonly title: string; readonly about: string }[] =
  [
    {
      kind: "status",
      title: say("Error status", "错误状态码"),
      about: say(
        "Returns the status with the contract's example; message and field errors can be replaced.",
        "以契约中的示例返回该状态码；提示和字段错误可以替换。",
      ),
    },
    {
      kind: "login-code",
      title: say("Session ended (10001)", "登录失效（10001）"),
      about: say("Returns 200, but the body's code is 10001.", "返回 200，但响应体的 code 为 10001。"),
    },
    {
      kind: "delay",
      title: say("Delay", "延迟"),
      about: say("The real response, but late.", "真实的响应，只是晚到。"),
    },
    {
      kind: "hang",
      title: say("No response", "无响应"),
      about: say("Never responds: the client waits for its own timeout.", "一直不响应：客户端等到自己超时。"),
    },
    {
      kind: "reset",
      title: say("Connection reset", "连接重置"),
      about: say("Resets the connection: the client sees a network error.", "重置连接：客户端看到网络错误。"),
    },
    {
      kind: "cut",
      title: say("Truncated body", "响应体截断"),
      about: say("Cuts off halfway through the response body.", "响应体传到一半就中断。"),
    },
    {
      kind: "slow-drip",
      title: say("Slow transfer", "慢速传输"),
      about: say("The real response, in small pieces.", "真实的响应，一小段一小段地传。"),
    },
    {
      kind: "content-type",
      title: say("Wrong content type", "Content-Type 错误"),
      about: say("The same body under another Content-Type.", "同样的响应体，但 Content-Type 不对。"),
    },
    {
      kind: "invalid-json",
      title: say("Invalid JSON", "JSON 无效"),
      about: say("Returns 200 with a body that is not valid JSON.", "返回 200，但响应体不是合法的 JSON。"),
    },
    {
      kind: "wrong-shape",
      title: say("Wrong shape", "结构错误"),
      about: say("Valid JSON that violates the contract.", "合法的 JSON，但违反契约。"),
    },
    {
      kind: "documented-only",
      title: say("Documented fields only", "仅文档字段"),
      about: say(
        "The real response without the fields that the contract infers.",
        "真实的响应，但没有契约推断出的字段。",
      ),
    },
  ];

/** `answer` and `patch` are not offered: JSON is not typed but set by commands. */
export const kindTitle = (kind: FaultKind): string =>
  kind === "answer"
    ? say("Given response", "指定响应")
    : kind === "patch"
      ? say("Patched response", "修改过的响应")
      : (KINDS.find((one) => one.kind === kind)?.title ?? kind);

/** Kinds that can replace the response after the call has been executed. */
export const canComeAfter = (kind: FaultKind): boolean =>
  kind !== "delay" && kind !== "slow-drip" && kind !== "patch" && kind !== "documented-only";

export const STATUSES: readonly (readonly [status: number, title: string])[] = [
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
