import type { FaultRule } from "#generated/control/model/faultRule.ts";

export type Preset = { readonly title: string; readonly about: string; readonly rule: FaultRule };

/** The most common faults, for every operation, at one click. */
export const PRESETS: readonly Preset[] = [
  {
    title: "Maintenance",
    about: "every call answers 503",
    rule: { match: {}, fault: { kind: "status", status: 503, message: "系统维护中，请稍后再试" } },
  },
  {
    title: "Slow",
    about: "responses 0.8–3 s late",
    rule: { match: {}, fault: { kind: "delay", delay: [800, 3000] } },
  },
  {
    title: "Random failures",
    about: "1 in 5 answers 500",
    rule: { match: {}, fault: { kind: "status", status: 500 }, probability: 0.2 },
  },
  {
    title: "Session ended",
    about: "every call answers 401",
    rule: { match: {}, fault: { kind: "status", status: 401 } },
  },
  { title: "Offline", about: "connections are reset", rule: { match: {}, fault: { kind: "reset" } } },
  {
    title: "Rate limit",
    about: "every call answers 429",
    rule: { match: {}, fault: { kind: "status", status: 429 } },
  },
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
