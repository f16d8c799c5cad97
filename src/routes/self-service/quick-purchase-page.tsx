import { QuickPurchase } from "#src/features/quick-purchase/quick-purchase.tsx";
import { ApprovalNote } from "#src/features/user/components/approval-note.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function QuickPurchasePage() {
  return (
    <>
      <PageHeading title="快捷采购" hint="录入、粘贴或导入采购计划，核对后一次加入购物车。" />
      <ApprovalNote what="查看价格和采购" />
      <QuickPurchase />
    </>
  );
}
