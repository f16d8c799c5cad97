import { rule } from "../../api-client/checks/rule.ts";

/** Rules of HTTP, whatever a response contains. */
export const TRANSPORT_RULES = {
  "html-page": rule(
    "critical",
    "one-client",
    { zh: "返回了 HTML 页面，而不是 JSON", en: "An HTML page in place of JSON" },
    {
      zh: "查看页面内容：多半是前端应用的兜底页、框架或代理的错误页、登录页；为该地址返回 JSON",
      en: "Look at the page: an app's fallback, an error of the framework or a proxy, or a login; send JSON at this address",
    },
  ),
  "cookie-flags": rule(
    "critical",
    "pages-of-other-sites",
    { zh: "会话 Cookie 缺少保护", en: "The session's cookie is not protected" },
    {
      zh: "Set-Cookie 加上 HttpOnly、SameSite=Lax，https 下再加 Secure",
      en: "Set it with HttpOnly and SameSite=Lax, and with Secure on https",
    },
  ),
  encoding: rule(
    "major",
    "responses",
    { zh: "压缩的响应与请求不符", en: "A compressed response does not fit the request" },
    {
      zh: "只在 Accept-Encoding 要求时压缩，内容不变，并加上 Vary: Accept-Encoding",
      en: "Compress only what Accept-Encoding asks for, without changing it, and send Vary: Accept-Encoding",
    },
  ),
  "head-differs": rule(
    "minor",
    "responses",
    { zh: "HEAD 与 GET 的应答不同", en: "HEAD responds otherwise than GET" },
    {
      zh: "HEAD 与 GET 的状态和响应头相同、没有正文；凡有 GET 的地址都有 HEAD",
      en: "Response HEAD with the status and headers of GET and no body, wherever there is a GET",
    },
  ),
  "allow-incomplete": rule(
    "minor",
    "responses",
    { zh: "Allow 没有列出该地址的全部方法", en: "Allow does not name all methods of the address" },
    {
      zh: "405 的 Allow 列出该地址支持的每个方法",
      en: "Name every method that the address has in the Allow of a 405",
    },
  ),
  "cors-refused": rule(
    "critical",
    "one-client",
    { zh: "商城页面读不到应答", en: "The shop's pages cannot read the response" },
    {
      zh: "每个应答（含错误）带 access-control-allow-origin（商城的来源，不是 *）和 allow-credentials: true",
      en: "Send access-control-allow-origin (the shop's, not *) and allow-credentials: true with every response, errors included",
    },
  ),
  "cors-for-anyone": rule(
    "critical",
    "pages-of-other-sites",
    { zh: "任何网站的页面都能读到买家的应答", en: "Pages of any site can read a buyer's responses" },
    {
      zh: "只对列出的来源带 access-control-allow-origin，不要照抄请求中的 Origin",
      en: "Send access-control-allow-origin to the listed origins only; do not echo Origin",
    },
  ),
  "too-slow": rule(
    "minor",
    "one-client",
    { zh: "比 --max-ms 慢", en: "Slower than --max-ms" },
    {
      zh: "先看最慢的那次调用：索引、逐行查询、外部服务",
      en: "Look at the slowest call first: indexes, a query for each row, other services",
    },
  ),
};
