import { Box, Flex, Heading } from "@chakra-ui/react";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { Agreement } from "#generated/model/index.ts";

/** The contract is signed: since when, until when, and the way on. */
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
        <div>签署时间：{agreement.signed_at?.slice(0, 16) ?? "--"}</div>
        <div>有效期至：{agreement.expires_at}</div>
      </Box>
      {goOn}
    </Box>
  );
}
