import { rule } from "../../api-client/checks/rule.ts";

/** Rules of authentication and authorization. */
export const ACCESS_RULES = {
  "foreign-data": rule(
    "critical",
    "own-data",
    { zh: "能看到或改动其他买家的数据", en: "Another buyer's data is served or changed" },
    {
      zh: "按会话中的买家过滤，别人的数据答 404",
      en: "Filter by the buyer of the session; respond with 404 for what is another's",
    },
  ),
  "private-file-open": rule(
    "critical",
    "own-data",
    {
      zh: "别人能打开买家的证照、发票或合同",
      en: "Anyone can open a buyer's certificate, invoice or contract",
    },
    {
      zh: "按会话核对文件的主人，其他人答 404；或给出猜不到且会过期的地址",
      en: "Compare the session with the file's owner and respond with 404 to others, or give addresses that nobody can guess and that expire",
    },
  ),
  "private-file-refused": rule(
    "major",
    "responses",
    { zh: "买家无法打开自己的文件", en: "Buyers cannot open their own files" },
    {
      zh: "应答中的地址在买家的会话中须能打开",
      en: "The address in a response has to open in the session of its buyer",
    },
  ),
  "private-file-cached": rule(
    "major",
    "own-data",
    { zh: "买家的文件可被公共缓存", en: "Shared caches may keep a buyer's file" },
    { zh: "加上 Cache-Control: private 或 no-store", en: "Send Cache-Control: private, or no-store" },
  ),
  "auth-not-checked": rule(
    "critical",
    "login-required",
    { zh: "没有登录也能调用", en: "Works without a session" },
    { zh: "先检查会话，没有则答 401", en: "Check the session first and respond with 401 without one" },
  ),
  "stale-session": rule(
    "critical",
    "login-required",
    { zh: "已失效的会话仍能使用", en: "A session that has ended still works" },
    {
      zh: "退出登录时在服务器端作废会话，未知的会话答 401",
      en: "End the session on the server at logout; respond with 401 for an unknown one",
    },
  ),
  "foreign-page-accepted": rule(
    "critical",
    "pages-of-other-sites",
    { zh: "其他网站的页面能替买家发出调用", en: "Pages of other sites can call it for a buyer" },
    {
      zh: "先看 Origin，没有再看 Sec-Fetch-Site；不是商城或本站的一律答 403",
      en: "Look at Origin first, without it at Sec-Fetch-Site; respond with 403 for all but the shop's and your own pages",
    },
  ),
  "foreign-page-status": rule(
    "major",
    "pages-of-other-sites",
    { zh: "其他网站的页面没有先被拒绝", en: "Pages of other sites are not refused first" },
    {
      zh: "在检查会话和内容之前判断来源，答 403",
      en: "Judge the page before session and content, and respond with 403",
    },
  ),
  "own-page-refused": rule(
    "critical",
    "pages-of-other-sites",
    { zh: "商城自己的页面被当作其他网站拒绝", en: "The shop's own pages are refused as foreign" },
    { zh: "把商城的来源列入允许的来源", en: "Add the shop's origin to those that may call" },
  ),
  "preflight-refused": rule(
    "critical",
    "pages-of-other-sites",
    { zh: "商城页面的预检请求不通过", en: "The preflight of the shop's pages fails" },
    {
      zh: "预检应答带 access-control-allow-origin（商城的来源）、allow-credentials: true，allow-headers 含 x-requested-with，allow-methods 含该方法",
      en: "Response it with access-control-allow-origin (the shop's), allow-credentials: true, x-requested-with in allow-headers and the method in allow-methods",
    },
  ),
  "preflight-for-anyone": rule(
    "critical",
    "pages-of-other-sites",
    { zh: "任何网站的预检请求都通过", en: "Any site's preflight succeeds" },
    {
      zh: "只对列出的来源应答，不要照抄请求中的 Origin，也不要用 *",
      en: "Response the listed origins only; neither echo Origin nor use *",
    },
  ),
  "session-refused": rule(
    "major",
    "login-required",
    { zh: "刚登录的会话被拒绝", en: "A fresh session is refused" },
    {
      zh: "检查该接口读取会话的方式（Cookie session）",
      en: "See how this operation reads the session (the cookie `session`)",
    },
  ),
  "login-required-status": rule(
    "major",
    "login-required",
    { zh: "未登录时的状态码不是 401", en: "Without a session the status is not 401" },
    { zh: "未登录一律答 401", en: "Respond with 401 whenever a session is missing" },
  ),
};
