import { useState } from "react";
import { approvalStatusLabels } from "#generated/enum-labels.ts";
import { ApprovalStatus } from "#generated/enums.ts";
import { useGetApproval } from "#generated/hooks/team/team.ts";
import type { ApprovalDetail as Detail } from "#generated/model/index.ts";
import { addressText } from "#src/shared/lib/address-text.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { NarrowOnly, SummaryLayout } from "#src/shared/ui/frame/summary-layout.tsx";
import { PricedLines } from "#src/shared/ui/goods/priced-lines.tsx";
import { looks, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { type Fact, FactList } from "#src/shared/ui/records/fact-list.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { useApprovalDecision } from "../hooks/use-approval-decision.ts";
import { RejectDialog } from "./reject-dialog.tsx";

/** One request: what is to be ordered and why it waits, and the decision. */
export function ApprovalDetail({ id }: { id: number }) {
  const query = useGetApproval(id, {
    query: { select: (response) => response.data, refetchOnWindowFocus: true, meta: { errors: "inline" } },
  });
  return (
    <Loaded query={query} what="审批申请" as="framed" skeleton={<RecordsSkeleton rows={4} />}>
      {(request) => (
        <SummaryLayout side={<Costs request={request} />} action={<Decision request={request} />}>
          <Panel title={`${request.requester}的申请`} hint={approvalStatusLabels[request.status]}>
            <FactList facts={factsOf(request)} />
          </Panel>
          <Panel title="商品清单" hint={`共 ${formatCount(request.goods_number)} 种`}>
            <PricedLines
              label="商品清单"
              lines={request.lines.map((line, index) => ({
                id: index,
                name: line.name,
                to: paths.goods(line.goods_id),
                specification: line.ypgg,
                maker: line.sccj,
                unit: line.bzdw,
                image: line.image,
                price: line.price,
                number: line.number,
                reduction: 0,
                gift: "",
                extra: 0,
                amount: line.amount,
              }))}
            />
          </Panel>
        </SummaryLayout>
      )}
    </Loaded>
  );
}

function factsOf(request: Detail): Fact[] {
  const facts: Fact[] = [
    ["申请单号", request.request_no],
    ["申请时间", formatMinute(request.created_at)],
    ["审批原因", request.reasons.join("；")],
    ["收货地址", `${request.address.name} ${addressText(request.address)}`],
  ];
  if (request.note) facts.push(["申请说明", request.note]);
  if (request.remark) facts.push(["订单备注", request.remark]);
  if (request.decided_at)
    facts.push(["处理", `${request.decider || request.requester} ${formatMinute(request.decided_at)}`]);
  if (request.decision_note) facts.push(["处理说明", request.decision_note]);
  return facts;
}

/** The amount that was requested, and the amount now. */
function Costs({ request: { amount, amount_now: now } }: { request: Detail }) {
  const rise = now === null ? 0 : minusMoney(now, amount);
  return (
    <Panel title="费用">
      <Row justify="between">
        <Text tone="muted">申请金额</Text>
        <span>{formatMoney(amount)}</span>
      </Row>
      {now !== null && (
        <Row justify="between" mt="1">
          <Text tone="muted">当前金额</Text>
          <Text bold tone="promo">
            {formatMoney(now)}
          </Text>
        </Row>
      )}
      {rise !== 0 && (
        <Text as="p" mt="1" tone="promo" size="xs" role="status">
          比申请时{rise > 0 ? "高" : "低"} {formatMoney(Math.abs(rise))}
        </Text>
      )}
    </Panel>
  );
}

function Decision({ request }: { request: Detail }) {
  const [isRejecting, setRejecting] = useState(false);
  const { mayApprove, mayWithdraw, approve, withdraw, isBusy, refusal } = useApprovalDecision(request);
  const { id, status, problem, amount_now: now, order_id: orderId } = request;
  if (status !== ApprovalStatus.Waiting)
    return orderId > 0 ? (
      <ButtonLink size="lg" to={paths.order(orderId)}>
        查看订单
      </ButtonLink>
    ) : (
      <Text as="div" tone="muted" size="xs">
        {approvalStatusLabels[status]}，商品已回到购物车。
      </Text>
    );
  return (
    <>
      {(refusal ?? problem) && <Notice>{refusal ?? problem}</Notice>}
      <NarrowOnly>当前金额 {formatMoney(now)}</NarrowOnly>
      {mayApprove && (
        <Row gap="2">
          <Button
            className={looks({ grow: true })}
            size="lg"
            disabled={now === null}
            loading={isBusy}
            loadingText="处理中"
            onClick={approve}
          >
            通过
          </Button>
          <Button size="lg" variant="outline" disabled={isBusy} onClick={() => setRejecting(true)}>
            驳回
          </Button>
        </Row>
      )}
      {mayWithdraw && (
        <Button size="lg" variant="outline" loading={isBusy} loadingText="处理中" onClick={withdraw}>
          撤回申请
        </Button>
      )}
      {!mayApprove && !mayWithdraw && (
        <Text as="div" tone="muted" size="xs">
          等待审批人处理。
        </Text>
      )}
      {isRejecting && <RejectDialog id={id} onClose={() => setRejecting(false)} />}
    </>
  );
}
