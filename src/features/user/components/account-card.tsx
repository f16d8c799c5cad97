import { Box, Button, Flex } from "@chakra-ui/react";
import { FileText, Heart, MapPin, ReceiptText } from "lucide-react";
import { Link } from "react-router-dom";
import { useGetCartTotal } from "#generated/hooks/cart/cart.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { User } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useCurrentUser } from "../hooks/use-current-user.ts";

const LINKS = [
  { label: "我的订单", to: paths.orders(), Icon: FileText },
  { label: "我的收藏", to: paths.favorites(), Icon: Heart },
  { label: "电子发票", to: paths.eInvoices(), Icon: ReceiptText },
  { label: "收货地址", to: paths.addresses(), Icon: MapPin },
] as const;

/** The buyer's figures, or login links for a visitor; and links to the user's own pages. */
export function AccountCard() {
  const user = useCurrentUser();
  // Only reads the state of the query.
  const { isError, refetch } = useGetCurrentUser({ query: { enabled: false } });
  return (
    <Flex direction="column" gap="3" p="4" bg="bg.panel" borderWidth="1px" rounded="md">
      <Box minH="28">
        {user && <Buyer user={user} />}
        {user === null && <Visitor />}
        {user === undefined && isError && <RetryLine what="账号信息" onRetry={() => void refetch()} />}
      </Box>
      <Flex as="ul" wrap="wrap" mt="auto" pt="2" borderTopWidth="1px">
        {LINKS.map(({ label, to, Icon }) => (
          <Box as="li" key={label} w="1/2">
            <TextLink to={to} display="flex" alignItems="center" gap="2" py="1.5" color="fg.muted">
              <Icon size={16} aria-hidden />
              {label}
            </TextLink>
          </Box>
        ))}
      </Flex>
    </Flex>
  );
}

function Visitor() {
  return (
    <>
      <Box fontSize="md" fontWeight="600">
        您好，欢迎来到百草汇医药
      </Box>
      <Box mt="1" mb="4" color="fg.subtle">
        登录并通过资质审核后，可查看价格并下单。
      </Box>
      <Flex gap="3">
        <Button asChild size="sm" flex="1">
          <Link to={paths.login()}>登录</Link>
        </Button>
        <Button asChild size="sm" flex="1" variant="outline">
          <Link to={paths.register()}>免费注册</Link>
        </Button>
      </Flex>
    </>
  );
}

function Buyer({ user }: { user: User }) {
  // The count in the user's data may be outdated; that of the cart agrees with the header's badge.
  const { data: lines = user.cart } = useGetCartTotal({
    query: { select: ({ data }) => data.total, meta: { errors: "silent" } },
  });
  return (
    <>
      <TextLink to={paths.member()} display="block" fontSize="md" fontWeight="600" lineClamp="2">
        {user.company || user.username}
      </TextLink>
      <Box mt="1" color={user.is_passed ? "fg.subtle" : "fg.promo"}>
        {user.name}，{user.is_passed ? "资质已审核" : "资质待审核，暂不能查看价格和下单"}
      </Box>
      <Flex as="dl" mt="3" textAlign="center">
        <Figure name="积分" value={user.points} />
        <Figure name="购物车" value={lines} to={paths.cart()} />
        <Figure name="消息" value={user.message_count} to={paths.messages()} />
      </Flex>
    </>
  );
}

function Figure({ name, value, to }: { name: string; value: number; to?: string }) {
  return (
    <Flex direction="column-reverse" flex="1">
      <Box as="dt" color="fg.subtle" fontSize="xs">
        {name}
      </Box>
      <Box as="dd" fontSize="lg" fontWeight="600">
        {to ? <TextLink to={to}>{value.toLocaleString("zh-CN")}</TextLink> : value.toLocaleString("zh-CN")}
      </Box>
    </Flex>
  );
}
