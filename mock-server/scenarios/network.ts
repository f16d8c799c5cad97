import type { FaultRule } from "#mock/faults/fault.ts";
import type { Text } from "#mock/language/say.ts";
import type { Scenario } from "./scenario.ts";

const network = <const Name extends string>(
  name: Name,
  title: Text,
  about: Text,
  ...rules: readonly FaultRule[]
) =>
  ({
    name,
    title,
    about,
    persona: "buyer",
    setUp: ({ plan }) => {
      for (const rule of rules) plan(rule);
    },
  }) as const satisfies Scenario;

/** The calls without which nobody could log in: the specification gives their effect, and leaves their address open. */
const LOGIN_CALLS = ["login", "getCurrentUser"];

/** Server and network failures, and a server that lacks what is not documented. */
export const networkScenarios = [
  network(
    "maintenance",
    ["Maintenance (503)", "系统维护 (503)"],
    [
      "Every call returns 503; pages should say 系统繁忙，请稍候再试.",
      "所有请求返回 503；页面应提示“系统繁忙，请稍候再试”。",
    ],
    {
      match: {},
      fault: { kind: "status", status: 503, message: "系统维护中，预计 12:00 恢复" },
    },
  ),
  network(
    "slow-network",
    ["Slow network", "网络缓慢"],
    [
      "Every call takes 0.8 to 2.5 seconds: shows loading states and repeated clicks.",
      "每个请求耗时 0.8 到 2.5 秒：可查看加载状态和重复点击。",
    ],
    {
      match: {},
      fault: { kind: "delay", delay: [800, 2500] },
    },
  ),
  network(
    "flaky-network",
    ["Flaky network", "网络不稳定"],
    [
      "About one call in five is cut off, others return 502 or take long; the same each time for the same seed.",
      "约五分之一的请求中断，另有一些返回 502 或很慢；种子相同，结果就相同。",
    ],
    { match: {}, fault: { kind: "delay", delay: [500, 3000] }, probability: 0.1 },
    { match: {}, fault: { kind: "status", status: 502 }, probability: 0.1 },
    { match: {}, fault: { kind: "reset" }, probability: 0.2 },
  ),
  network(
    "cart-broken",
    ["Only the cart fails", "只有购物车出错"],
    [
      "The cart's calls return 500, everything else works: one error should not take down a page.",
      "购物车的接口返回 500，其余正常：一处出错不应拖垮整个页面。",
    ],
    {
      match: { tag: "cart" },
      fault: { kind: "status", status: 500 },
    },
  ),
  network(
    "too-many-requests",
    ["Too many requests (429)", "请求过多 (429)"],
    ["Every call returns 429 after the first 20.", "前 20 个请求之后，所有请求返回 429。"],
    {
      match: {},
      fault: { kind: "status", status: 429, message: "操作太频繁，请稍后再试" },
      after: 20,
    },
  ),
  network(
    "search-hangs",
    ["Search hangs", "搜索无响应"],
    [
      "Search suggestions and the goods list never respond; a timeout should show after 30 seconds.",
      "搜索建议和商品列表一直不响应；30 秒后应提示超时。",
    ],
    {
      match: { path: "/api/goods/*" },
      fault: { kind: "hang" },
    },
  ),
  network(
    "documented-only",
    ["Documented calls only", "只有文档写明的接口"],
    [
      "The 71 documented calls respond with documented fields alone, and so do login and getCurrentUser; all others return 404. A backend on its first day.",
      "71 个文档写明的接口只返回文档写明的字段，login 和 getCurrentUser 也一样；其余接口返回 404。相当于后端刚起步时的样子。",
    ],
    { match: { provenance: "documented" }, fault: { kind: "documented-only" } },
    {
      match: { provenance: "inferred" },
      fault: { kind: "status", status: 404, message: "该服务暂未开通" },
    },
    ...LOGIN_CALLS.map((operationId): FaultRule => ({
      match: { operationId },
      fault: { kind: "documented-only" },
    })),
  ),
] as const satisfies readonly Scenario[];
