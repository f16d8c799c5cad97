import { Box, Flex, Grid } from "@chakra-ui/react";
import { CalendarCheck, FileCheck, HandCoins, Truck, type LucideIcon } from "lucide-react";

const PROMISES: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: FileCheck, title: "同批号检验报告", text: "每批可查，随货同行" },
  { Icon: CalendarCheck, title: "效期透明", text: "下单前看得到效期至" },
  { Icon: Truck, title: "包邮条件清楚", text: "差多少，购物车写明" },
  { Icon: HandCoins, title: "余额与账期支付", text: "额度内先采购后结款" },
];

/** Four promises to buyers. */
export function Promises() {
  return (
    <Grid
      as="ul"
      gap="2"
      gridTemplateColumns={{ base: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" }}
      py="3"
      px="2"
      bg="bg.panel"
      borderWidth="1px"
      rounded="md"
    >
      {PROMISES.map(({ Icon, title, text }) => (
        <Flex as="li" key={title} align="center" gap="3" px="3" py="1">
          <Box color="brand.solid" flexShrink="0">
            <Icon size={26} strokeWidth={1.5} aria-hidden />
          </Box>
          <Box>
            <Box fontWeight="600">{title}</Box>
            <Box color="fg.subtle" fontSize="xs">
              {text}
            </Box>
          </Box>
        </Flex>
      ))}
    </Grid>
  );
}
