import type { Payment } from "#generated/model/index.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { sharedAddress } from "../lib/app-addresses.ts";
import styles from "./code-payment.module.css";

/** The code for somebody else's phone, and its address to send. */
export function PayForMe({ payment }: { payment: Payment }) {
  const url = sharedAddress(payment.qr_content);
  return (
    <details className={styles.forMe}>
      <summary>找人代付</summary>
      <Stack align="center" gap="3" mb="3">
        <LazyQrCode value={payment.qr_content} label="付款码" size="48" />
        <Text as="small" tone="subtle" size="xs">
          请对方用微信、支付宝或云闪付扫码{url && "，或把付款链接发给对方"}。
        </Text>
        {url && (
          <Button size="sm" variant="outline" onClick={() => void send(payment.amount, url)}>
            发送付款链接
          </Button>
        )}
      </Stack>
    </details>
  );
}

/** By the share sheet of the phone, or the clipboard where there is none. */
async function send(amount: Money, url: string): Promise<void> {
  try {
    if ("share" in navigator) await navigator.share({ text: `请帮我付款 ${formatMoney(amount)}`, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      toast({ status: "success", message: "付款链接已复制，请发给付款人" });
    }
  } catch (error) {
    // The buyer has closed the share sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    toast({ status: "warning", message: "浏览器不能发送付款链接，请对方扫描付款码" });
  }
}
