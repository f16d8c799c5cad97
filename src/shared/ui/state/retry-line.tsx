import { Button, chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";

type Props = {
  /** What failed to load: `质检报告`. */
  what: string;
  onRetry: () => void;
  /** Fills a whole block. Many blocks can fail together, so they are not announced one by one. */
  fills?: boolean;
};

/** Shown instead of a block that failed to load, with a retry button; the rest of the page is unaffected. */
export function RetryLine({ what, onRetry, fills = false }: Props) {
  return (
    <chakra.div css={styles} role={fills ? undefined : "alert"} data-fills={fills || undefined}>
      {what}没有加载出来。
      <Button size="xs" variant="outline" aria-label={`重新加载${what}`} onClick={onRetry}>
        <RefreshCw size={12} aria-hidden />
        重新加载
      </Button>
    </chakra.div>
  );
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  rowGap: "2",
  py: "2",
  color: "fg.muted",
  "&[data-fills]": {
    alignContent: "center",
    justifyContent: "center",
    width: "full",
    minHeight: "20",
    px: "3",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderRadius: "md",
    bg: "bg.panel",
  },
} as const;
