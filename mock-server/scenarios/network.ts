import type { FaultRule } from "#mock/faults/fault.ts";
import type { Scenario } from "./scenario.ts";

const network = (name: string, title: string, about: string, ...rules: readonly FaultRule[]): Scenario => ({
  name,
  title,
  about,
  persona: "buyer",
  setUp: ({ plan }) => {
    for (const rule of rules) plan(rule);
  },
});

/** Server and network failures. */
export const networkScenarios: readonly Scenario[] = [
  network(
    "maintenance",
    "Maintenance (503)",
    "Every call answers 503; pages should say 系统繁忙，请稍候再试.",
    {
      match: {},
      fault: { kind: "status", status: 503, message: "系统维护中，预计 12:00 恢复" },
    },
  ),
  network(
    "slow-network",
    "Slow network",
    "Every call takes 0.8 to 2.5 seconds: shows loading states and repeated clicks.",
    {
      match: {},
      fault: { kind: "delay", delay: [800, 2500] },
    },
  ),
  network(
    "flaky-network",
    "Flaky network",
    "About one call in five is cut off, others answer 502 or take long; the same each time for the same seed.",
    { match: {}, fault: { kind: "delay", delay: [500, 3000] }, probability: 0.1 },
    { match: {}, fault: { kind: "status", status: 502 }, probability: 0.1 },
    { match: {}, fault: { kind: "reset" }, probability: 0.2 },
  ),
  network(
    "cart-broken",
    "Only the cart fails",
    "The cart's calls answer 500, everything else works: one error should not take down a page.",
    {
      match: { tag: "cart" },
      fault: { kind: "status", status: 500 },
    },
  ),
  network("too-many-requests", "Too many requests (429)", "Every call answers 429 after the first 20.", {
    match: {},
    fault: { kind: "status", status: 429, message: "操作太频繁，请稍候再试" },
    after: 20,
  }),
  network(
    "search-hangs",
    "Search hangs",
    "Search suggestions and the goods list never answer; a timeout should show after 30 seconds.",
    {
      match: { path: "/api/goods/*" },
      fault: { kind: "hang" },
    },
  ),
];
