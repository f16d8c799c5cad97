import { teamRoleLabels } from "#generated/enum-labels.ts";
import { TeamRight, TeamRole } from "#generated/enums.ts";

/** The rights that a role begins with. */
export const PRESETS: Readonly<Record<TeamRole, readonly TeamRight[]>> = {
  [TeamRole.Buyer]: [TeamRight.prices, TeamRight.order],
  [TeamRole.Approver]: [TeamRight.prices, TeamRight.order, TeamRight.approve],
  [TeamRole.Finance]: [TeamRight.prices, TeamRight.pay, TeamRight.credit],
  [TeamRole.StoreManager]: [TeamRight.prices, TeamRight.order, TeamRight.certificates, TeamRight.stores],
};

export const ROLES = Object.values(TeamRole).map((role) => [role, teamRoleLabels[role]] as const);

export const RIGHTS = Object.values(TeamRight);
