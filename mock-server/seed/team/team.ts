import { TeamMemberStatus, TeamRole } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { TeamLogRecord, TeamMemberRecord } from "#mock/domain/team/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";

/** The user id of `team`, the owner. */
const OWNER = 13;
const OWNER_NAME = "谢云飞";
const DEMO_PASSWORD = "demo1234";

/** The people of `team` who can log in: purchaser, approver, finance. */
export const TEAM_LOGINS = ["team-buyer", "team-approver", "team-finance"] as const;

/** The purchaser, whose cart costs more than one order may. */
export const TEAM_BUYER = 1;

const at = (daysAgo: number, hours: number): number => BASE_MS - daysAgo * DAY_MS + hours * HOUR_MS;

type Person = Pick<TeamMemberRecord, "id" | "name" | "phone" | "role" | "rights"> & Partial<TeamMemberRecord>;

const person = (given: Person): TeamMemberRecord => ({
  accountId: OWNER,
  username: "",
  password: DEMO_PASSWORD,
  orderLimit: null,
  monthLimit: null,
  categoryIds: [],
  status: TeamMemberStatus.Active,
  invitation: null,
  invitedAt: at(40 - given.id, 10),
  lastLoginAt: at(1, 9 + given.id),
  ...given,
});

/** The people of `team`: who orders, who approves, who pays, who has left, and one who is invited. */
export const TEAM_MEMBERS: readonly TeamMemberRecord[] = [
  person({
    id: TEAM_BUYER,
    username: "team-buyer",
    name: "叶秋菊",
    phone: "13200002413",
    role: TeamRole.Buyer,
    rights: ["prices", "order"],
    orderLimit: 200_000,
    monthLimit: 3_000_000,
  }),
  person({
    id: 2,
    username: "team-approver",
    name: "潘国栋",
    phone: "13200003413",
    role: TeamRole.Approver,
    rights: ["prices", "order", "approve"],
  }),
  person({
    id: 3,
    username: "team-finance",
    name: "林素芬",
    phone: "13200004413",
    role: TeamRole.Finance,
    rights: ["prices", "pay", "credit"],
  }),
  person({
    id: 4,
    name: "周小琴",
    phone: "13200005413",
    password: "",
    role: TeamRole.StoreManager,
    rights: ["order"],
    orderLimit: 50_000,
    status: TeamMemberStatus.Invited,
    invitation: {
      code: "YQ7K4MQXWPC9TRHG",
      inviter: OWNER_NAME,
      until: at(1, 11) + terms.team.invitation_days * DAY_MS,
    },
    invitedAt: at(1, 11),
    lastLoginAt: null,
  }),
  person({
    id: 5,
    username: "team-former",
    name: "郑永强",
    phone: "13200006413",
    role: TeamRole.Buyer,
    rights: ["prices", "order"],
    status: TeamMemberStatus.Stopped,
    lastLoginAt: at(12, 16),
  }),
];

/** Who did what, oldest first. */
export const TEAM_LOG: readonly TeamLogRecord[] = (
  [
    [0, "邀请成员", "叶秋菊", at(39, 10)],
    [1, "接受邀请", "叶秋菊", at(39, 11)],
    [0, "邀请成员", "潘国栋", at(38, 10)],
    [2, "接受邀请", "潘国栋", at(38, 13)],
    [0, "邀请成员", "林素芬", at(37, 10)],
    [3, "接受邀请", "林素芬", at(37, 10.5)],
    [0, "修改成员", "叶秋菊", at(20, 15)],
    [0, "停用或启用成员", "郑永强", at(12, 17)],
    [0, "邀请成员", "周小琴", at(1, 11)],
  ] as const
).map(([memberId, action, detail, when], index) => ({
  id: index + 1,
  accountId: OWNER,
  memberId,
  name: TEAM_MEMBERS.find(({ id }) => id === memberId)?.name ?? OWNER_NAME,
  action,
  detail,
  at: when,
}));
