import { useNavigate, useSearchParams } from "react-router-dom";
import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";
import { StatementView } from "#src/features/wallet/components/statement-view.tsx";
import { parseMonth } from "#src/features/wallet/lib/due-calendar.ts";
import { parseFigure } from "#src/features/wallet/lib/statement.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function StatementPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const month = parseMonth(search.get("month"));
  const figure = parseFigure(search.get("figure"));
  const hrefOf = (change: { month?: string; figure?: typeof figure }) =>
    paths.statement({ month, figure, ...change });
  return (
    <>
      <PageHeading title="月度对账单" hint="先看差异，再核对金额；每个金额都能点开它的单据。" />
      <ApprovalNote what="下单和对账" />
      <StatementView
        address={{ month, figure, hrefOf, onMonth: (to) => void navigate(hrefOf({ month: to })) }}
      />
    </>
  );
}
