import { useSearchParams } from "react-router-dom";
import { ApprovalDetail } from "#src/features/team/components/approval-detail.tsx";
import { Approvals } from "#src/features/team/components/approvals.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

/** The requests for approval, or one of them. */
export function ApprovalsPage() {
  const id = parseId(useSearchParams()[0].get("id") ?? "");
  if (id === undefined)
    return (
      <>
        <PageHeading title="审批" />
        <Approvals />
      </>
    );
  return (
    <>
      <PageHeading
        title="审批详情"
        actions={
          <ButtonLink size="xs" variant="ghost" to={paths.approvals()}>
            返回审批列表
          </ButtonLink>
        }
      />
      <ApprovalDetail key={id} id={id} />
    </>
  );
}
