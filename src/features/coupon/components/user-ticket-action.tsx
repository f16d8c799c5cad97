import { CouponStatus } from "#generated/enums.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import type { CashVoucher } from "#generated/model/index.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { paths } from "#src/shared/paths.ts";

type Props = {
  terms: Pick<CashVoucher, "status" | "starts_at" | "order_id">;
  name: string;
  /** The goods that it applies to. */
  goods: string;
};

/** The action on a coupon or voucher of the buyer's own: use it, or see the order that used it. */
export function UserTicketAction({
  terms: { status, starts_at: start, order_id: order },
  name,
  goods,
}: Props) {
  const isUpcoming = useServerClock((now) => now < parseShanghai(start));
  const used = order > 0 && (
    <ButtonLink size="xs" variant="outline" to={paths.order(order)} aria-label={`查看订单：使用了${name}`}>
      查看订单
    </ButtonLink>
  );
  if (status !== CouponStatus.Unused)
    return (
      used || (
        <Text as="div" tone="subtle">
          已过期
        </Text>
      )
    );
  return (
    <>
      {used}
      {isUpcoming ? (
        <Text as="div" tone="subtle">
          未到使用时间
        </Text>
      ) : (
        <ButtonLink size="xs" to={goods} aria-label={`去使用：${name}`}>
          去使用
        </ButtonLink>
      )}
    </>
  );
}
