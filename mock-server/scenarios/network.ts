import type { Scenario } from "./scenario.ts";

/** A server or a network that does not do what it should. */
export const networkScenarios: readonly Scenario[] = [
  {
    name: "maintenance",
    title: "系统维护（503）",
    about: "每个接口都返回 503，页面应提示系统繁忙，请稍候再试。",
    persona: "buyer",
    setUp: ({ plan }) =>
      plan({ match: {}, fault: { kind: "status", status: 503, message: "系统维护中，预计 12:00 恢复" } }),
  },
];
