import type { RouteObject } from "react-router-dom";
import type { ArticleCode } from "#generated/enums.ts";
import { paths } from "#src/shared/paths.ts";
import { pageRoutes, redirectRoute } from "../page-routes.ts";

/** The pages that consist of one fixed article. */
const articles = [
  ["hyzc", "xrzn", "会员注册"],
  ["gwzn", "xrzn", "购物指南"],
  ["aqgy", "xrzn", "安全购药"],
  ["wzzz", "fwbz", "网站资质"],
  ["yhxy", "fwbz", "用户协议"],
  ["ddzf", "zfps", "订单支付"],
  ["hwps", "zfps", "货物配送"],
  ["ypth", "zfps", "药品退换"],
] as const satisfies readonly (readonly [code: ArticleCode, group: string, title: string])[];

export const routes: RouteObject[] = [
  ...pageRoutes([
    ...articles.map(([code, group, title]) => ({
      name: `help_${code}`,
      path: paths.help(`${group}/${code}`),
      title,
      load: async () => (await import("./article-page.tsx")).articlePage(code, title),
    })),
    {
      name: "help_zskf",
      path: "/help/fwbz/zskf",
      title: "专属客服",
      load: async () => (await import("./service-page.tsx")).ServicePage,
    },
    {
      name: "help_tsjy",
      path: "/help/us/tsjy",
      title: "投诉与建议",
      load: async () => (await import("./complaint-page.tsx")).ComplaintPage,
    },
    {
      name: "help_link",
      path: "/help/us/link",
      title: "联系方式",
      load: async () => (await import("./contact-page.tsx")).ContactPage,
    },
    {
      name: "news_hy",
      path: "/news/hy",
      title: "行业资讯",
      load: async () => (await import("./news-list-page.tsx")).newsListPage("hy"),
    },
    {
      name: "news_company",
      path: "/news/company",
      title: "企业动态",
      load: async () => (await import("./news-list-page.tsx")).newsListPage("company"),
    },
    {
      name: "news_info",
      path: "/news/info/:id/:type",
      title: "资讯详情",
      load: async () => (await import("./news-page.tsx")).NewsPage,
    },
  ]),
  redirectRoute("/help", "/help/xrzn/hyzc"),
  redirectRoute("/help/xrzn", "/help/xrzn/hyzc"),
  redirectRoute("/help/fwbz", "/help/fwbz/wzzz"),
  redirectRoute("/help/us", "/help/us/tsjy"),
  redirectRoute("/help/pay", "/help/zfps/ddzf"),
  redirectRoute("/help/zfps", "/help/zfps/ddzf"),
  redirectRoute("/news", "/news/hy"),
];
