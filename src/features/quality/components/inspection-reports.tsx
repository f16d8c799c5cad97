import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useListInspectionReports } from "#generated/hooks/quality/quality.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { ShieldCheck } from "#generated/icons/shield-check.ts";
import type { InspectionReport } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { alert } from "#src/shared/ui/feedback/feedback-store.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { ReportPreview } from "./report-preview.tsx";
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
  const query = useListInspectionReports(
    { goods_id: goodsId },
    { query: { select: (response) => response.data, enabled: isKnown, meta: { errors: "inline" } } },
  );
  return (
    <Loaded
      query={query}
      what="质检报告"
      as="line"
      skeleton={<ReportTableSkeleton />}
      empty={
        <Text as="p" tone="subtle">
          这个商品暂时没有质检报告。
        </Text>
      }
    >
      {({ list }) => (
        <>
          <ReportTable reports={list} onShow={setShown} />
          {shown && <ReportPreview report={shown} onClose={() => setShown(undefined)} />}
        </>
      )}
    </Loaded>
  );
}

function LogInFirst() {
  const { pathname, search } = useLocation();
  return (
    <Text as="p" tone="subtle">
      <Link className={looks({ tone: "brand", underline: true })} to={paths.login(pathname + search)}>
        登录
      </Link>{" "}
      后可查看各批次的质检报告。
    </Text>
  );
}

/** Link to the quality inspection service, or why there is none (specification section 6). */
function QualityLink() {
  const { data } = useGetCurrentUser();
  const entry = data?.data?.quality_inspection;
  if (!entry) return null;
  const { quality_inspection_url: url, msg } = entry;
  const label = (
    <>
      <ShieldCheck size={14} aria-hidden />
      质检服务
    </>
  );
  return (
    <Button asChild size="xs" variant="outline">
      {url ? (
        <DataLink url={url} newTab>
          {label}
        </DataLink>
      ) : (
        <button type="button" onClick={() => void alert({ message: msg || "质检服务暂未开通" })}>
          {label}
        </button>
      )}
    </Button>
  );
}
