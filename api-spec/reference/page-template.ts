import { createHash } from "node:crypto";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Neither script nor data may end its element early or open a comment; in both, `<` means the same as `\x3C`. */
const escapeScript = (text: string) => text.replaceAll(/<(?=\/script|!--|script)/gi, String.raw`\x3C`);

/**
 * One HTML file that holds everything: markup, style, script and the contract itself. Its own policy lets nothing
 * else in, so it is the same from a file, from the mock and from any web server.
 */
export function writePage(parts: { title: string; contract: string; script: string; style: string }): string {
  const script = escapeScript(parts.script);
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(parts.style)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(parts.title)}</title>
<style>${parts.style}</style>
</head>
<body>
<div id="root"></div>
<noscript>此页需要 JavaScript。</noscript>
<script type="application/json" id="contract">${parts.contract.replaceAll("<", String.raw`\u003C`)}</script>
<script>${script}</script>
</body>
</html>
`;
}
