import { Link } from "react-router-dom";
import { returnReasonLabels, returnStatusLabels } from "#generated/enum-labels.ts";
import { ReturnStatus } from "#generated/enums.ts";
import type { ReturnOrder } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Stack, Row } from "#src/shared/ui/layout/layout.tsx";
import { type Fact, FactList } from "#src/shared/ui/records/fact-list.tsx";
import { Timeline } from "#src/shared/ui/records/timeline.tsx";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import { RETURN_HINTS } from "../lib/case-hints.ts";
import { caseSteps, RETURN_WAY } from "../lib/case-steps.ts";
import { CancelReturn } from "./cancel-case.tsx";
import { CaseHeader } from "./case-header.tsx";
import { CaseLines } from "./case-lines.tsx";
import { claimedWith } from "./claimed-with.tsx";
import { SendBack } from "./send-back.tsx";

/** A return: its status, the next step, the returned goods and the refund. */
export function ReturnDetail({ record }: { record: ReturnOrder }) {
  const { status } = record;
  return (
    <Stack gap="3">
      <CaseHeader
        label="退货状态"
        status={returnStatusLabels[status]}
        hint={RETURN_HINTS[status]}
        reason={record.refuse_reason}
        steps={caseSteps(RETURN_WAY, record)}
        actions={status <= ReturnStatus.AwaitingDispatch && <CancelReturn id={record.id} />}
      />
      {status === ReturnStatus.AwaitingDispatch && (
        <Panel title="寄回商品">
          <SendBack record={record} />
        </Panel>
      )}
      <Panel title="退货商品">
        <CaseLines label="退货商品" lines={record.lines} />
        <Row gap="3" align="baseline" justify="end" pt="3" line="above">
          退款金额 <Price value={record.amount} size="lg" />
        </Row>
      </Panel>
      <Panel title="退货信息">
        <FactList
          facts={[
            ["退货单号", <Number key="no" text={record.return_no} what="退货单号" />],
            ["申请时间", formatMinute(record.created_at)],
            [
              "原订单",
              <Link key="order" to={paths.order(record.order_id)}>
                {record.order_no}
              </Link>,
            ],
            ["退货原因", returnReasonLabels[record.reason]],
            ["退款金额", formatMoney(record.amount)],
            ["退款去向", record.refund_to || "审核通过后退回账户余额"],
            ...sentBack(record),
            ...claimedWith(record),
          ]}
        />
      </Panel>
      <Panel title="处理记录">
        <Timeline label="处理记录" steps={record.progress.toReversed()} />
      </Panel>
    </Stack>
  );
}

function sentBack({ ship_to, company, tracking_no }: ReturnOrder): Fact[] {
  const facts: Fact[] = [];
  if (ship_to) facts.push(["寄回地址", ship_to]);
  if (tracking_no) facts.push(["寄回物流", `${company} ${tracking_no}`]);
  return facts;
}

function Number({ text, what }: { text: string; what: string }) {
  return (
    <>
      {text} <CopyButton text={text} what={what} />
    </>
  );
}
