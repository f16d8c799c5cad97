import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { User } from "#generated/model/index.ts";
import { AccountLine } from "#src/features/user/components/account-line.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { AppPopover } from "./app-popover.tsx";
import { DesktopShortcut } from "./desktop-shortcut.tsx";
import { OWN_LINKS } from "./own-links.ts";

type Props = { user: User | null | undefined; back: string | undefined };

/** The thin bar above the header: who is logged in, and links to the user's own pages. */
export function TopBar({ user, back }: Props) {
  const [home, ...own] = OWN_LINKS;
  return (
    <Box bg="bg.muted" borderBottomWidth="1px" color="fg.muted" fontSize="xs" hideBelow="lg">
      <Flex maxW="page" mx="auto" px="4" h="8" align="center" justify="space-between" gap="6">
        <AccountLine user={user} back={back} />
        <Flex as="ul" align="center" flexShrink="0" whiteSpace="nowrap">
          <Item>
            <TextLink to={home.to}>{home.label}</TextLink>
          </Item>
          <Item>
            <DesktopShortcut />
          </Item>
          {own.map(({ label, to }) => (
            <Item key={label}>
              <TextLink to={to}>{label}</TextLink>
            </Item>
          ))}
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
