import { type ReactNode, useState } from "react";
import { teamMemberStatusLabels, teamRightLabels, teamRoleLabels } from "#generated/enum-labels.ts";
import { Flag, TeamMemberStatus } from "#generated/enums.ts";
import { useListTeamMembers, useSetTeamMemberStatus } from "#generated/hooks/team/team.ts";
import { Plus } from "#generated/icons/plus.ts";
import { Users } from "#generated/icons/users.ts";
import type { TeamMember } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { type RecordColumn, RecordTable } from "#src/shared/ui/records/record-table.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { InvitationDialog } from "./invitation-dialog.tsx";
import { MemberDialog } from "./member-dialog.tsx";

type Opened = { as: "form"; member?: TeamMember } | { as: "link"; member: TeamMember };

/** The people of the account: inviting, changing, stopping them. */
export function MemberList() {
  const query = useListTeamMembers({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const onSaved = (saved: TeamMember) => {
    if (saved.status === TeamMemberStatus.Invited) setOpened({ as: "link", member: saved });
    else close();
    toast({ status: "success", message: `已保存${saved.name}的权限` });
  };
  return (
    <Panel
      title="成员"
      hint="成员用自己的账号登录，订单、地址和钱包都是本企业的。"
      action={
        <Button size="sm" onClick={() => setOpened({ as: "form" })}>
          <Plus size={16} aria-hidden />
          邀请成员
        </Button>
      }
    >
      <Loaded
        query={query}
        what="成员"
        skeleton={<RecordsSkeleton rows={4} />}
        empty={
          <EmptyState
            icon={<Users size={26} strokeWidth={1.5} />}
            title="还没有成员"
            hint="邀请采购员、审批人、财务或店长，各用各的账号，权限和限额由您设定。"
          />
        }
      >
        {(members) => (
          <RecordTable
            label="成员"
            columns={columnsOf((member) => (
              <MemberActions member={member} open={setOpened} />
            ))}
            rows={members}
            keyOf={({ id }) => id}
          />
        )}
      </Loaded>
      {opened?.as === "form" && <MemberDialog member={opened.member} onSaved={onSaved} onClose={close} />}
      {opened?.as === "link" && <InvitationDialog member={opened.member} onClose={close} />}
    </Panel>
  );
}

const columnsOf = (actions: (member: TeamMember) => ReactNode): RecordColumn<TeamMember>[] => [
  {
    name: "成员",
    width: "1.1fr",
    role: "head",
    cell: ({ name, role, username, phone }) => (
      <Stack as="span">
        <span>
          {name} <Text tone="muted">{teamRoleLabels[role]}</Text>
        </span>
        <Text tone="subtle" size="xs" weight="400">
          {[username, phone].filter(Boolean).join(" · ")}
        </Text>
      </Stack>
    ),
  },
  {
    name: "权限",
    width: "1.2fr",
    cell: ({ rights }) => rights.map((right) => teamRightLabels[right]).join("、"),
  },
  {
    name: "限额",
    width: "1.1fr",
    cell: ({ order_limit: order, month_limit: month, month_amount: spent, category_ids: ids }) => {
      const limits = [
        order !== null && `单笔 ${formatMoney(order)}`,
        month !== null && `每月 ${formatMoney(month)}，已用 ${formatMoney(spent)}`,
        ids.length > 0 && `限 ${ids.length} 个分类`,
      ].filter(Boolean);
      return limits.length > 0 ? limits.join("；") : "不限";
    },
  },
  {
    name: "状态",
    width: "7rem",
    role: "figure",
    cell: ({ status, last_login_at: at }) => (
      <Stack as="span">
        <Text tone={status === TeamMemberStatus.Active ? undefined : "muted"}>
          {teamMemberStatusLabels[status]}
        </Text>
        {at && (
          <Text tone="subtle" size="xs" weight="400" title={`最近登录 ${at}`}>
            {formatMinute(at)}
          </Text>
        )}
      </Stack>
    ),
  },
  { name: "操作", width: "11.5rem", isPlain: true, cell: actions },
];

type ActionsProps = { member: TeamMember; open: (opened: Opened) => void };

function MemberActions({ member, open }: ActionsProps) {
  const alone = useSingleFlight();
  const { mutateAsync, isPending } = useSetTeamMemberStatus();
  const { id, name, status } = member;
  const isStopped = status === TeamMemberStatus.Stopped;
  async function set(isActive: Flag): Promise<void> {
    const message =
      status === TeamMemberStatus.Invited
        ? `确定撤回给${name}的邀请吗？\n邀请链接随即失效，之后可以重新邀请。`
        : `确定停用${name}吗？\n停用后立即退出登录，不能再登录，之后可以重新启用。`;
    if (isActive === Flag.No && !(await confirm({ message, confirmLabel: "停用" }))) return;
    alone(async () => {
      const { data } = await mutateAsync({ id, data: { is_active: isActive } });
      if (data.status === TeamMemberStatus.Invited) open({ as: "link", member: data });
      else toast({ status: "success", message: `${name}${isActive === Flag.Yes ? "已启用" : "已停用"}` });
    });
  }
  return (
    <Row as="span" gap="3" wrap>
      {status === TeamMemberStatus.Invited && (
        <TextButton aria-label={`邀请链接 ${name}`} onClick={() => open({ as: "link", member })}>
          邀请链接
        </TextButton>
      )}
      {!isStopped && (
        <TextButton aria-label={`修改${name}的权限`} onClick={() => open({ as: "form", member })}>
          修改
        </TextButton>
      )}
      <TextButton
        disabled={isPending}
        aria-label={`${isStopped ? "启用" : "停用"}${name}`}
        onClick={() => void set(isStopped ? Flag.Yes : Flag.No)}
      >
        {isStopped ? "启用" : "停用"}
      </TextButton>
    </Row>
  );
}
