import type { FaultKind } from "#generated/control/model/faultKind.ts";

/** The kinds of faults, in display order. */
export const KINDS: readonly { readonly kind: FaultKind; readonly title: string; readonly about: string }[] =
  [
    { kind: "status", title: "错误状态", about: "以契约的示例返回选定的状态码，可以换掉信息和字段错误。" },
    { kind: "login-code", title: "登录失效（10001）", about: "返回 200，但正文里的 code 是 10001。" },
    { kind: "delay", title: "延迟", about: "真实的响应，晚一些才到。" },
    { kind: "hang", title: "不应答", about: "永远没有响应，客户端要等到自己的超时。" },
    { kind: "reset", title: "连接断开", about: "连接被重置，客户端看到网络错误。" },
    { kind: "cut", title: "正文截断", about: "响应正文到一半就断了。" },
    { kind: "slow-drip", title: "慢速传输", about: "真实的响应，一小块一小块地到。" },
    { kind: "content-type", title: "类型错误", about: "正文不变，Content-Type 却是别的类型。" },
    { kind: "invalid-json", title: "不是 JSON", about: "状态码 200，正文却不是合法的 JSON。" },
    { kind: "wrong-shape", title: "结构不符", about: "合法的 JSON，但结构不符合契约。" },
  ];

/** `answer` is not offered: a whole response is not typed but set by commands. */
export const kindTitle = (kind: FaultKind): string =>
  kind === "answer" ? "指定的响应" : (KINDS.find((one) => one.kind === kind)?.title ?? kind);

/** Kinds that can replace the response after the call has been executed. */
export const canComeAfter = (kind: FaultKind): boolean => kind !== "delay" && kind !== "slow-drip";

export const STATUSES: readonly (readonly [status: number, title: string])[] = [
  [401, "未登录"],
  [403, "没有权限"],
  [404, "不存在"],
  [409, "冲突"],
  [422, "字段有误"],
  [429, "过于频繁"],
  [459, "未签电子合同"],
  [500, "服务器错误"],
  [502, "网关错误"],
  [503, "维护中"],
];
