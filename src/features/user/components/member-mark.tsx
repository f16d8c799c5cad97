import { teamRoleLabels } from "#generated/enum-labels.ts";
import type { TeamMembership } from "#generated/model/index.ts";

/** Who of the team is logged in. */
export function MemberMark({ member }: { member: TeamMembership }) {
  return (
    <span>
      {" · "}
      {member.name}（{teamRoleLabels[member.role]}）
    </span>
  );
}
