import type { RouteObject } from "react-router-dom";
import { pageRoutes, redirectRoute } from "../page-routes.ts";
import { pendingPage } from "../pending-page.tsx";

export const routes: RouteObject[] = [
  ...pageRoutes([
    { name: "help_hyzc", path: "/help/xrzn/hyzc", title: "会员注册", load: pendingPage("会员注册") },
    { name: "help_gwzn", path: "/help/xrzn/gwzn", title: "购物指南", load: pendingPage("购物指南") },
    { name: "help_aqgy", path: "/help/xrzn/aqgy", title: "安全购药", load: pendingPage("安全购药") },
    { name: "help_wzzz", path: "/help/fwbz/wzzz", title: "网站资质", load: pendingPage("网站资质") },
    { name: "help_yhxy", path: "/help/fwbz/yhxy", title: "用户协议", load: pendingPage("用户协议") },
    { name: "help_zskf", path: "/help/fwbz/zskf", title: "专属客服", load: pendingPage("专属客服") },
    { name: "help_tsjy", path: "/help/us/tsjy", title: "投诉与建议", load: pendingPage("投诉与建议") },
    { name: "help_link", path: "/help/us/link", title: "联系方式", load: pendingPage("联系方式") },
    { name: "help_ddzf", path: "/help/zfps/ddzf", title: "订单支付", load: pendingPage("订单支付") },
    { name: "help_hwps", path: "/help/zfps/hwps", title: "货物配送", load: pendingPage("货物配送") },
    { name: "help_ypth", path: "/help/zfps/ypth", title: "药品退换", load: pendingPage("药品退换") },
    { name: "news_hy", path: "/news/hy", title: "行业资讯", load: pendingPage("行业资讯") },
    { name: "news_company", path: "/news/company", title: "企业动态", load: pendingPage("企业动态") },
    { name: "news_info", path: "/news/info/:id/:type", title: "资讯详情", load: pendingPage("资讯详情") },
  ]),
  redirectRoute("/help", "/help/xrzn/hyzc"),
  redirectRoute("/help/xrzn", "/help/xrzn/hyzc"),
  redirectRoute("/help/fwbz", "/help/fwbz/wzzz"),
  redirectRoute("/help/us", "/help/us/tsjy"),
  redirectRoute("/help/pay", "/help/zfps/ddzf"),
  redirectRoute("/help/zfps", "/help/zfps/ddzf"),
  redirectRoute("/news", "/news/hy"),
];
