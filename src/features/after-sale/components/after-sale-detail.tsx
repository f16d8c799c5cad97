import { Link } from "react-router-dom";
import { afterSaleStatusLabels, afterSaleTypeLabels } from "#generated/enum-labels.ts";
import { AfterSaleStatus } from "#generated/enums.ts";
import type { AfterSale } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { FactList } from "#src/shared/ui/records/fact-list.tsx";
import { Timeline } from "#src/shared/ui/records/timeline.tsx";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import { AFTER_SALE_HINTS } from "../lib/case-hints.ts";
import { AFTER_SALE_WAY, caseSteps } from "../lib/case-steps.ts";
import { CancelComplaint } from "./cancel-case.tsx";
import { CaseHeader } from "./case-header.tsx";
import { CaseLines } from "./case-lines.tsx";
import { claimedWith } from "./claimed-with.tsx";

/** A complaint: its status, subject and outcome. */
export function AfterSaleDetail({ record }: { record: AfterSale }) {
  const { status } = record;
  return (
    <Stack gap="3">
      <CaseHeader
        label="售后状态"
        status={afterSaleStatusLabels[status]}
        hint={AFTER_SALE_HINTS[status]}
        steps={caseSteps(AFTER_SALE_WAY, record)}
        actions={status <= AfterSaleStatus.Processing && <CancelComplaint id={record.id} />}
      />
      {record.result && (
        <Panel title="处理结果">
          <div>{record.result}</div>
          {record.compensation > 0 && (
            <Row align="baseline" gap="3" mt="2">
              补偿金额 <Price value={record.compensation} size="lg" />
              <Text as="div" tone="subtle">
                已退至账户余额
              </Text>
            </Row>
          )}
        </Panel>
      )}
      <Panel title="售后信息">
        <FactList
          facts={[
            [
              "售后单号",
              <span key="number">
                {record.sale_no} <CopyButton text={record.sale_no} what="售后单号" />
              </span>,
            ],
            ["申请时间", formatMinute(record.created_at)],
            [
              "原订单",
              <Link key="order" to={paths.order(record.order_id)}>
                {record.order_no}
              </Link>,
            ],
            ["售后类型", afterSaleTypeLabels[record.type]],
            ...claimedWith(record),
          ]}
        />
      </Panel>
      {record.lines.length > 0 && (
        <Panel title="相关商品">
          <CaseLines label="相关商品" lines={record.lines} />
        </Panel>
      )}
      <Panel title="处理记录">
        <Timeline label="处理记录" steps={record.progress.toReversed()} />
      </Panel>
    </Stack>
  );
}
