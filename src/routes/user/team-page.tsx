import { useSearchParams } from "react-router-dom";
import { useRefusal } from "#src/entities/team/use-refusal.ts";
import { MemberList } from "#src/features/team/components/member-list.tsx";
import { TeamLog } from "#src/features/team/components/team-log.tsx";
import { teamLogPath } from "#src/features/team/lib/addresses.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

/** Who may work in the account, and what they did. */
export function TeamPage() {
  const isLog = useSearchParams()[0].get("tab") === "log";
  const refusal = useRefusal("listTeamMembers");
  return (
    <>
      <PageHeading title="成员与权限" />
      {refusal ? (
        <EmptyState
          framed
          title="您不能管理成员"
          hint={refusal}
          links={[{ name: "去会员中心", to: paths.member() }]}
        />
      ) : (
        <>
          <TabLinks
            label="成员与权限"
            tabs={[
              { name: "成员", to: paths.team(), isCurrent: !isLog },
              { name: "操作记录", to: teamLogPath(), isCurrent: isLog },
            ]}
          />
          {isLog ? <TeamLog /> : <MemberList />}
        </>
      )}
    </>
  );
}
