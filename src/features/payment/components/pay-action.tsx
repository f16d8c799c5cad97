import { Box, Button, Flex, Spinner } from "@chakra-ui/react";
import { Notice } from "#src/shared/ui/notice.tsx";
import { useCreditPayment } from "../hooks/use-credit-payment.ts";

type Props = {
  orderId: number;
  /** Why it cannot be paid now; shown in the button's place. */
  obstacle?: string | undefined;
  onPaid: () => void;
};

/** The button that pays, and how the payment stands. */
export function PayAction({ orderId, obstacle, onPaid }: Props) {
  const { state, pay, refresh } = useCreditPayment(orderId, onPaid);
  if (state.phase === "confirming") {
    return (
      <Flex role="status" align="center" justify="center" gap="2" minH="11" color="fg.muted">
        <Spinner size="sm" />
        正在确认支付结果，请稍候…
      </Flex>
    );
  }
  if (state.phase === "unknown") {
    return (
      <>
        <Notice>支付结果确认中，请勿重复支付。</Notice>
        <Button size="lg" variant="outline" onClick={refresh}>
          刷新结果
        </Button>
      </>
    );
  }
  return (
    <>
      {state.phase === "failed" && <Notice>{state.message}</Notice>}
      {obstacle && (
        <Box id="pay-obstacle" color="fg.promo" fontSize="xs">
          {obstacle}
        </Box>
      )}
      <Button
        size="lg"
        onClick={pay}
        loading={state.phase === "paying"}
        loadingText="支付中"
        disabled={obstacle !== undefined}
        aria-describedby={obstacle && "pay-obstacle"}
      >
        {state.phase === "failed" ? "重新支付" : "确认支付"}
      </Button>
    </>
  );
}
