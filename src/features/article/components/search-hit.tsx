import { chakra } from "@chakra-ui/react";
import type { ArticleSummary } from "#generated/model/index.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { splitByWords } from "../lib/split-by-words.ts";

type Props = { article: ArticleSummary; keywords: string };

/** A search result with the search words highlighted. */
export function SearchHit({ article, keywords }: Props) {
  const { title, summary, url, updated_at: updatedAt } = article;
  return (
    <chakra.li css={styles}>
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
    </chakra.li>
  );
}

function Marked({ text, keywords }: { text: string; keywords: string }) {
  return splitByWords(text, keywords).map((part, index) =>
    part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}

const styles = {
  py: "3",
  borderBottomWidth: "1px",
  borderColor: "border",
  listStyle: "none",
  _last: { borderBottomWidth: "0" },
  "& a": { fontSize: "md", fontWeight: "600", _hover: { color: "brand.fg" } },
  "& mark": { bg: "transparent", color: "fg.promo" },
  "& p": { mt: "0.5", color: "fg.muted" },
  "& small": { color: "fg.subtle", fontSize: "xs" },
} as const;
