import { PointsOrders } from "#src/features/points/components/points-orders.tsx";
import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function PointsOrdersPage() {
  return (
    <>
      <PageHeading
        title="积分订单"
        actions={
          <ButtonLink size="sm" variant="outline" to={paths.pointsMall()}>
            积分商城
          </ButtonLink>
        }
      />
      <ApprovalNote what="采购得积分、兑换礼品" />
      <PointsOrders />
    </>
  );
}
