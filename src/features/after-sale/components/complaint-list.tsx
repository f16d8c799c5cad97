import { useQueryClient } from "@tanstack/react-query";
import { afterSaleStatusLabels, afterSaleTypeLabels } from "#generated/enum-labels.ts";
import { AfterSaleStatus } from "#generated/enums.ts";
import { getListAfterSalesQueryOptions, useListAfterSales } from "#generated/hooks/after-sale/after-sale.ts";
import type { AfterSale } from "#generated/model/index.ts";
import { listAfterSalesQueryKeywordsMax } from "#generated/zod/after-sale/after-sale.zod.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { filterLinks } from "#src/shared/lib/filter-links.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { spanProblem } from "#src/shared/lib/quick-days.ts";
import { RECORDS } from "#src/shared/lib/record-options.ts";
import { paths } from "#src/shared/paths.ts";
import { LogPanel } from "#src/shared/ui/records/log-panel.tsx";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import { complaintsPath } from "../lib/addresses.ts";
import { COMPLAINT_COLUMNS } from "../lib/case-columns.ts";
import { COMPLAINT_STATUSES, complaintsQuery } from "../lib/case-query.ts";
import { complaintStep } from "../lib/next-step.ts";
import { CancelComplaint } from "./cancel-case.tsx";
import { CaseGoods, CaseNumber, CaseState, toneOf } from "./case-cells.tsx";
import { CASES_PER_PAGE, CaseTools, NoCases, QUEUED } from "./case-tools.tsx";

const TONES = {
  [AfterSaleStatus.Completed]: "done",
  [AfterSaleStatus.Rejected]: "failed",
  [AfterSaleStatus.Canceled]: "ended",
} as const;

const COLUMNS: readonly RecordColumn<AfterSale>[] = [
  {
    name: "售后单号",
    width: "9.75rem",
    role: "head",
    cell: ({ id, sale_no: no, created_at: time }) => (
      <CaseNumber to={paths.afterSale(id)} no={no} time={time} />
    ),
  },
  {
    name: "商品",
    width: "5fr",
    isPlain: true,
    cell: (one) => <CaseGoods {...one} kind={afterSaleTypeLabels[one.type]} order={one} />,
  },
  {
    name: "补偿金额",
    width: "6rem",
    align: "end",
    role: "figure",
    cell: ({ compensation }) => (compensation > 0 ? formatMoney(compensation) : "--"),
  },
  {
    name: "状态",
    width: "5fr",
    isPlain: true,
    cell: (one) => (
      <CaseState
        name={afterSaleStatusLabels[one.status]}
        tone={toneOf(one.status, TONES)}
        step={complaintStep(one)}
      />
    ),
  },
  {
    name: "操作",
    width: "6rem",
    align: "end",
    isPlain: true,
    cell: ({ id, status }) => status <= AfterSaleStatus.Processing && <CancelComplaint id={id} size="xs" />,
  },
];

/** The buyer's complaints by state, words and day, each with what became of it. */
export function ComplaintList() {
  const client = useQueryClient();
  const address = useAddressQuery(complaintsQuery, complaintsPath);
  const { query, hrefOf, go } = address;
  const complaints = useListAfterSales(
    { ...query, page_size: CASES_PER_PAGE },
    {
      query: {
        select: (response) => response.data,
        enabled: spanProblem(query) === undefined,
        ...RECORDS,
      },
    },
  );
  return (
    <LogPanel
      title="售后单"
      uses={{
        label: "售后状态",
        links: filterLinks({
          values: COMPLAINT_STATUSES,
          names: afterSaleStatusLabels,
          current: query.status,
          hrefOf: (status) => hrefOf({ status }),
        }),
      }}
      address={address}
      noun="售后单"
      summary={
        <CaseTools
          what="售后单"
          keywords={query.keywords}
          maxLength={listAfterSalesQueryKeywordsMax}
          onSearch={(keywords) => go({ keywords })}
          total={complaints.data?.total ?? 0}
          columns={COMPLAINT_COLUMNS}
          loadPage={async (page) => {
            const params = { ...query, page, page_size: 100 };
            return (await client.fetchQuery(getListAfterSalesQueryOptions(params, QUEUED))).data;
          }}
        />
      }
      columns={COLUMNS}
      query={complaints}
      empty={<NoCases what="售后单" keywords={query.keywords} all={address.all} />}
    />
  );
}
