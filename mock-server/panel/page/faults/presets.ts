import type { FaultRule } from "#generated/control/model/faultRule.ts";

export type Preset = { readonly title: string; readonly about: string; readonly rule: FaultRule };

/** The most common faults, for every operation, at one click. */
export const PRESETS: readonly Preset[] = [
  {
    title: "维护中",
    about: "每个接口返回 503",
    rule: { match: {}, fault: { kind: "status", status: 503, message: "系统维护中，请稍后再试" } },
  },
  {
    title: "慢",
    about: "每个响应晚 0.8–3 秒",
    rule: { match: {}, fault: { kind: "delay", delay: [800, 3000] } },
  },
  {
    title: "偶发失败",
    about: "五分之一的请求返回 500",
    rule: { match: {}, fault: { kind: "status", status: 500 }, probability: 0.2 },
  },
  {
    title: "登录失效",
    about: "每个接口返回 401",
    rule: { match: {}, fault: { kind: "status", status: 401 } },
  },
  { title: "断网", about: "每个连接被重置", rule: { match: {}, fault: { kind: "reset" } } },
  { title: "限流", about: "每个接口返回 429", rule: { match: {}, fault: { kind: "status", status: 429 } } },
];

/** Whether two rules are equal, ignoring the order of their fields. */
export const isSameRule = (a: FaultRule, b: FaultRule): boolean =>
  canonical([a.match, a.fault, a.times, a.probability, a.after]) ===
  canonical([b.match, b.fault, b.times, b.probability, b.after]);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  );
