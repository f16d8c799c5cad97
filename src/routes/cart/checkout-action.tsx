import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { CreateOrderBody } from "#generated/model/index.ts";
import { requestApprovalBodyNoteMax } from "#generated/zod/team/team.zod.ts";
import { useRefusal } from "#src/entities/team/use-refusal.ts";
import { useRequestApproval } from "#src/features/team/hooks/use-request-approval.ts";
import { approvalPath } from "#src/features/team/lib/addresses.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Input } from "#src/shared/ui/field/text-input.tsx";
import { NarrowOnly } from "#src/shared/ui/frame/summary-layout.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import type { OrderForm } from "./use-order-form.ts";

type Props = {
  form: OrderForm;
  /** Names a form with unsaved input, which would not become part of the order. */
  unsaved: string | undefined;
  onRenew: () => void;
};

/** The button that places the order, or the reason why it cannot be placed. */
export function CheckoutAction({ form, unsaved, onRenew }: Props) {
  const { choices, delivery, price, problems, isSubmitting, reasons } = form;
  const approval = useApprovalRequest(form);
  const lacking = useRefusal("createOrder");
  const refusal = lacking ?? form.refusal ?? approval.requestRefusal;
  const isBusy = isSubmitting || approval.isRequesting;
  const [problem] = Object.values(problems);
  const lacksAddress = choices.addressId === undefined && delivery.query.data !== undefined;
  return (
    <>
      {refusal && (
        <Notice
          action={
            <>
              <Button size="xs" variant="outline" onClick={onRenew}>
                重新核对
              </Button>
              <ButtonLink size="xs" variant="outline" to={paths.cart()}>
                返回购物车
              </ButtonLink>
            </>
          }
        >
          {refusal}
        </Notice>
      )}
      {!refusal && problem && <Notice>{problem}</Notice>}
      {lacksAddress && (
        <Text as="div" tone="promo" size="xs">
          {delivery.query.data?.length === 0 ? "请先添加收货地址。" : "请先添加证照登记的收货地址。"}
        </Text>
      )}
      {!lacksAddress && unsaved && (
        <Text as="div" tone="promo" size="xs" role="status">
          {unsaved}还没有保存，请先保存或取消。
        </Text>
      )}
      {reasons.length > 0 && (
        <>
          <Notice>
            {reasons.map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
          </Notice>
          <Input
            aria-label="申请说明"
            placeholder="申请说明（选填），给审批人看"
            maxLength={requestApprovalBodyNoteMax}
            value={approval.note}
            onChange={({ target }) => approval.setNote(target.value)}
          />
        </>
      )}
      <NarrowOnly>
        应付金额 <Price value={price.preview?.amount} />
      </NarrowOnly>
      <Button
        size="lg"
        onClick={() => form.withOrder(reasons.length > 0 ? approval.submit : form.submit)}
        disabled={
          lacking !== undefined ||
          choices.addressId === undefined ||
          unsaved !== undefined ||
          (!price.isCurrent && !isBusy)
        }
        loading={isBusy}
        loadingText="提交中"
      >
        {reasons.length > 0 ? "提交审批" : "提交订单"}
      </Button>
    </>
  );
}

/** Sends the order for approval, with a note, and leads to the request. */
function useApprovalRequest({ forget }: OrderForm) {
  const [note, setNote] = useState("");
  const navigate = useNavigate();
  const { request, ...rest } = useRequestApproval(({ id }) => {
    forget();
    toast({ status: "success", message: "已提交审批，通过后即可付款" });
    void navigate(approvalPath(id), { replace: true });
  });
  return { ...rest, note, setNote, submit: (order: CreateOrderBody) => request(order, note) };
}
