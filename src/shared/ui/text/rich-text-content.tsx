import { chakra } from "@chakra-ui/react";
import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { readLink } from "#src/shared/lib/read-link.ts";
import { sanitiseHtml } from "#src/shared/lib/sanitise-html.ts";
import { styles } from "./rich-text.styles.ts";
import { isPlainClick } from "#src/shared/lib/plain-click.ts";

/** The text itself; its links into the shop open without loading the shop anew. */
export function RichTextContent({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => text.current?.replaceChildren(sanitiseHtml(html)), [html]);

  const followInside = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    const link = readLink(anchor?.getAttribute("href") ?? "");
    if (link.kind !== "route") return;
    event.preventDefault();
    void navigate(link.to);
  };
  return <chakra.div ref={text} css={styles} onClick={followInside} onErrorCapture={showAltInstead} />;
}

/** A broken picture gives way to what it would have shown. */
function showAltInstead({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) target.replaceWith(target.alt && `［图片：${target.alt}］`);
}
