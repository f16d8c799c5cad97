import { useParams } from "react-router-dom";
import { AfterSaleDetail } from "#src/features/after-sale/components/after-sale-detail.tsx";
import { CaseGate, useAfterSale, useReturn } from "#src/features/after-sale/components/case-gate.tsx";
import { ReturnDetail } from "#src/features/after-sale/components/return-detail.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function ReturnPage() {
  const found = useReturn(parseId(useParams().id));
  return (
    <>
      <PageHeading title="退货详情" />
      <CaseGate what="退货单" {...found}>
        {(record) => <ReturnDetail record={record} />}
      </CaseGate>
    </>
  );
}

export function AfterSalePage() {
  const found = useAfterSale(parseId(useParams().id));
  return (
    <>
      <PageHeading title="售后详情" />
      <CaseGate what="售后单" {...found}>
        {(record) => <AfterSaleDetail record={record} />}
      </CaseGate>
    </>
  );
}
