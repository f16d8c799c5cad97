import { useSearchParams } from "react-router-dom";
import { InvoiceList } from "#src/features/invoice/components/invoice-list.tsx";
import { InvoiceTitles } from "#src/features/invoice/components/invoice-titles.tsx";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Stack, Box } from "#src/shared/ui/layout/layout.tsx";
import styles from "./e-invoice-page.module.css";

export function EInvoicePage() {
  const [search] = useSearchParams();
  const isTitles = search.get("tab") === "titles";
  return (
    <>
      <PageHeading title="电子发票查询" hint="下载或发送到邮箱，管理发票抬头。" />
      <Stack gap="3">
        <Box framed>
          <TabLinks
            className={styles.tabs}
            label="发票"
            tabs={[
              { name: "发票记录", to: paths.eInvoices(), isCurrent: !isTitles },
              { name: "抬头管理", to: paths.eInvoices({ tab: "titles" }), isCurrent: isTitles },
            ]}
          />
        </Box>
        {isTitles ? <InvoiceTitles /> : <InvoiceList />}
      </Stack>
    </>
  );
}
