import { approvalStatusLabels } from "#generated/enum-labels.ts";
import { ApprovalStatus } from "#generated/enums.ts";
import { useListApprovals } from "#generated/hooks/team/team.ts";
import { FileCheck } from "#generated/icons/file-check.ts";
import type { Approval } from "#generated/model/index.ts";
import { describeQuery, oneOf, PAGE, useAddressQuery } from "#src/shared/lib/address-query.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { RECORDS } from "#src/shared/lib/record-options.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Box, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { RecordPages } from "#src/shared/ui/records/record-pages.tsx";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { approvalPath } from "../lib/addresses.ts";

/** Waiting ones are the default, and not written. */
const LATER = [ApprovalStatus.Approved, ApprovalStatus.Rejected, ApprovalStatus.Withdrawn];
const QUERY = describeQuery({ status: oneOf(LATER), ...PAGE });
const TABS = [undefined, ...LATER];

const columns: RecordColumn<Approval>[] = [
  {
    name: "申请",
    width: "1.6fr",
    role: "head",
    cell: ({ first_goods: first, goods_number: number, requester, request_no: no }) => (
      <Stack as="span">
        <span>
          {first}
          {number > 1 && ` 等 ${formatCount(number)} 种`}
        </span>
        <Text tone="subtle" size="xs" weight="400">
          {requester} · {no}
        </Text>
      </Stack>
    ),
  },
  { name: "原因", width: "1.4fr", isPlain: true, cell: ({ reasons }) => reasons.join("；") },
  {
    name: "金额",
    width: "7rem",
    align: "end",
    role: "figure",
    cell: ({ amount }) => <Text bold>{formatMoney(amount)}</Text>,
  },
  { name: "时间", width: "8.5rem", isPlain: true, cell: ({ created_at: at }) => formatMinute(at) },
  {
    name: "操作",
    width: "5.5rem",
    isPlain: true,
    cell: ({ id, status, request_no: no }) => (
      <ButtonLink
        size="sm"
        variant="outline"
        to={approvalPath(id)}
        aria-label={`${status === ApprovalStatus.Waiting ? "去处理" : "查看"} ${no}`}
      >
        {status === ApprovalStatus.Waiting ? "去处理" : "查看"}
      </ButtonLink>
    ),
  },
];

/** The requests that the person at the screen may see, by state. */
export function Approvals() {
  const { query: chosen, hrefOf } = useAddressQuery(QUERY, paths.approvals);
  const { status = ApprovalStatus.Waiting, page = 1 } = chosen;
  const query = useListApprovals(
    { status, page },
    { query: { select: (response) => response.data, ...RECORDS } },
  );
  return (
    <Stack gap="3">
      <TabLinks
        label="审批状态"
        tabs={TABS.map((each) => ({
          name: approvalStatusLabels[each ?? ApprovalStatus.Waiting],
          to: hrefOf({ status: each }),
          isCurrent: chosen.status === each,
        }))}
      />
      <Box framed p="panel">
        <RecordPages
          query={query}
          label={`${approvalStatusLabels[status]}的申请`}
          columns={columns}
          page={page}
          hrefOf={(to) => hrefOf({ page: to })}
          empty={
            <EmptyState
              icon={<FileCheck size={26} strokeWidth={1.5} />}
              title={`没有${approvalStatusLabels[status]}的申请`}
              hint="超出成员限额的订单，会在这里等待审批。"
            />
          }
        />
      </Box>
    </Stack>
  );
}
