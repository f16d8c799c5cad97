import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { NewsSummary } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";

type Props = { previous: NewsSummary | null; next: NewsSummary | null };

/** Links to the previous and next news. */
export function NewsNeighbours({ previous, next }: Props) {
  return (
    <chakra.nav css={styles} aria-label="上一篇和下一篇">
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
    </chakra.nav>
  );
}

const styles = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  gap: "3",
  mt: "8",
  pt: "4",
  borderTopWidth: "1px",
  borderColor: "border",
  "& > *": { px: "4", py: "3", borderWidth: "1px", borderColor: "border", borderRadius: "md" },
  "& > span": { color: "fg.subtle", bg: "bg.subtle" },
  "& a:hover": { borderColor: "brand.border", color: "brand.fg" },
  "& small": { display: "flex", alignItems: "center", mb: "0.5", color: "fg.subtle", fontSize: "xs" },
  md: { "& [data-end]": { textAlign: "end" }, "& [data-end] small": { justifyContent: "flex-end" } },
} as const;
