import { useQueryClient } from "@tanstack/react-query";
import { CreatePaymentBodyMethod, PayMethod } from "#generated/enums.ts";
import {
  getGetPaymentQueryOptions,
  useCreatePayment,
  usePayByBalance,
  useCheckCreditPayment,
  useCreateCreditPayment,
  usePayCreditPayment,
} from "#generated/hooks/payment/payment.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Text, Row } from "#src/shared/ui/layout/layout.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { Spinner } from "#src/shared/ui/state/spinner.tsx";
import { SteadyLink as Link } from "#src/shared/ui/text/steady-link.tsx";
import { type PayCalls, usePayment } from "../hooks/use-payment.ts";

type Props = {
  orderId: number;
  amount: number;
  /** Why it cannot be paid now; replaces the button. */
  obstacle?: string | undefined;
  onPaid: () => void;
  onRefused: () => void;
};

export function CreditPayAction(props: Props) {
  return <PayAction {...props} calls={useCreditCalls()} />;
}

export function BalancePayAction(props: Props) {
  return <PayAction {...props} calls={useBalanceCalls()} />;
}

/** The pay button, and the state of the payment. */
function PayAction({ orderId, amount, obstacle, onPaid, onRefused, calls }: Props & { calls: PayCalls }) {
  const { state, pay, refresh } = usePayment({ orderId, calls, onPaid, onRefused });
  const records = <Link to={calls.records.to}>{calls.records.name}</Link>;
  if (state.phase === "confirming") {
    return (
      <Row gap="2" align="center" justify="center" minH="11" tone="muted" role="status">
        <Spinner size="sm" />
        正在确认支付结果，请稍候……
      </Row>
    );
  }
  if (state.phase === "unknown") {
    return (
      <>
        <Notice>
          没有收到支付结果，{calls.taken.maybe}，请勿重复支付。请点“刷新结果”查询，也可以在{records}中核对。
        </Notice>
        <Button size="lg" variant="outline" onClick={refresh}>
          刷新结果
        </Button>
      </>
    );
  }
  return (
    <>
      {state.phase === "failed" && (
        <Notice>
          {state.message}（本次{calls.taken.not}，可在{records}中核对）
        </Notice>
      )}
      {state.phase === "unpaid" && (
        <Notice>
          支付没有完成，{calls.taken.not}，可以再次支付，也可以先在{records}中核对。
        </Notice>
      )}
      {obstacle && (
        <Text as="div" tone="promo" size="xs" id="pay-obstacle">
          {obstacle}
        </Text>
      )}
      <Button
        size="lg"
        onClick={pay}
        loading={state.phase === "paying"}
        loadingText="支付中"
        disabled={obstacle !== undefined}
        aria-describedby={obstacle && "pay-obstacle"}
      >
        {state.phase === "failed" ? "重新支付" : "确认支付"} {formatMoney(amount)}
      </Button>
    </>
  );
}

/** The calls of a payment from the balance. */
function useBalanceCalls(): PayCalls {
  const queryClient = useQueryClient();
  const create = useCreatePayment({ mutation: { meta: { errors: inlineIf(isRefusal) } } });
  const pay = usePayByBalance({ mutation: { meta: { errors: inlineIf(isRefusal) } } });
  return {
    method: PayMethod.Balance,
    records: { name: "余额明细", to: paths.balance() },
    taken: { maybe: "款项可能已经扣除", not: "没有扣款" },
    open: async (orderId) =>
      (await create.mutateAsync({ data: { order_id: orderId, method: CreatePaymentBodyMethod.Balance } }))
        .data,
    pay: async (payNo) => (await pay.mutateAsync({ data: { pay_no: payNo } })).data,
    poll: async (payNo) => {
      const options = getGetPaymentQueryOptions(payNo, {
        query: { staleTime: 0, meta: { errors: "inline" } },
      });
      return (await queryClient.fetchQuery(options)).data;
    },
  };
}

/** The calls of a payment on credit: user_credit_create, user_credit_pay, user_credit_check. */
function useCreditCalls(): PayCalls {
  const create = useCreateCreditPayment({ mutation: { meta: { errors: inlineIf(isRefusal) } } });
  const pay = usePayCreditPayment({ mutation: { meta: { errors: inlineIf(isRefusal) } } });
  // A failed check is repeated; only an expired session needs the buyer.
  const check = useCheckCreditPayment({
    mutation: { meta: { errors: "inline" } },
  });
  return {
    method: PayMethod.Credit,
    records: { name: "账期账单", to: paths.credit() },
    taken: { maybe: "货款可能已经记入账单", not: "没有记账" },
    open: async (orderId) => (await create.mutateAsync({ data: { order_id: orderId } })).data,
    pay: async (payNo) => (await pay.mutateAsync({ data: { pay_no: payNo } })).data,
    poll: async (payNo) => (await check.mutateAsync({ data: { pay_no: payNo } })).data,
  };
}
