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
  network("maintenance", "系统维护（503）", "每个接口都返回 503，页面应提示系统繁忙，请稍候再试。", {
    match: {},
    fault: { kind: "status", status: 503, message: "系统维护中，预计 12:00 恢复" },
  }),
  network("slow-network", "网络很慢", "每个接口要 0.8 到 2.5 秒：看加载状态和重复点击。", {
    match: {},
    fault: { kind: "delay", delay: [800, 2500] },
  }),
  network(
    "flaky-network",
    "网络不稳定",
    "每五个请求约有一个连接中断，另有一些返回 502 或拖很久；同一种子每次相同。",
    { match: {}, fault: { kind: "delay", delay: [500, 3000] }, probability: 0.1 },
    { match: {}, fault: { kind: "status", status: 502 }, probability: 0.1 },
    { match: {}, fault: { kind: "reset" }, probability: 0.2 },
  ),
  network("cart-broken", "只有购物车出错", "购物车接口返回 500，其他页面正常：出错不应连累整页。", {
    match: { tag: "cart" },
    fault: { kind: "status", status: 500 },
  }),
  network("too-many-requests", "请求过于频繁（429）", "每个接口放行 20 次后返回 429。", {
    match: {},
    fault: { kind: "status", status: 429, message: "操作太频繁，请稍候再试" },
    after: 20,
  }),
  network("search-hangs", "搜索没有应答", "搜索建议和商品列表一直没有应答，30 秒后应提示请求超时。", {
    match: { path: "/api/goods/*" },
    fault: { kind: "hang" },
  }),
];
