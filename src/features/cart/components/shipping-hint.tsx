import { Button, Flex, Text } from "@chakra-ui/react";
import { Truck } from "lucide-react";
import { Link } from "react-router-dom";
import { useHideCartHint } from "#generated/hooks/cart/cart.ts";
import type { ShippingData } from "#generated/model/shippingData.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";

/** The hint's number in the list of hints that a buyer has hidden. */
export const SHIPPING_HINT = 1;

type Props = { shipping: ShippingData; remainder: number };

/** What is missing to free shipping, until it is reached or the buyer has seen enough of it. */
export function ShippingHint({ shipping, remainder }: Props) {
  const hide = useHideCartHint();
  return (
    <Flex
      as="aside"
      aria-label="包邮提示"
      align="center"
      gap="2"
      px="3"
      py="1.5"
      rounded="md"
      bg="brand.subtle"
      fontSize="xs"
    >
      <Truck size={16} aria-hidden />
      <Text as="span" flex={{ base: "1", md: "none" }} minW="0">
        还差{" "}
        <Text as="b" color="fg.promo">
          {formatMoney(remainder)}
        </Text>{" "}
        免运费
        <Text as="span" color="fg.muted" hideBelow="md">
          （满 {formatMoney(shipping.shipping_amount)} 免运费，不满收 {formatMoney(shipping.fee)}）
        </Text>
      </Text>
      <Button asChild size="2xs" variant="outline" bg="bg.panel">
        <Link to={paths.list()}>去凑单</Link>
      </Button>
      <Button
        size="2xs"
        variant="plain"
        ms="auto"
        color="fg.muted"
        loading={hide.isPending}
        onClick={() => hide.mutate({ params: { type: SHIPPING_HINT, hide: 1 } })}
      >
        不再提示
      </Button>
    </Flex>
  );
}
