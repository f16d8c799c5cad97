import { Box } from "@chakra-ui/react";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { formatMinute, parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { Countdown } from "#src/shared/ui/countdown.tsx";

type Props = { deadline: string };

/** How long an order can still be paid, by the server's clock. */
export function PayCountdown({ deadline }: Props) {
  const until = parseShanghai(deadline);
  const isLate = useServerClock((now) => until <= now);
  if (isLate) return <Box color="fg.promo">已过付款时限（{formatMinute(deadline)}）</Box>;
  return (
    <Box color="fg.muted">
      付款剩余 <Countdown until={until} label="付款剩余" />，{formatMinute(deadline)} 截止
    </Box>
  );
}
