import { invoiceStatusLabels } from "#generated/enum-labels.ts";
import { useListInvoices } from "#generated/hooks/invoice/invoice.ts";
import { ReceiptText } from "#generated/icons/receipt-text.ts";
import { listInvoicesQueryKeywordsMax } from "#generated/zod/invoice/invoice.zod.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { filterLinks } from "#src/shared/lib/filter-links.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { spanProblem } from "#src/shared/lib/quick-days.ts";
import { RECORDS } from "#src/shared/lib/record-options.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { SearchForm } from "#src/shared/ui/field/search-form.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { LogPanel } from "#src/shared/ui/records/log-panel.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { type InvoiceChoice, useInvoiceChoice } from "../hooks/use-invoice-choice.ts";
import { INVOICE_STATUSES, invoicesQuery } from "../lib/invoice-query.ts";
import { InvoiceBar } from "./invoice-bar.tsx";
import { invoiceColumns } from "./invoice-columns.tsx";
import { InvoiceExport } from "./invoice-export.tsx";
import styles from "./invoice-list.module.css";

const PAGE_SIZE = 10;

/** The e-invoices by state, number and date, each with its file. */
export function InvoiceList() {
  const address = useAddressQuery(invoicesQuery, paths.eInvoices);
  const { query, hrefOf, go } = address;
  const invoices = useListInvoices(
    { ...query, page_size: PAGE_SIZE },
    {
      query: {
        select: (response) => response.data,
        enabled: spanProblem(query) === undefined,
        ...RECORDS,
      },
    },
  );
  const total = invoices.data?.total ?? 0;
  const choice = useInvoiceChoice(query);
  return (
    <LogPanel
      title="电子发票"
      uses={{
        label: "开票状态",
        links: filterLinks({
          values: INVOICE_STATUSES,
          names: invoiceStatusLabels,
          current: query.status,
          hrefOf: (status) => hrefOf({ status }),
        }),
      }}
      address={address}
      noun="发票"
      summary={
        <Row align="center" wrap justify="between" gap="3">
          <SearchForm
            className={styles.search}
            name="搜索发票"
            label="订单号或发票号码"
            maxLength={listInvoicesQueryKeywordsMax}
            keywords={query.keywords ?? ""}
            onSearch={(keywords) => go({ keywords })}
          />
          {total > 0 && (
            <div className={styles.count}>
              <AllInvoices choice={choice} />
              <span role="status">共 {formatCount(total)} 张</span>
            </div>
          )}
          <InvoiceExport query={query} disabled={total === 0 || invoices.isPlaceholderData} />
        </Row>
      }
      columns={invoiceColumns(choice)}
      query={invoices}
      empty={<NoInvoices keywords={query.keywords} />}
    >
      {choice.list.length > 0 && <InvoiceBar choice={choice} />}
    </LogPanel>
  );
}

/** Ticks every invoice of the filter that has a file, on all its pages, or none. */
function AllInvoices({ choice }: { choice: InvoiceChoice }) {
  return (
    <Checkbox
      state={choice.list.length > 0 ? "some" : "none"}
      label="全选已开的发票"
      visibleLabel={choice.isLoading ? "正在选……" : "全选已开的发票"}
      disabled={choice.isLoading}
      onChange={choice.list.length > 0 ? choice.clear : choice.chooseAll}
    />
  );
}

function NoInvoices({ keywords }: { keywords: string | undefined }) {
  return (
    <EmptyState
      icon={<ReceiptText size={26} strokeWidth={1.5} />}
      title={keywords ? `没有号码包含“${keywords}”的发票` : "还没有电子发票"}
      hint={
        keywords
          ? "请核对订单号或发票号码，也可以只输入后几位。"
          : "确认收货后按下单时的抬头自动开具，也可以在订单详情中申请。"
      }
      action={
        <ButtonLink
          size="sm"
          variant={keywords ? "outline" : "solid"}
          to={keywords ? paths.eInvoices() : paths.orders()}
        >
          {keywords ? "查看全部发票" : "去我的订单"}
        </ButtonLink>
      }
    />
  );
}
