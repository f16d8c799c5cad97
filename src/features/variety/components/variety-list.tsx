import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { ClipboardPlus } from "#generated/icons/clipboard-plus.ts";
import { useListVarietyRequests } from "#generated/hooks/variety/variety.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RecordPages } from "#src/shared/ui/records/record-pages.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { varietyColumns } from "./variety-columns.tsx";

/** This buyer's requests, newest first. */
export function VarietyList({ page }: { page: number }) {
  const { data, error, isPlaceholderData, refetch } = useListVarietyRequests(
    { page },
    { query: { placeholderData: keepPreviousData, refetchOnWindowFocus: true, meta: { errors: "inline" } } },
  );
  const response = error ? undefined : data?.data;
  const hrefOf = (to: number) => paths.varietyRequests(to > 1 ? { page: to } : undefined);
  return (
    <Panel title="求购记录" hint={response && response.total > 0 && `共 ${formatCount(response.total)} 条`}>
      {error && <LoadError error={error} what="求购记录" onRetry={() => void refetch()} />}
      {!response && !error && <RecordsSkeleton what="求购记录" />}
      {response?.total === 0 && (
        <EmptyState
          icon={<ClipboardPlus size={26} strokeWidth={1.5} />}
          title="还没有求购过品种"
          hint="店里需要、商城没有的品种，登记后由采购部寻找货源，到货会通知您。"
          links={[{ name: "登记求购", to: paths.newVarietyRequest() }]}
        />
      )}
      {response && response.total > 0 && (
        <div {...staleProps(isPlaceholderData)}>
          <RecordPages
            label="求购记录"
            columns={varietyColumns}
            keyOf={({ id }) => id}
            response={response}
            page={page}
            hrefOf={hrefOf}
          />
        </div>
      )}
    </Panel>
  );
}
