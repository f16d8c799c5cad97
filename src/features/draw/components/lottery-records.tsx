import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { useState } from "react";
import { useListLotteryRecords } from "#generated/hooks/draw/draw.ts";
import type { LotteryRecord } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

const statusNames: Record<LotteryRecord["status"], string> = { 0: "未中奖", 1: "待发放", 2: "已发放" };

/** The newest are visible, the others on demand. */
const SHOWN = 5;

/** The buyer's own draws, newest first, with the state of the prizes. */
export function LotteryRecords() {
  const [isUnfolded, setUnfolded] = useState(false);
  const { data, isError, refetch } = useListLotteryRecords({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  if (!data) {
    return isError ? (
      <RetryLine what="抽奖记录" onRetry={() => void refetch()} />
    ) : (
      <Skeleton h="14" aria-label="抽奖记录加载中" />
    );
  }
  if (data.length === 0)
    return <chakra.p color="fg.subtle">还没有抽奖记录。抽奖开放时首页会邀请您参加，每期一次机会。</chakra.p>;
  const shown = isUnfolded ? data : data.slice(0, SHOWN);
  return (
    <>
      <chakra.ul css={styles} aria-label="我的抽奖记录">
        {shown.map(({ id, name, remarks, status, created_at: drawnAt }) => (
          <li key={id}>
            <span data-part="prize">
              {name}
              {remarks && <small>（{remarks}）</small>}
            </span>
            <span data-status={status}>{statusNames[status]}</span>
            <time dateTime={drawnAt}>{formatMinute(drawnAt)}</time>
          </li>
        ))}
      </chakra.ul>
      {data.length > shown.length && (
        <Button size="xs" variant="outline" mt="2" onClick={() => setUnfolded(true)}>
          查看全部 {data.length} 条
        </Button>
      )}
    </>
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
