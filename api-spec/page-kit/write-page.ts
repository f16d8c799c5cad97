import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

export type PageParts = {
  readonly title: string;
  /** By default English. */
  readonly lang?: string;
  readonly script: string;
  readonly style: string;
  /** The JSON in the page's element with the id `data`. */
  readonly data: unknown;
  /** True if the page may call its own server. Otherwise it makes no requests. */
  readonly connects?: boolean;
};

const hashOf = (text: string) => `'sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))}'`;

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Script and data must not close their element early or open a comment; in both, `<` equals `\x3C`. Nor does the word
 * `@import`, which Emotion compares rules with, stand in a page that loads nothing.
 */
const escapeScript = (text: string) =>
  text
    .replaceAll(/<(?=\/script|!--|script)/gi, String.raw`\x3C`)
    .replaceAll("@import", String.raw`\x40import`);

/**
 * A self-contained HTML file: markup, style, script and data. Its content security policy allows nothing else, so a
 * page that does not connect works the same from a file, the mock or any web server.
 */
export function writePage({
  title,
  lang = "en",
  style,
  data,
  connects = false,
  ...parts
}: PageParts): string {
  const script = escapeScript(parts.script);
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "img-src data:",
    ...(connects ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<div id="root"></div>
<noscript>This page needs JavaScript.</noscript>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", String.raw`\u003C`)}</script>
<script>${script}</script>
</body>
</html>
`;
}
