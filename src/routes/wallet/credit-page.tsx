import type { OpenedMethod } from "#src/features/wallet/components/repay-bar.tsx";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { CreditView } from "#src/features/wallet/components/credit-view.tsx";
import { parseBillType } from "#src/features/wallet/lib/bill-types.ts";
import { parseMonth } from "#src/features/wallet/lib/due-calendar.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";

const RepayDialog = lazyPart(async () => (await import("./repay-dialog.tsx")).RepayDialog);

export function CreditPage() {
  const [search] = useSearchParams();
  const [repaid, setRepaid] = useState<{ method: OpenedMethod; billIds: readonly number[] }>();
  const month = parseMonth(search.get("month"));
  const type = parseBillType(search.get("type"));
  const page = parsePage(search.get("page"));
  const hrefOf = (change: { type?: typeof type; page?: number; month?: string }) => {
    // Changing the month keeps the list's filter and page, and vice versa.
    const next = change.month ? { type, page, ...change } : { month, page: 1, ...change };
    return paths.credit({ ...next, page: next.page > 1 ? next.page : undefined });
  };
  return (
    <>
      <PageHeading title="账期管理" hint="先采购后付款，到期前还清即可；每笔账单须一次还清。" />
      <ApprovalNote what="申请开通账期" />
      <CreditView
        onPay={setRepaid}
        address={{
          type,
          page,
          month,
          hrefOf,
        }}
      />
      {repaid && (
        <Suspense>
          <RepayDialog {...repaid} onClose={() => setRepaid(undefined)} />
        </Suspense>
      )}
    </>
  );
}
