import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { Download } from "#generated/icons/download.ts";
import type { ReactNode } from "react";
import { fileAddress } from "#src/shared/lib/read-link.ts";
import styles from "./signed-panel.module.css";
import type { Agreement } from "#generated/model/index.ts";

/** The signed agreement: its dates, and a link onwards. */
export function SignedPanel({ agreement, next }: { agreement: Agreement; next: ReactNode }) {
  const file = fileAddress(agreement.pdf_url);
  return (
    <div role="status">
      <Row align="center" gap="2" tone="brand">
        <CircleCheck size={20} aria-hidden />
        <Text as="h2" size="md" bold>
          合同已签署
        </Text>
      </Row>
      <Text as="div" mt="2" mb="4" tone="muted">
        <div>合同编号：{agreement.contract_no}</div>
        <div>签署时间：{agreement.signed_at?.slice(0, 16) ?? "--"}</div>
        <div>有效期至：{agreement.expires_at}</div>
      </Text>
      <Stack gap="2">
        {next}
        {file ? (
          <Button className={styles.download} asChild variant="outline">
            <a href={file} target="_blank" rel="noreferrer">
              <Download size={16} aria-hidden />
              下载合同（PDF）
            </a>
          </Button>
        ) : (
          <Text as="div" tone="subtle" size="xs">
            合同文件正在生成，稍后刷新本页即可下载。
          </Text>
        )}
      </Stack>
    </div>
  );
}
