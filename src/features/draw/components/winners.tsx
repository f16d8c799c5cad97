import { Box, chakra, Heading, Skeleton } from "@chakra-ui/react";
import { useId } from "react";
import { useListLotteryWinners } from "#generated/hooks/draw/draw.ts";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

/** Recent winners, newest first. */
export function Winners({ lotteryId }: { lotteryId: number }) {
  const titleId = useId();
  const { data, isError, refetch } = useListLotteryWinners(
    { id: lotteryId },
    { query: { select: (response) => response.data, meta: { errors: "inline" } } },
  );
  return (
    <Box as="section" aria-labelledby={titleId} display="flex" flexDirection="column" minH="0">
      <Heading id={titleId} as="h3" mb="1" fontSize="sm" fontWeight="600">
        最新中奖
      </Heading>
      {data?.length === 0 && <Box color="fg.subtle">还没有人中奖，快来试试手气。</Box>}
      {data && data.length > 0 && (
        <chakra.div css={styles} role="region" aria-label="最新中奖名单，可滚动" tabIndex={0}>
          <ul>
            {data.map(({ company, name, created_at }) => (
              <li key={`${company}/${created_at}`}>
                <span data-part="company">{company}</span>
                <time dateTime={created_at}>{created_at.slice(5, 16)}</time>
                <span data-part="prize">抽中 {name}</span>
              </li>
            ))}
          </ul>
        </chakra.div>
      )}
      {!data && isError && <RetryLine what="中奖名单" onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton h="40" />}
    </Box>
  );
}

const styles = {
  flex: "1 1 0",
  minHeight: "40",
  overflowY: "auto",
  overscrollBehavior: "contain",
  "& li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "2",
    py: "1.5",
    borderBottomWidth: "1px",
    borderColor: "border",
    fontSize: "xs",
    listStyle: "none",
  },
  "& [data-part=company]": { truncate: true },
  "& time": { color: "fg.subtle" },
  "& [data-part=prize]": { gridColumn: "1 / -1", color: "fg.promo" },
} as const;
