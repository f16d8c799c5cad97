import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { isPlainClick } from "#src/shared/lib/plain-click.ts";
import { readLink } from "#src/shared/lib/read-link.ts";
import { sanitizeHtml } from "#src/shared/lib/sanitize-html.ts";
import { alert } from "../feedback/feedback-store.ts";
import styles from "./rich-text-content.module.css";

/** Rich text content; links into the shop navigate without a reload, and notices are shown. */
export function RichTextContent({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (text.current) fill(text.current, html);
  }, [html]);

  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    const href = anchor?.getAttribute("href") ?? "";
    const link = readLink(href);
    if (link.kind === "route") {
      event.preventDefault();
      void navigate(link.to);
    }
    // mailto and tel links are left to the browser.
    if (link.kind === "notice" && /^[#*]/.test(href)) {
      event.preventDefault();
      void alert({ message: link.text });
    }
  };
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Catches the clicks on the links inside, which have their keys.
  return <div className={styles.root} ref={text} onClick={follow} onErrorCapture={onBroken} />;
}

function fill(place: HTMLElement, html: string): void {
  place.replaceChildren(sanitizeHtml(html));
  for (const picture of place.querySelectorAll<HTMLImageElement>("img:not([src])")) showAltInstead(picture);
  for (const table of place.querySelectorAll("table")) frameTable(table);
}

/** A table that is too wide can be scrolled by keyboard only if its frame is focusable. */
function frameTable(table: HTMLTableElement): void {
  const frame = document.createElement("div");
  frame.className = styles.table ?? "";
  table.replaceWith(frame);
  frame.append(table);
  if (frame.scrollWidth <= frame.clientWidth) return;
  frame.tabIndex = 0;
  frame.setAttribute("role", "region");
  frame.setAttribute("aria-label", "表格，可左右滚动");
}

function onBroken({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) showAltInstead(target);
}

/** Replaces a broken picture by its alternative text. */
function showAltInstead(picture: HTMLImageElement): void {
  picture.replaceWith(picture.alt && `［图片：${picture.alt}］`);
}
