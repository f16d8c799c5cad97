import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { User } from "#generated/model/index.ts";
import { AccountLine } from "#src/features/user/components/account-line.tsx";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text-link.tsx";
import { AppPopover } from "./app-popover.tsx";
import { DesktopShortcut } from "./desktop-shortcut.tsx";

/** The thin line above the header: who is logged in, and the ways to one's own things. */
export function TopBar({ user }: { user: User | null | undefined }) {
  return (
    <Box bg="bg.muted" borderBottomWidth="1px" color="fg.muted" fontSize="xs" hideBelow="md">
      <Flex maxW="page" mx="auto" px="4" h="8" align="center" justify="space-between" gap="6">
        <AccountLine user={user} />
        <Flex as="ul" align="center" flexShrink="0">
          <Item>
            <TextLink to={paths.home()}>返回首页</TextLink>
          </Item>
          <Item>
            <DesktopShortcut />
          </Item>
          <Item>
            <TextLink to={paths.member()}>会员中心</TextLink>
          </Item>
          <Item>
            <TextLink to={paths.orders()}>我的订单</TextLink>
          </Item>
          <Item>
            <TextLink to={paths.eInvoices()}>电子发票查询</TextLink>
          </Item>
          <Item>
            <AppPopover />
          </Item>
        </Flex>
      </Flex>
    </Box>
  );
}

function Item({ children }: { children: ReactNode }) {
  return (
    <Box
      as="li"
      px="3"
      lineHeight="1"
      borderEndWidth="1px"
      borderColor="border.strong"
      _last={{ borderEndWidth: "0", pe: "0" }}
    >
      {children}
    </Box>
  );
}
