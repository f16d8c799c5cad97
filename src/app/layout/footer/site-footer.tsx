import { Box, Flex } from "@chakra-ui/react";
import { company } from "#src/shared/company.ts";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { HelpGroups } from "#src/features/home/components/help-groups.tsx";
import { Licences } from "./licences.tsx";

export function SiteFooter() {
  return (
    <Box as="footer" mt="8" bg="bg.panel" borderTopWidth="1px" fontSize="xs" color="fg.muted">
      <Flex
        maxW="page"
        mx="auto"
        px={{ base: "3", md: "4" }}
        py="8"
        gap="8"
        direction={{ base: "column", lg: "row" }}
        justify="space-between"
      >
        <HelpGroups />
        <Contact />
        <Flex gap="6">
          <Code value={company.miniProgramUrl} caption="微信小程序" />
          <Code value={company.appUrl} caption="手机 App" />
        </Flex>
      </Flex>
      <Licences />
    </Box>
  );
}

function Contact() {
  return (
    <Box flexShrink="0">
      <Box color="fg.subtle">投诉热线</Box>
      <Box asChild fontSize="xl" fontWeight="700" color="brand.fg" lineHeight="1.6">
        <a href={`tel:${company.hotline}`}>{company.hotline}</a>
      </Box>
      <Box color="fg.subtle">服务时间：{company.serviceHours}</Box>
    </Box>
  );
}

function Code({ value, caption }: { value: string; caption: string }) {
  return (
    <Flex direction="column" align="center" gap="1.5">
      <LazyQrCode value={value} label={`${caption}二维码`} />
      {caption}
    </Flex>
  );
}
