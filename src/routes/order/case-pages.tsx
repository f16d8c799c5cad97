import { useParams } from "react-router-dom";
import { useGetAfterSale, useGetReturn } from "#generated/hooks/after-sale/after-sale.ts";
import { AfterSaleDetail } from "#src/features/after-sale/components/after-sale-detail.tsx";
import { CaseGate } from "#src/features/after-sale/components/case-gate.tsx";
import { ReturnDetail } from "#src/features/after-sale/components/return-detail.tsx";
import type { ApiError } from "#src/shared/api/api-error.ts";
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

/** Missing records and errors are shown in place. The shop updates cases, so returning to the tab refetches. */
const query = (id: number | undefined) => ({
  query: {
    enabled: id !== undefined,
    refetchOnWindowFocus: true,
    meta: { errors: "inline" as const },
  },
});

/** A return of the current buyer. */
function useReturn(id: number | undefined) {
  const { data, error, refetch } = useGetReturn(id ?? 0, query(id));
  return { record: data?.data, ...outcome(id, error), onRetry: () => void refetch() };
}

/** A complaint of the current buyer. */
function useAfterSale(id: number | undefined) {
  const { data, error, refetch } = useGetAfterSale(id ?? 0, query(id));
  return { record: data?.data, ...outcome(id, error), onRetry: () => void refetch() };
}

function outcome(id: number | undefined, error: ApiError | null) {
  const isMissing = id === undefined || error?.status === 404;
  return { isMissing, isError: !isMissing && error !== null };
}
