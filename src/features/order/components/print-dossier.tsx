import { useCallback, useState, type ReactNode } from "react";
import { useGetOrderDossier } from "#generated/hooks/order/order.ts";
import { Printer } from "#generated/icons/printer.ts";
import type { OrderDossier } from "#generated/model/index.ts";
import { isRefusal, shownInPlace } from "#src/shared/api/error-kinds.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DOSSIER_COLUMNS, dossierRows } from "../lib/dossier-rows.ts";
import { DossierSheet } from "./dossier-sheet.tsx";
import { PrintedSheets } from "./print-frame.tsx";
import styles from "./print-dossier.module.css";

/** The papers of a shipped order, printed in one go: accompanying sheet, inspection reports, invoice. */
export function PrintDossier({ orderId }: { orderId: number }) {
  const query = useGetOrderDossier(orderId, {
    query: {
      select: (response) => response.data,
      meta: { errors: shownInPlace },
      refetchOnWindowFocus: false,
    },
  });
  const error = query.data ? null : query.error;
  return (
    <>
      {error && <PrintTools title="随货资料" orderId={orderId} />}
      {error && isRefusal(error) ? (
        <EmptyState
          title={error.status === 404 ? "没有找到这个订单" : error.message}
          links={[{ name: "去我的订单", to: paths.orders() }]}
        />
      ) : (
        <Loaded query={query} what="随货资料" skeleton="96">
          {(papers) => <Papers papers={papers} />}
        </Loaded>
      )}
    </>
  );
}

function Papers({ papers }: { papers: OrderDossier }) {
  const { reports, invoice, invoice_pages: pages } = papers;
  const [loaded, setLoaded] = useState(0);
  const settle = useCallback(() => setLoaded((count) => count + 1), []);
  const count = reports.length + pages.length;
  const isReady = loaded >= count;
  const rows = dossierRows(papers);
  return (
    <div>
      <PrintTools
        title="随货资料"
        orderId={papers.order_id}
        hint={[
          "随货同行单",
          `${reports.length} 份检验报告`,
          pages.length > 0 ? "发票" : invoice ? "发票开具中" : "未开票",
        ].join("、")}
        waiting={isReady ? "" : `正在加载 ${loaded} / ${count}`}
        exporter={
          <ExportButton
            fileName={`随货资料-${papers.order_no}`}
            columns={DOSSIER_COLUMNS}
            load={() => Promise.resolve({ list: rows, total: rows.length })}
            measure="行"
            size="sm"
          />
        }
      />
      <PrintedSheets>
        <DossierSheet papers={papers} />
        {reports.map((report) => (
          <PaperPicture
            key={report.id}
            src={report.file_url}
            original={report.file_url}
            label={`${report.goods_name} 批号 ${report.batch_no} 检验报告`}
            onSettled={settle}
          />
        ))}
        {invoice &&
          pages.map((page, index) => (
            <PaperPicture
              key={page}
              src={page}
              original={invoice.file_url}
              label={`发票 ${invoice.invoice_no} 第 ${index + 1} 页`}
              onSettled={settle}
            />
          ))}
      </PrintedSheets>
    </div>
  );
}

type PrintToolsProps = {
  title: string;
  hint?: string;
  orderId: number;
  /** The name of the data that must load before printing; empty when all is loaded. */
  waiting?: string;
  /** Exports the papers; without it there is nothing to print either. */
  exporter?: ReactNode;
};

/** The heading of papers to print, with what can be done; itself never printed. */
function PrintTools({ title, hint, orderId, waiting = "", exporter }: PrintToolsProps) {
  return (
    <div data-screen-only>
      <PageHeading
        title={title}
        hint={hint}
        actions={
          <>
            <ButtonLink size="sm" variant="outline" to={paths.order(orderId)}>
              返回订单
            </ButtonLink>
            {exporter && (
              <>
                {exporter}
                <Button size="sm" disabled={waiting !== ""} onClick={() => window.print()}>
                  <Printer size={14} aria-hidden />
                  {waiting || "打印全部"}
                </Button>
              </>
            )}
          </>
        }
      />
    </div>
  );
}

type PaperPictureProps = {
  src: string;
  /** The name of the document: 检验报告 ZJ202606. */
  label: string;
  /** The URL of the document itself, for one that cannot be shown as a picture. */
  original: string;
  /** Called once, when it is loaded or will not be. */
  onSettled: () => void;
};

/** A page of a document that fills a printed page. */
function PaperPicture({ src, label, original, onSettled }: PaperPictureProps) {
  const { isShown, onError } = usePicture(src);
  const [isSettled, setSettled] = useState(false);
  const settle = () => {
    if (isSettled) return;
    setSettled(true);
    onSettled();
  };
  return (
    <article className={styles.paper} aria-label={label}>
      {isShown ? (
        <img
          className={styles.picture}
          src={src}
          alt={label}
          width={620}
          height={877}
          onLoad={settle}
          onError={() => {
            settle();
            onError();
          }}
        />
      ) : (
        <Text as="p" tone="muted">
          {label}显示失败，请
          <DataLink url={original} newTab>
            打开原文件
          </DataLink>
          单独打印。
        </Text>
      )}
    </article>
  );
}
