import { Box, chakra, Flex } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { User } from "#generated/model/index.ts";
import { CategoryList } from "#src/features/home/components/category-list.tsx";
import { NavList } from "#src/features/home/components/nav-list.tsx";
import { AccountLine } from "#src/features/user/components/account-line.tsx";
import { ServiceContacts } from "#src/features/user/components/service-contacts.tsx";
import { company } from "#src/shared/company.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { DesktopShortcut } from "./desktop-shortcut.tsx";
import { OWN_LINKS } from "./own-links.ts";

type Props = { user: User | null | undefined; back: string | undefined; onClose: () => void };

/** The header's links and menus as a drawer over the page. */
export function MobileMenu({ user, back, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closing through the element returns the focus to the button that opened it.
  const close = () => dialog.current?.close();

  return (
    <chakra.dialog
      ref={dialog}
      aria-label="菜单"
      onClose={onClose}
      // A click on the backdrop has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && close()}
      m="0"
      w="xs"
      maxW="85vw"
      h="dvh"
      maxH="none"
      bg="bg.panel"
      color="fg"
      boxShadow="lg"
      _backdrop={{ bg: "ink.900/50" }}
      animation="fade-in 120ms ease-out"
    >
      <Box p="4">
        <Flex align="center" justify="space-between" gap="4" pb="3" borderBottomWidth="1px">
          <AccountLine user={user} back={back} />
          <chakra.button
            type="button"
            aria-label="关闭菜单"
            display="grid"
            placeItems="center"
            boxSize="8"
            flexShrink="0"
            cursor="pointer"
            onClick={close}
          >
            <X size={20} aria-hidden />
          </chakra.button>
        </Flex>
        <Flex as="ul" wrap="wrap" py="2" borderBottomWidth="1px">
          {OWN_LINKS.map(({ label, to }) => (
            <Item key={label}>
              <TextLink to={to} display="block" py="2">
                {label}
              </TextLink>
            </Item>
          ))}
          <Item>
            <DesktopShortcut display="block" w="full" py="2" />
          </Item>
          <Item>
            {/* A link rather than a QR code: a phone cannot scan its own screen. */}
            <chakra.a href={company.appUrl} display="block" py="2">
              下载手机 App
            </chakra.a>
          </Item>
        </Flex>
        <Section title="栏目">
          <NavList />
        </Section>
        <Section title="商品分类">
          <CategoryList />
        </Section>
        <Box pt="3">
          <ServiceContacts user={user} />
        </Box>
      </Box>
    </chakra.dialog>
  );
}

function Item({ children }: { children: ReactNode }) {
  return (
    <Box as="li" w="1/2">
      {children}
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box py="3" borderBottomWidth="1px">
      <Box as="h2" pb="1" color="fg.subtle" fontSize="xs">
        {title}
      </Box>
      {children}
    </Box>
  );
}
