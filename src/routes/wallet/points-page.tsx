import { PointsView } from "#src/features/points/components/points-view.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";

export function PointsPage() {
  return (
    <>
      <PageHeading title="积分管理" hint="积分可抵货款，也可兑换礼品。" />
      <ApprovalNote what="采购得积分、兑换礼品" />
      <PointsView />
    </>
  );
}
