import type { ReactNode } from "react";
import { type FormEvent, useState } from "react";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { pageWindow } from "#src/shared/lib/page-window.ts";
import { isPlainClick } from "#src/shared/lib/plain-click.ts";
import { useGo } from "#src/shared/lib/use-go.ts";
import styles from "./pagination.module.css";

type Props = {
  page: number;
  total: number;
  pageSize: number;
  /** The address of a page, so that it can be opened in a new tab; without it `onPage` is needed. */
  hrefOf?: (page: number) => string;
  /** Scrolls to the top when the page changes. */
  fromTop?: boolean;
  /** Called when a page is chosen, if more has to happen than opening its address. */
  onPage?: ((page: number) => void) | undefined;
  /** A page's link is hovered or focused, so the page will probably be requested. */
  onIntent?: (page: number) => void;
};

/** With more pages than this there is also a field to enter a page number. */
const LINKED = 7;

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, total, pageSize, hrefOf, fromTop = false, onPage, onIntent }: Props) {
  const go = useGo();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && page === 1) return null;

  const addressOf = (target: number) => hrefOf?.(target) ?? `#page-${target}`;
  const turnTo = onPage ?? openPage;
  function openPage(target: number): void {
    go(addressOf(target));
    if (fromTop) scrollTo(0, 0);
  }
  const link = (target: number, content: ReactNode, label: string, rel?: string) => (
    <a
      href={addressOf(target)}
      aria-label={label}
      aria-current={target === page ? "page" : undefined}
      rel={rel}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (target !== page) turnTo(target);
      }}
      onMouseEnter={() => onIntent?.(target)}
      onFocus={() => onIntent?.(target)}
    >
      {content}
    </a>
  );

  return (
    <nav data-screen-only className={styles.root} aria-label="分页">
      <ul>
        <li>
          {page > 1 ? (
            link(Math.min(page - 1, pages), <ChevronLeft size={16} aria-hidden />, "上一页", "prev")
          ) : (
            <span className={styles.off}>
              <ChevronLeft size={16} aria-hidden />
            </span>
          )}
        </li>
        {pageWindow(page, pages).map((each, index) =>
          each === "gap" ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={each} data-near={Math.abs(each - page) <= 1 || undefined}>
              {link(each, each, `第 ${each} 页`)}
            </li>
          ),
        )}
        <li>
          {page < pages ? (
            link(page + 1, <ChevronRight size={16} aria-hidden />, "下一页", "next")
          ) : (
            <span className={styles.off}>
              <ChevronRight size={16} aria-hidden />
            </span>
          )}
        </li>
      </ul>
      {pages > LINKED && <PageJump pages={pages} onPage={turnTo} />}
    </nav>
  );
}

type PageJumpProps = { pages: number; onPage: (page: number) => void };

/** Goes to a page by its number; a number past the end goes to the last page. */
function PageJump({ pages, onPage }: PageJumpProps) {
  const [written, setWritten] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const page = Number(written);
    setWritten("");
    if (page >= 1) onPage(Math.min(page, pages));
  };
  return (
    <form className={styles.pageJump} onSubmit={submit}>
      到第
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`页码，共 ${pages} 页`}
        value={written}
        onChange={({ target }) => setWritten(target.value.replace(/\D/g, ""))}
      />
      页<button type="submit">跳转</button>
    </form>
  );
}
