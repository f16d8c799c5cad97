import createPurifier from "dompurify";

const ALLOWED_TAGS =
  "a b blockquote br caption code col colgroup dd div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul".split(
    " ",
  );
/** These never contain URLs; otherwise the sanitizer would check them as URLs and drop them. */
const PLAIN_ATTR = ["alt", "title", "width", "height", "colspan", "rowspan", "scope", "start"];

const purifier = createPurifier(window);

purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName === "A" && /^https?:/i.test(node.getAttribute("href") ?? "")) {
    node.setAttribute("target", "_blank");
    node.setAttribute("rel", "noreferrer");
  }
  if (node.tagName === "IMG") node.setAttribute("loading", "lazy");
});

/**
 * The browser logs a console message for every event handler and style that the content security policy blocks, even
 * though the sanitizer removes them all; stripping them first avoids that noise. What is allowed remains the
 * sanitizer's decision.
 */
const STOPPED_BY_POLICY =
  /<style\b[\s\S]*?(<\/style\s*>|$)|\s(on\w+|style)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;

/**
 * Reduces HTML to what may be shown: headings below the page's own, lists, tables, links and pictures; no styles,
 * events, forms, frames or scripts. Links and pictures keep http(s), mailto, tel, paths within the shop and the
 * notices of `readLink`.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  return purifier.sanitize(html.replaceAll(STOPPED_BY_POLICY, " "), {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ["href", "src", ...PLAIN_ATTR],
    ADD_URI_SAFE_ATTR: PLAIN_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[#*]|\/(?![/\\]))/i,
    RETURN_DOM_FRAGMENT: true,
  });
}
