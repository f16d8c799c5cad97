import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";
import { StatementView } from "#src/features/wallet/components/statement-view.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function StatementPage() {
  return (
    <>
      <PageHeading title="月度对账单" hint="先看差异，再核对金额；每个金额都能点开它的单据。" />
      <ApprovalNote what="下单和对账" />
      <StatementView />
    </>
  );
}
