export type ReadLink =
  | { kind: "route"; to: string }
  | { kind: "external"; href: string }
  | { kind: "notice"; text: string };

const NOT_STARTED = "活动未开始";

/**
 * What a link from data means (specification section 8): `*text` and `#text` show the text, an empty link or a bare
 * star says that the activity has not started, a path stays in the shop, http(s) leaves it. Anything else, such as
 * `javascript:`, opens nothing.
 */
export function readLink(url: string): ReadLink {
  const link = url.trim();
  if (/^[*#]/.test(link)) return { kind: "notice", text: link.slice(1).trim() || NOT_STARTED };
  if (/^\/(?![/\\])/.test(link)) return { kind: "route", to: link };
  if (/^https?:\/\//i.test(link) && URL.canParse(link)) return { kind: "external", href: link };
  return { kind: "notice", text: NOT_STARTED };
}
