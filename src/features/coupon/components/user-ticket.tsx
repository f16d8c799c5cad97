import type { ComponentProps } from "react";
import { CouponStatus } from "#generated/enums.ts";
import type { CashVoucher } from "#generated/model/index.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { formatMinute, parseShanghai } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Text, Row } from "#src/shared/ui/layout/layout.tsx";
import { Ticket } from "./ticket.tsx";

const DAY_MS = 86_400_000;

/** Fewer days than this are pointed out, as is whatever the server counts as ending soon. */
const SOON_DAYS = 3;

type Props = Pick<ComponentProps<typeof Ticket>, "name" | "kind" | "face" | "condition" | "notes"> & {
  terms: Pick<CashVoucher, "status" | "starts_at" | "ends_at" | "order_id">;
  /** The list of the goods that it applies to. */
  goods: string;
};

/** A coupon or voucher of the buyer's own: its value, terms, validity, and a link to use it. */
export function UserTicket({ name, terms, goods, ...ticket }: Props) {
  return (
    <Ticket
      name={name}
      {...ticket}
      time={<Validity terms={terms} />}
      look={terms.status === CouponStatus.Unused ? "promo" : "gray"}
    >
      <Row as="span" gap="2" align="center" wrap inline>
        <UserTicketAction terms={terms} name={name} goods={goods} />
      </Row>
    </Ticket>
  );
}

type ValidityProps = { terms: Pick<CashVoucher, "status" | "starts_at" | "ends_at"> };

/** The validity of a coupon or voucher, and how soon it ends, by the server's clock. */
function Validity({ terms: { status, starts_at: start, ends_at: end } }: ValidityProps) {
  const isUpcoming = useServerClock((now) => now < parseShanghai(start));
  const daysLeft = useServerClock((now) => Math.ceil((parseShanghai(end) - now) / DAY_MS));
  if (status !== CouponStatus.Unused) return `有效期 ${start.slice(0, 10)} 至 ${end.slice(0, 10)}`;
  if (isUpcoming) return `${formatMinute(start)} 起可用，至 ${formatMinute(end)}`;
  return (
    <>
      有效期至 {formatMinute(end)}
      {daysLeft >= 0 && daysLeft <= SOON_DAYS && (
        <Text tone="promo" bold>
          {daysLeft <= 1 ? "不到 1 天" : `剩 ${daysLeft} 天`}
        </Text>
      )}
    </>
  );
}

type UserTicketActionProps = {
  terms: Pick<CashVoucher, "status" | "starts_at" | "order_id">;
  name: string;
  /** The goods that it applies to. */
  goods: string;
};

/** The action on a coupon or voucher of the buyer's own: use it, or see the order that used it. */
function UserTicketAction({
  terms: { status, starts_at: start, order_id: order },
  name,
  goods,
}: UserTicketActionProps) {
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
