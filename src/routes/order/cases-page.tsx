import { useSearchParams } from "react-router-dom";
import { CaseTabs } from "#src/features/after-sale/components/case-tabs.tsx";
import { ComplaintList } from "#src/features/after-sale/components/complaint-list.tsx";
import { ReturnList } from "#src/features/after-sale/components/return-list.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";

export function CasesPage() {
  const [search] = useSearchParams();
  const isComplaints = search.get("tab") === "after-sale";
  return (
    <>
      <PageHeading title="退货与售后" />
      <Stack gap="3">
        <CaseTabs isComplaints={isComplaints} />
        {isComplaints ? <ComplaintList /> : <ReturnList />}
      </Stack>
    </>
  );
}
