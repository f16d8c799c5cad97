import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { spendingGroupLabels } from "#generated/enum-labels.ts";
import { SpendingGroup } from "#generated/enums.ts";
import { getGetSpendingQueryOptions, useGetSpending } from "#generated/hooks/wallet/wallet.ts";
import { ChartLine } from "#generated/icons/chart-line.ts";
import type { GetSpending200Data } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { useRefusal } from "#src/entities/team/use-refusal.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { BarPairs } from "#src/shared/ui/chart/bar-pairs.tsx";
import { DaySpanField } from "#src/shared/ui/field/day-span-field.tsx";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Box, Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { FigureList } from "#src/shared/ui/records/figure-list.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { PastEnd } from "#src/shared/ui/records/past-end.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import {
  changeText,
  periodProblem,
  SPENDING_GROUPS,
  type SpendingAddress,
  spendingColumns,
  spendingQuery,
} from "../lib/spending.ts";
import { SpendingTable } from "./spending-table.tsx";

const MOST_PAGES = 50;
const LATEST_MONTHS = `近 ${terms.spending.months} 个月`;
const QUEUED = { query: { gcTime: 0, meta: { errors: "inline" } }, request: { repeat: "wait" } } as const;

/** The purchases of a period by month, store, category, maker or goods, beside the same days of the year before. */
export function SpendingView() {
  const refusal = useRefusal("getSpending");
  return refusal ? <Notice>{refusal}</Notice> : <Spending />;
}

function Spending() {
  const address = useAddressQuery(spendingQuery, paths.spending);
  const { query, hrefOf, go } = address;
  const group = query.group_by ?? SpendingGroup.month;
  const problem = periodProblem(query, useServerClock(shanghaiDay));
  const spending = useGetSpending(query, {
    query: {
      select: (response) => response.data,
      placeholderData: keepPreviousData,
      enabled: problem === undefined,
    },
  });
  return (
    <Box as="section" framed px="panel" pb="4" aria-label="采购分析">
      <TabLinks
        label="分组"
        tabs={SPENDING_GROUPS.map((each) => ({
          name: spendingGroupLabels[each],
          to: hrefOf({ group_by: each }),
          isCurrent: each === group,
        }))}
      />
      <Stack gap="3" pt="3">
        <DaySpanField label="下单日期" anyName={LATEST_MONTHS} span={query} onChange={(span) => go(span)} />
        {problem ? (
          <Notice>{problem}</Notice>
        ) : (
          <Loaded query={spending} what="采购分析" skeleton={<RecordsSkeleton />}>
            {(data, isStale) => (
              <div {...staleProps(isStale)}>
                <SpendingContent data={data} group={group} address={address} />
              </div>
            )}
          </Loaded>
        )}
      </Stack>
    </Box>
  );
}

type Props = { data: GetSpending200Data; group: SpendingGroup; address: SpendingAddress };

function SpendingContent({ data, group, address }: Props) {
  const { list, total, page_size: size, amount, previous_amount: before, orders } = data;
  const { query, hrefOf } = address;
  const isEmpty = orders === 0 && amount === 0 && before === 0;
  return (
    <Stack gap="4">
      <Filters data={data} address={address} />
      {isEmpty ? (
        <EmptyState
          icon={<ChartLine size={26} strokeWidth={1.5} />}
          title="这段时间没有采购"
          hint="付款后的订单会计入采购分析，退款会扣除。可以换一段时间，或先去采购。"
          links={[
            { name: `查看${LATEST_MONTHS}`, to: address.all },
            { name: "去采购", to: paths.list() },
          ]}
        />
      ) : (
        <>
          <Row wrap justify="between" align="end" gap="3">
            <FigureList
              figures={[
                {
                  name: `采购金额（${data.start_time} 至 ${data.end_time}）`,
                  value: formatMoney(amount),
                  hint: "已付款的订单，减去退款",
                },
                { name: "去年同期", value: formatMoney(before) },
                { name: "同比", value: changeText(amount, before) },
                { name: "订单数", value: formatCount(orders) },
              ]}
            />
            <SpendingExport group={group} address={address} />
          </Row>
          {list.length === 0 ? (
            <PastEnd total={total} firstPage={hrefOf({ page: 1 })} />
          ) : (
            <>
              <BarPairs
                label={`${spendingGroupLabels[group]}的采购金额`}
                names={["本期", "去年同期"]}
                pairs={list.map((row) => ({
                  key: row.key,
                  name: row.name,
                  now: row.amount,
                  before: row.previous_amount,
                }))}
              />
              <SpendingTable data={data} group={group} address={address} />
            </>
          )}
          <Box hideEmpty>
            <Pagination
              page={query.page ?? 1}
              total={total}
              pageSize={size}
              hrefOf={(page) => hrefOf({ page })}
            />
          </Box>
        </>
      )}
    </Stack>
  );
}

/** The limits of the analysis; each is taken away by a click. */
function Filters({ data, address: { query, hrefOf } }: Omit<Props, "group">) {
  const filters = [
    [query.store_id && `门店：${data.store_name}`, hrefOf({ store_id: undefined })],
    [query.category_id && `分类：${data.category_name}`, hrefOf({ category_id: undefined })],
    [query.sccj && `生产企业：${query.sccj}`, hrefOf({ sccj: undefined })],
  ] as const;
  const shown = filters.filter(([name]) => name);
  if (shown.length === 0) return null;
  return (
    <Row as="ul" wrap gap="3" aria-label="筛选条件">
      {shown.map(([name, to]) => (
        <Row as="li" key={to} gap="2">
          <Text bold>{name}</Text>
          <Link to={to} aria-label={`取消${name}`}>
            取消
          </Link>
        </Row>
      ))}
    </Row>
  );
}

function SpendingExport({ group, address: { query } }: Omit<Props, "data">) {
  const client = useQueryClient();
  const load = () =>
    loadPages(async (page) => {
      const options = getGetSpendingQueryOptions({ ...query, page }, QUEUED);
      return (await client.fetchQuery(options)).data;
    }, MOST_PAGES);
  return (
    <ExportButton
      fileName={`采购分析-${spendingGroupLabels[group]}`}
      columns={spendingColumns(group)}
      load={load}
      measure="行"
    />
  );
}
