import { HOT_LINE } from "#mock/domain/common/company.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { ANSWERS } from "./answers.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? "");

const STYLES = `
*{box-sizing:border-box}
body{margin:0;height:100vh;display:flex;flex-direction:column;background:#f4f6f8;color:#1d2733;font:14px/1.6 "Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif}
header,footer{padding:12px max(16px,50% - 360px)}
header{background:#08795b;color:#fff}
h1{margin:0;font-size:16px}
main{flex:1;overflow:auto;padding:16px max(16px,50% - 360px)}
time{display:block;margin:0 0 12px;text-align:center;color:#5b6672;font-size:12px}
.said{max-width:85%;margin:0 0 12px;padding:10px 12px;background:#fff;border-radius:4px 12px 12px;overflow-wrap:anywhere}
details{max-width:92%;margin:0 0 8px;background:#fff;border:1px solid #dde3e9;border-radius:8px}
summary{padding:10px 12px;cursor:pointer;color:#066149}
summary:focus-visible{outline:2px solid #066149;outline-offset:2px}
details p{margin:0;padding:0 12px 12px}
footer{background:#fff;border-top:1px solid #dde3e9;color:#5b6672;font-size:12px}
footer a{color:#066149}`;

/**
 * The page of the chat frame for a buyer at `now` (ms): a greeting, and frequent questions that expand to their
 * answers.
 */
export function chatPage(user: UserRecord, now: number): string {
  const { manager } = user;
  const who = manager.is_default === 0 ? `专属客服 ${manager.name}` : "在线客服";
  const whom = escapeHtml(user.company || user.name || user.username);
  const answers = ANSWERS.map(
    ([question, answer]) =>
      `<details><summary>${escapeHtml(question)}</summary><p>${escapeHtml(answer)}</p></details>`,
  );
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>在线客服</title>
<style>${STYLES}
</style>
</head>
<body>
<header><h1>${escapeHtml(who)}</h1>工作时间 8:30–18:00，${escapeHtml(user.username)} 您好</header>
<main>
<time datetime="${formatDateTime(now).replace(" ", "T")}+08:00">${formatDateTime(now)}</time>
<p class="said">${whom}，您好！我是${escapeHtml(who)}，请问有什么可以帮您？常见问题可直接点开查看。</p>
${answers.join("\n")}
</main>
<footer>没有找到答案？请拨打 <a href="tel:${escapeHtml(manager.phone)}">${escapeHtml(manager.phone)}</a> 或服务热线 <a href="tel:${HOT_LINE}">${HOT_LINE}</a></footer>
</body>
</html>
`;
}
