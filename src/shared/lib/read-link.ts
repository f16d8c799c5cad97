import { isInAppPath } from "./in-app-path.ts";

export type ReadLink =
  | { kind: "route"; to: string }
  | { kind: "external"; href: string }
  | { kind: "notice"; text: string };

const NOT_STARTED = "活动未开始";
const NOT_YET_STARTED = "活动暂未开始";

/**
 * The meaning of a link in the data (specification section 8). `*text` and `#text` show the text; a star without text
 * says 活动暂未开始, an empty link 活动未开始. A path stays in the shop, http(s) leaves it. Anything else, such as
 * `javascript:` or no text at all, opens nothing and counts as empty.
 */
export function readLink(url: unknown): ReadLink {
  if (typeof url !== "string") return notice("", NOT_STARTED);
  // Browsers drop tabs and line breaks from URLs, so `java<tab>script:` would run; control characters are removed
  // first.
  const link = url.replaceAll(/\p{Cc}/gu, "").trim();
  if (link.startsWith("*")) return notice(link.replace(/^\*\s*#?/, ""), NOT_YET_STARTED);
  if (link.startsWith("#")) return notice(link.slice(1), NOT_STARTED);
  if (isInAppPath(link)) return { kind: "route", to: link };
  if (/^https?:\/\//i.test(link) && URL.canParse(link)) return { kind: "external", href: link };
  return notice("", NOT_STARTED);
}

/** Returns the address at which a linked file can be opened in a new tab, or undefined if the link cannot be opened. */
export function fileAddress(url: unknown): string | undefined {
  const link = readLink(url);
  if (link.kind === "notice") return undefined;
  return link.kind === "route" ? link.to : link.href;
}

function notice(text: string, otherwise: string): ReadLink {
  return { kind: "notice", text: text.trim() || otherwise };
}
