import { useListTeamLog } from "#generated/hooks/team/team.ts";
import { ClipboardList } from "#generated/icons/clipboard-list.ts";
import type { TeamLogEntry } from "#generated/model/index.ts";
import { PAGES, useAddressQuery } from "#src/shared/lib/address-query.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { RECORDS } from "#src/shared/lib/record-options.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RecordPages } from "#src/shared/ui/records/record-pages.tsx";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { teamLogPath } from "../lib/addresses.ts";

const columns: RecordColumn<TeamLogEntry>[] = [
  { name: "时间", width: "9.5rem", isPlain: true, cell: ({ created_at: at }) => formatMinute(at) },
  {
    name: "成员",
    width: "8rem",
    role: "head",
    cell: ({ name, member_id: id }) => (id === 0 ? `${name}（所有人）` : name),
  },
  { name: "操作", width: "10rem", cell: ({ action }) => action },
  { name: "对象", width: "1fr", cell: ({ detail }) => detail || "—" },
];

/** Who did what in the account, newest first. */
export function TeamLog() {
  const {
    query: { page = 1 },
    hrefOf,
  } = useAddressQuery(PAGES, teamLogPath);
  const query = useListTeamLog({ page }, { query: { select: (response) => response.data, ...RECORDS } });
  const total = query.data?.total ?? 0;
  return (
    <Panel title="操作记录" hint={total > 0 && `共 ${formatCount(total)} 条`}>
      <RecordPages
        query={query}
        label="操作记录"
        columns={columns}
        page={page}
        hrefOf={(to) => hrefOf({ page: to })}
        empty={
          <EmptyState
            icon={<ClipboardList size={26} strokeWidth={1.5} />}
            title="还没有操作记录"
            hint="邀请成员后，谁下单、审批、付款，都会记在这里。"
          />
        }
      />
    </Panel>
  );
}
