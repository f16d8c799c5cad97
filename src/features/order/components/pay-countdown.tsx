import { formatMinute, parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Countdown } from "#src/shared/ui/progress/countdown.tsx";
import { useDeadline } from "../hooks/use-deadline.ts";

type Props = {
  deadline: string;
  /** Called when the payment deadline passes while this is visible. */
  onExpire?: () => void;
  /** Leaves out the deadline itself, where space is tight. */
  isShort?: boolean;
};

/** The remaining time to pay an order, by the server's clock. */
export function PayCountdown({ deadline, onExpire, isShort = false }: Props) {
  const isLate = useDeadline(deadline, onExpire);
  if (isLate)
    return (
      <Text as="div" tone="promo">
        已过付款时限（{formatMinute(deadline)}）
      </Text>
    );
  const left = <Countdown until={parseShanghai(deadline)} label="付款剩余" />;
  return isShort ? (
    <Text as="div" tone="subtle" size="xs">
      剩余 {left}
    </Text>
  ) : (
    <Text as="div" tone="muted">
      付款剩余 {left}，{formatMinute(deadline)} 截止
    </Text>
  );
}
