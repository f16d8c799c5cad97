import { Box, Flex } from "@chakra-ui/react";
import { FileCheck, HandCoins, type LucideIcon, ReceiptText } from "lucide-react";

const PROMISES: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: FileCheck, title: "资质齐全", text: "供货企业与品种资质备案，随货提供同批号检验报告。" },
  { Icon: ReceiptText, title: "价格清楚", text: "阶梯价、满减与包邮条件逐行写明，结算前看得到每一分钱。" },
  { Icon: HandCoins, title: "账期支付", text: "授信额度内先采购后结款，账单随时可查。" },
];

/** The shop's promises, beside the login form. */
export function LoginPromises() {
  return (
    <Flex direction="column" justify="center" flex="1" px="10" py="8" bg="brand.fg" color="white">
      <Box fontSize="3xl" fontWeight="700" lineHeight="1.3">
        药店采购，一站配齐
      </Box>
      <Box mt="2" mb="6" fontSize="md" color="brand.muted">
        药品、医疗器械、中药材的网上批发商城
      </Box>
      <Flex as="ul" direction="column" gap="5">
        {PROMISES.map(({ Icon, title, text }) => (
          <Flex as="li" key={title} gap="4">
            <Flex align="center" justify="center" boxSize="10" flexShrink="0" rounded="md" bg="brand.solid">
              <Icon size={20} aria-hidden />
            </Flex>
            <Box>
              <Box fontWeight="600">{title}</Box>
              <Box color="brand.muted" fontSize="sm">
                {text}
              </Box>
            </Box>
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}
