import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Link } from "react-router-dom";
import type { NewsSummary } from "#generated/model/index.ts";
import styles from "./news-neighbors.module.css";
import { paths } from "#src/shared/paths.ts";

type Props = { previous: NewsSummary | null; next: NewsSummary | null };

/** Links to the previous and next news. */
export function NewsNeighbors({ previous, next }: Props) {
  return (
    <nav className={styles.root} aria-label="上一篇和下一篇">
      {previous ? (
        <Link to={paths.news(previous.id, previous.type)} rel="prev">
          <small>
            <ChevronLeft size={14} aria-hidden />
            上一篇
          </small>
          {previous.title}
        </Link>
      ) : (
        <span>已是第一篇</span>
      )}
      {next ? (
        <Link to={paths.news(next.id, next.type)} rel="next" data-end>
          <small>
            下一篇
            <ChevronRight size={14} aria-hidden />
          </small>
          {next.title}
        </Link>
      ) : (
        <span data-end>已是最新一篇</span>
      )}
    </nav>
  );
}
