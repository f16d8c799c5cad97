import { PackageOpen } from "#generated/icons/package-open.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import type { Column } from "#src/shared/lib/sheet.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { SearchForm } from "#src/shared/ui/field/search-form.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import styles from "./case-list.module.css";

export const CASES_PER_PAGE = 10;

/** The export's calls wait for those of the page, which are of the same path. */
export const QUEUED = {
  query: { gcTime: 0, meta: { errors: "inline" } },
  request: { repeat: "wait" },
} as const;

const MOST_PAGES = 50;

type Props<Case> = {
  what: string;
  keywords: string | undefined;
  maxLength: number;
  onSearch: (keywords: string) => void;
  total: number;
  columns: readonly Column<Case>[];
  loadPage: (page: number) => Promise<{ list: Case[]; total: number }>;
};

/** Searches a list of cases, and exports all that it finds. */
export function CaseTools<Case>({
  what,
  keywords = "",
  maxLength,
  onSearch,
  total,
  columns,
  loadPage,
}: Props<Case>) {
  return (
    <Row align="center" wrap justify="between" gap="3">
      <SearchForm
        className={styles.search}
        name={`搜索${what}`}
        label={`${what}号、订单号或商品名称`}
        maxLength={maxLength}
        keywords={keywords}
        onSearch={onSearch}
      />
      <ExportButton
        fileName={what}
        columns={columns}
        load={() => loadPages(loadPage, MOST_PAGES)}
        disabled={total === 0}
        measure="张"
      />
    </Row>
  );
}

type NoCasesProps = { what: string; keywords: string | undefined; all: string };

/** Explains why there are no cases, and where they are filed. */
export function NoCases({ what, keywords, all }: NoCasesProps) {
  const icon = <PackageOpen size={26} strokeWidth={1.5} />;
  if (keywords)
    return (
      <EmptyState
        icon={icon}
        title={`没有找到与“${keywords}”有关的${what}`}
        hint="请核对单号或商品名称，也可以只输入其中几个字。"
        action={
          <ButtonLink size="sm" variant="outline" to={all}>
            查看全部{what}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      icon={icon}
      title={`还没有${what}`}
      hint="收货后需要退货，或少货、破损、缺资料，可以在订单中申请。"
      links={[
        { name: "去我的订单", to: paths.orders() },
        { name: "退换规则", to: paths.help("zfps/ypth") },
      ]}
    />
  );
}
