import { chakra, Skeleton } from "@chakra-ui/react";
import { useListLotteryRecords } from "#generated/hooks/draw/draw.ts";
import type { LotteryRecord } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { RetryLine } from "#src/shared/ui/retry-line.tsx";

const statusNames: Record<LotteryRecord["status"], string> = { 0: "未中奖", 1: "待发放", 2: "已发放" };

/** The buyer's own draws, the newest first, with what became of the prizes. */
export function LotteryRecords() {
  const { data, isError, refetch } = useListLotteryRecords({
    query: { select: (response) => response.data, meta: { silent: true } },
  });
  if (!data) {
    return isError ? (
      <RetryLine what="抽奖记录" onRetry={() => void refetch()} />
    ) : (
      <Skeleton h="10" aria-label="抽奖记录加载中" />
    );
  }
  if (data.length === 0) return <chakra.p color="fg.subtle">还没有抽奖记录。</chakra.p>;
  return (
    <chakra.ul css={styles} aria-label="我的抽奖记录">
      {data.map(({ id, name, remarks, status, created_at }) => (
        <li key={id}>
          <span data-part="prize">
            {name}
            {remarks && <small>（{remarks}）</small>}
          </span>
          <span data-status={status}>{statusNames[status]}</span>
          <time dateTime={created_at}>{formatMinute(created_at)}</time>
        </li>
      ))}
    </chakra.ul>
  );
}

const styles = {
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "3",
    py: "1",
    borderBottomWidth: "1px",
    borderColor: "border",
    listStyle: "none",
    _last: { borderBottomWidth: "0" },
  },
  "& [data-part=prize]": { flex: "1 1 auto" },
  "& small, & time, & [data-status='0']": { color: "fg.subtle" },
  "& [data-status='1']": { color: "fg.promo" },
  "& [data-status='2']": { color: "brand.fg" },
} as const;
