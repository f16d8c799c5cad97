import { BalanceView } from "#src/features/wallet/components/balance-view.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";

export function BalancePage() {
  return (
    <>
      <PageHeading title="余额管理" hint="下单时可用余额付款，退款也退到这里。" />
      <ApprovalNote what="用余额下单付款" />
      <BalanceView />
    </>
  );
}
