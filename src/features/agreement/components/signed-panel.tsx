import { Box, Button, Flex, Heading } from "@chakra-ui/react";
import { CircleCheck, Download } from "lucide-react";
import type { ReactNode } from "react";
import type { Agreement } from "#generated/model/index.ts";

/** The signed agreement: its dates, and a link onwards. */
export function SignedPanel({ agreement, goOn }: { agreement: Agreement; goOn: ReactNode }) {
  return (
    <Box role="status">
      <Flex align="center" gap="2" color="brand.fg">
        <CircleCheck size={20} aria-hidden />
        <Heading as="h2" fontSize="md" fontWeight="600">
          合同已签署
        </Heading>
      </Flex>
      <Box mt="2" mb="4" color="fg.muted">
        <div>合同编号：{agreement.contract_no}</div>
        <div>签署时间：{agreement.signed_at?.slice(0, 16) ?? "--"}</div>
        <div>有效期至：{agreement.expires_at}</div>
      </Box>
      <Flex direction="column" gap="2">
        {goOn}
        {agreement.pdf_url ? (
          <Button asChild w="full" variant="outline">
            <a href={agreement.pdf_url} target="_blank" rel="noreferrer">
              <Download size={16} aria-hidden />
              下载合同（PDF）
            </a>
          </Button>
        ) : (
          <Box color="fg.subtle" fontSize="xs">
            合同文件正在生成，稍后刷新本页即可下载。
          </Box>
        )}
      </Flex>
    </Box>
  );
}
