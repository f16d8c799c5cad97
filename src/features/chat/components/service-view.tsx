import { Box, Button, Flex } from "@chakra-ui/react";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import type { User } from "#generated/model/index.ts";
import { company } from "#src/shared/company.ts";
import { ChatFrame } from "./chat-frame.tsx";
import { ContactLinks } from "./contact-links.tsx";

type Props = {
  /** Undefined while unknown. */
  user: User | null | undefined;
  /** Where a visitor returns to after logging in. */
  here: string;
};

/**
 * The buyer's account manager and ways to get in touch: the embedded chat where it is allowed, else the other
 * channels.
 */
export function ServiceView({ user, here }: Props) {
  const [isOpen, setOpen] = useState(false);
  const manager = user?.admin;
  const hotline = user?.common_config.hot_line || company.hotline;
  const phone = manager?.phone || hotline;
  return (
    <Box borderWidth="1px" rounded="md" overflow="hidden">
      <Flex align="center" wrap="wrap" gap="3" px="4" py="3" bg="brand.subtle">
        <Box flex="1" minW="0">
          <Box fontWeight="600">
            {manager?.name && manager.is_default === 0 ? `专属客服 ${manager.name}` : "客户服务"}
          </Box>
          <Box color="fg.muted">
            电话{" "}
            <Box asChild fontWeight="600" color="brand.fg">
              <a href={`tel:${phone}`}>{phone}</a>
            </Box>
          </Box>
          <Box color="fg.subtle" fontSize="xs">
            {company.serviceHours}
          </Box>
        </Box>
        {user?.is_can_chat === 1 && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <MessageCircle size={16} aria-hidden />
            {isOpen ? "结束对话" : "开始对话"}
          </Button>
        )}
      </Flex>
      {isOpen && user ? (
        <Flex direction="column" h="lg" borderTopWidth="1px">
          <ChatFrame user={user} />
        </Flex>
      ) : (
        user !== undefined &&
        user?.is_can_chat !== 1 && (
          <Box maxW="md">
            <ContactLinks user={user} here={here} />
          </Box>
        )
      )}
    </Box>
  );
}
