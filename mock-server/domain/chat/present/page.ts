import { company } from "#generated/company.ts";
import { Flag } from "#generated/enums.ts";
import { escapeHtml } from "#mock/domain/common/escape-html.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { PageData } from "../protocol.ts";
import { MOST_PICTURE_BYTES, MOST_TEXT } from "../rules/limits.ts";
import { FIRST_CHOICES } from "../rules/topics.ts";

/** The path prefix of the chat's own page and calls. */
export const CHAT_FOLDER = "/chat/";

/** The page of the chat frame for a buyer; script and style come from beside it (mock-server/desk). */
export function chatPage(user: UserRecord, seat: string): string {
  const { manager } = user;
  const desk = manager.is_default === Flag.No ? `专属客服 ${manager.name}` : "在线客服";
  const data: PageData = {
    seat,
    agent: { name: manager.name, phone: manager.phone, face: `/images/staff/${user.id}.svg` },
    desk,
    company: user.company || user.name || user.username,
    hours: company.service_hours.text,
    hotline: company.hotline,
    choices: FIRST_CHOICES,
    most_text: MOST_TEXT,
    most_picture_bytes: MOST_PICTURE_BYTES,
  };
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(desk)}</title>
<link rel="stylesheet" href="${CHAT_FOLDER}desk.css">
</head>
<body>
<div id="root"></div>
<noscript>在线客服需要浏览器允许运行脚本，或请拨打服务热线 ${company.hotline}。</noscript>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", String.raw`\u003C`)}</script>
<script src="${CHAT_FOLDER}desk.js" defer></script>
</body>
</html>
`;
}

/** The policy of the page: nothing from elsewhere, and only these origins may frame it. */
export const chatPolicy = (shopOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${shopOrigins.join(" ")}`,
  ].join("; ");
