import { rule } from "./rule.ts";

/** Rules of authentication and authorization. */
export const ACCESS_RULES = {
  "foreign-data": rule(
    "critical",
    "§6",
    { zh: "能看到或改动其他买家的数据", en: "Another buyer's data is served or changed" },
    {
      zh: "按会话中的买家过滤，别人的数据答 404",
      en: "Filter by the buyer of the session; answer 404 for what is another's",
    },
  ),
  "auth-not-checked": rule(
    "critical",
    "§8",
    { zh: "没有登录也能调用", en: "Works without a session" },
    { zh: "先检查会话，没有则答 401", en: "Check the session first and answer 401 without one" },
  ),
  "stale-session": rule(
    "critical",
    "§8",
    { zh: "已失效的会话仍能使用", en: "A session that has ended still works" },
    {
      zh: "退出登录时在服务器端作废会话，未知的会话答 401",
      en: "End the session on the server at logout; answer 401 for an unknown one",
    },
  ),
  "session-refused": rule(
    "major",
    "§8",
    { zh: "刚登录的会话被拒绝", en: "A fresh session is refused" },
    {
      zh: "检查该接口读取会话的方式（Cookie session）",
      en: "See how this operation reads the session (the cookie `session`)",
    },
  ),
  "login-required-status": rule(
    "major",
    "§8",
    { zh: "未登录时的状态码不是 401", en: "Without a session the status is not 401" },
    { zh: "未登录一律答 401", en: "Answer 401 whenever a session is missing" },
  ),
};
