import { useQueryClient } from "@tanstack/react-query";
import { returnReasonLabels, returnStatusLabels } from "#generated/enum-labels.ts";
import { ReturnStatus } from "#generated/enums.ts";
import { getListReturnsQueryOptions, useListReturns } from "#generated/hooks/after-sale/after-sale.ts";
import type { ReturnOrder } from "#generated/model/index.ts";
import { listReturnsQueryKeywordsMax } from "#generated/zod/after-sale/after-sale.zod.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { filterLinks } from "#src/shared/lib/filter-links.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { spanProblem } from "#src/shared/lib/quick-days.ts";
import { RECORDS } from "#src/shared/lib/record-options.ts";
import { paths } from "#src/shared/paths.ts";
import { LogPanel } from "#src/shared/ui/records/log-panel.tsx";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import { returnsPath } from "../lib/addresses.ts";
import { RETURN_COLUMNS } from "../lib/case-columns.ts";
import { RETURN_STATUSES, returnsQuery } from "../lib/case-query.ts";
import { returnStep } from "../lib/next-step.ts";
import { CaseGoods, CaseNumber, CaseState, toneOf } from "./case-cells.tsx";
import { CASES_PER_PAGE, CaseTools, NoCases, QUEUED } from "./case-tools.tsx";
import { ReturnRowActions } from "./return-row-actions.tsx";

const TONES = {
  [ReturnStatus.Completed]: "done",
  [ReturnStatus.Rejected]: "failed",
  [ReturnStatus.Canceled]: "ended",
} as const;

const COLUMNS: readonly RecordColumn<ReturnOrder>[] = [
  {
    name: "退货单号",
    width: "9.75rem",
    role: "head",
    cell: ({ id, return_no: no, created_at: time }) => (
      <CaseNumber to={paths.returnOrder(id)} no={no} time={time} />
    ),
  },
  {
    name: "商品",
    width: "5fr",
    isPlain: true,
    cell: (one) => <CaseGoods {...one} kind={returnReasonLabels[one.reason]} order={one} />,
  },
  {
    name: "退款金额",
    width: "6rem",
    align: "end",
    role: "figure",
    cell: ({ amount }) => formatMoney(amount),
  },
  {
    name: "状态",
    width: "4fr",
    isPlain: true,
    cell: (one) => (
      <CaseState
        name={returnStatusLabels[one.status]}
        tone={toneOf(one.status, TONES)}
        step={returnStep(one)}
      />
    ),
  },
  {
    name: "操作",
    width: "16rem",
    align: "end",
    isPlain: true,
    cell: (one) => <ReturnRowActions record={one} />,
  },
];

/** The buyer's returns by state, words and day, each with its next step. */
export function ReturnList() {
  const client = useQueryClient();
  const address = useAddressQuery(returnsQuery, returnsPath);
  const { query, hrefOf, go } = address;
  const returns = useListReturns(
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
      title="退货单"
      uses={{
        label: "退货状态",
        links: filterLinks({
          values: RETURN_STATUSES,
          names: returnStatusLabels,
          current: query.status,
          hrefOf: (status) => hrefOf({ status }),
        }),
      }}
      address={address}
      noun="退货单"
      summary={
        <CaseTools
          what="退货单"
          keywords={query.keywords}
          maxLength={listReturnsQueryKeywordsMax}
          onSearch={(keywords) => go({ keywords })}
          total={returns.data?.total ?? 0}
          columns={RETURN_COLUMNS}
          loadPage={async (page) => {
            const params = { ...query, page, page_size: 100 };
            return (await client.fetchQuery(getListReturnsQueryOptions(params, QUEUED))).data;
          }}
        />
      }
      columns={COLUMNS}
      query={returns}
      empty={<NoCases what="退货单" keywords={query.keywords} all={address.all} />}
    />
  );
}
