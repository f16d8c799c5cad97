import { useListVarietyRequests } from "#generated/hooks/variety/variety.ts";
import { ClipboardPlus } from "#generated/icons/clipboard-plus.ts";
import { PAGES, useAddressQuery } from "#src/shared/lib/address-query.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { RECORDS } from "#src/shared/lib/record-options.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RecordPages } from "#src/shared/ui/records/record-pages.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { varietyColumns } from "./variety-columns.tsx";

/** This buyer's requests, newest first. */
export function VarietyList() {
  const {
    query: { page = 1 },
    hrefOf,
  } = useAddressQuery(PAGES, paths.varietyRequests);
  const query = useListVarietyRequests(
    { page },
    { query: { select: (response) => response.data, ...RECORDS } },
  );
  const total = query.data?.total ?? 0;
  return (
    <Panel title="求购记录" hint={total > 0 && `共 ${formatCount(total)} 条`}>
      <RecordPages
        query={query}
        label="求购记录"
        columns={varietyColumns}
        page={page}
        hrefOf={(to) => hrefOf({ page: to })}
        empty={
          <EmptyState
            icon={<ClipboardPlus size={26} strokeWidth={1.5} />}
            title="还没有求购过品种"
            hint="店里需要、商城没有的品种，登记后由采购部寻找货源，到货会通知您。"
            links={[{ name: "登记求购", to: paths.newVarietyRequest() }]}
          />
        }
      />
    </Panel>
  );
}
