import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";

type Props = { what: string; onRetry: () => void };

/** Stands in the place of a block that failed to load; the rest of the page goes on without it. */
export function QuietRetry({ what, onRetry }: Props) {
  return (
    <chakra.div css={styles}>
      <span>{what}没有加载出来。</span>
      <button type="button" aria-label={`重新加载${what}`} onClick={onRetry}>
        <RefreshCw size={14} aria-hidden />
        重新加载
      </button>
    </chakra.div>
  );
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "center",
  justifyContent: "center",
  columnGap: "2",
  width: "full",
  height: "full",
  minHeight: "20",
  px: "3",
  borderWidth: "1px",
  borderStyle: "dashed",
  borderRadius: "md",
  bg: "bg.panel",
  color: "fg.subtle",
  "& button": {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    minHeight: "8",
    color: "brand.fg",
    cursor: "pointer",
  },
  "& button:hover": { textDecoration: "underline" },
} as const;
