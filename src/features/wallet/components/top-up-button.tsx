import { useState } from "react";
import { company } from "#generated/company.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import styles from "./top-up-button.module.css";

type Props = { label?: string; variant?: "solid" | "outline" };

/** Explains how to top up the balance: by bank transfer, entered by the finance department. */
export function TopUpButton({ label = "如何充值", variant = "solid" }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useGetCurrentUser({ query: { enabled: isOpen, staleTime: 60_000 } });
  const manager = data?.data?.admin;
  return (
    <>
      <Button size="sm" variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Modal
          title="余额充值"
          onClose={() => setOpen(false)}
          actions={
            <Button size="sm" onClick={() => setOpen(false)}>
              知道了
            </Button>
          }
        >
          <ol className={styles.steps}>
            <Text as="li" mb="3" bold>
              向专属客服索取收款账号
              <Text as="small" tone="muted" size="sm" weight="400" block>
                {manager?.phone ? `${manager.name} ${manager.phone}，` : ""}
                或拨打 {company.hotline}（{company.service_hours.text}）
              </Text>
            </Text>
            <Text as="li" mb="3" bold>
              用公司账户对公转账
              <Text as="small" tone="muted" size="sm" weight="400" block>
                付款户名须与本店营业执照一致，附言写明公司名称
              </Text>
            </Text>
            <Text as="li" mb="3" bold>
              财务核对后计入余额
              <Text as="small" tone="muted" size="sm" weight="400" block>
                到账后可在余额明细中看到一笔“充值”
              </Text>
            </Text>
          </ol>
        </Modal>
      )}
    </>
  );
}
