import { Suspense, useState } from "react";
import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";
import { CreditView } from "#src/features/wallet/components/credit-view.tsx";
import type { OpenedRepayment } from "#src/features/wallet/components/repay-bar.tsx";
import { creditQuery } from "#src/features/wallet/lib/credit-address.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

const RepayDialog = lazyPart(async () => (await import("./repay-dialog.tsx")).RepayDialog);

export function CreditPage() {
  const [repaid, setRepaid] = useState<OpenedRepayment>();
  return (
    <>
      <PageHeading title="账期管理" hint="先采购后付款，到期前还清即可，可以分次还款。" />
      <ApprovalNote what="申请开通账期" />
      <CreditView onPay={setRepaid} address={useAddressQuery(creditQuery, paths.credit)} />
      {repaid && (
        <Suspense>
          <RepayDialog {...repaid} onClose={() => setRepaid(undefined)} />
        </Suspense>
      )}
    </>
  );
}
