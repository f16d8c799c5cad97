import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useListInspectionReports } from "#generated/hooks/quality/quality.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { InspectionReport } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { QualityLink } from "./quality-link.tsx";
import { ReportPreview } from "./report-preview.tsx";
import styles from "./inspection-reports.module.css";
import { ReportTable, ReportTableSkeleton } from "./report-table.tsx";

/** The inspection reports of a product's batches, for members only. */
export function InspectionReports({ goodsId }: { goodsId: number }) {
  const { data: user } = useGetCurrentUser();
  return (
    <Panel title="质检报告" hint={<QualityLink />}>
      {user?.data === null ? <LogInFirst /> : <ReportsOfGoods goodsId={goodsId} isKnown={Boolean(user)} />}
    </Panel>
  );
}

function ReportsOfGoods({ goodsId, isKnown }: { goodsId: number; isKnown: boolean }) {
  const [shown, setShown] = useState<InspectionReport>();
  const { data, isError, refetch } = useListInspectionReports(
    { goods_id: goodsId },
    { query: { enabled: isKnown, meta: { errors: "inline" } } },
  );
  if (isError) return <RetryLine what="质检报告" onRetry={() => void refetch()} />;
  if (!data) return <ReportTableSkeleton />;
  if (data.data.list.length === 0) return <p className={styles.note}>这个商品暂时没有质检报告。</p>;
  return (
    <>
      <ReportTable reports={data.data.list} onShow={setShown} />
      {shown && <ReportPreview report={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function LogInFirst() {
  const { pathname, search } = useLocation();
  return (
    <p className={styles.note}>
      <Link className={styles.logIn} to={paths.login(pathname + search)}>
        登录
      </Link>{" "}
      后可查看各批次的质检报告。
    </p>
  );
}
