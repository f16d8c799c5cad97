import { hashKey } from "@tanstack/react-query";
import type { FaultRule } from "#generated/control/model/faultRule.ts";
import { say } from "../language.ts";

export type Preset = { readonly title: string; readonly about: string; readonly rule: FaultRule };

/** The most common faults, for every operation, at one click. */
export const PRESETS: readonly Preset[] = [
  {
    title: say("Maintenance", "系统维护"),
    about: say("every call returns 503", "所有请求返回 503"),
    rule: { match: {}, fault: { kind: "status", status: 503, message: "系统维护中，请稍后再试" } },
  },
  {
    title: say("Slow", "网络缓慢"),
    about: say("responses 0.8–3 s late", "响应延迟 0.8–3 秒"),
    rule: { match: {}, fault: { kind: "delay", delay: [800, 3000] } },
  },
  {
    title: say("Random failures", "随机失败"),
    about: say("1 in 5 returns 500", "五分之一的请求返回 500"),
    rule: { match: {}, fault: { kind: "status", status: 500 }, probability: 0.2 },
  },
  {
    title: say("Session ended", "登录失效"),
    about: say("every call returns 401", "所有请求返回 401"),
    rule: { match: {}, fault: { kind: "status", status: 401 } },
  },
  {
    title: say("Offline", "断网"),
    about: say("connections are reset", "连接被重置"),
    rule: { match: {}, fault: { kind: "reset" } },
  },
  {
    title: say("Rate limit", "限流"),
    about: say("every call returns 429", "所有请求返回 429"),
    rule: { match: {}, fault: { kind: "status", status: 429 } },
  },
];

/** True if two rules are equal, ignoring the order of their fields. */
export const isSameRule = (a: FaultRule, b: FaultRule): boolean =>
  hashKey([a.match, a.fault, a.sequence, a.times, a.probability, a.after]) ===
  hashKey([b.match, b.fault, b.sequence, b.times, b.probability, b.after]);
