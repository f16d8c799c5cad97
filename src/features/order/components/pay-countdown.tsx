import { Box } from "@chakra-ui/react";
import { formatCountdown, formatMinute, parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { useServerNow } from "../hooks/use-server-now.ts";

type Props = { deadline: string };

/** How long an order can still be paid, by the server's clock. */
export function PayCountdown({ deadline }: Props) {
  const left = parseShanghai(deadline) - useServerNow();
  if (left <= 0) return <Box color="fg.promo">已过付款时限（{formatMinute(deadline)}）</Box>;
  return (
    <Box color="fg.muted">
      付款剩余{" "}
      <Box as="span" role="timer" color="fg.promo" fontWeight="600" fontVariantNumeric="tabular-nums">
        {formatCountdown(left)}
      </Box>
      ，{formatMinute(deadline)} 截止
    </Box>
  );
}
