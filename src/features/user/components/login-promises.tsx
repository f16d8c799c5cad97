import { FileCheck } from "#generated/icons/file-check.ts";
import { HandCoins } from "#generated/icons/hand-coins.ts";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import { ReceiptText } from "#generated/icons/receipt-text.ts";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./login-promises.module.css";

const PROMISES: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: FileCheck, title: "资质齐全", text: "供货企业与品种资质备案，随货提供同批号检验报告。" },
  { Icon: ReceiptText, title: "价格清楚", text: "阶梯价、满减与包邮条件逐行写明，结算前看得到每一分钱。" },
  { Icon: HandCoins, title: "账期支付", text: "授信额度内先采购后结款，账单随时可查。" },
];

/** The shop's promises, beside the login form. */
export function LoginPromises() {
  return (
    <div className={styles.root}>
      <div className={styles.slogan}>药店采购，一站配齐</div>
      <div className={styles.lead}>药品、医疗器械、中药材的网上批发商城</div>
      <Stack as="ul" gap="5">
        {PROMISES.map(({ Icon, title, text }) => (
          <Row as="li" gap="4" key={title}>
            <div className={styles.icon}>
              <Icon size={20} aria-hidden />
            </div>
            <div>
              <Text as="div" bold>
                {title}
              </Text>
              <div className={styles.text}>{text}</div>
            </div>
          </Row>
        ))}
      </Stack>
    </div>
  );
}
