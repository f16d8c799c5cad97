import type { ArticleSummary } from "#generated/model/index.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./search-hit.module.css";
import { splitByWords } from "../lib/split-by-words.ts";

type Props = { article: ArticleSummary; keywords: string };

/** A search result with the search words highlighted. */
export function SearchHit({ article, keywords }: Props) {
  const { title, summary, url, updated_at: updatedAt } = article;
  return (
    <li className={styles.root}>
      <DataLink url={url}>
        <Marked text={title} keywords={keywords} />
      </DataLink>
      <p>
        <Marked text={summary} keywords={keywords} />
      </p>
      <small>
        {url.startsWith("/news/") ? "资讯" : "帮助"}　
        <time dateTime={updatedAt}>{updatedAt.slice(0, 10)}</time>
      </small>
    </li>
  );
}

function Marked({ text, keywords }: { text: string; keywords: string }) {
  return splitByWords(text, keywords).map((part, index) =>
    part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
