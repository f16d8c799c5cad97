import { useState } from "react";
import { company } from "#generated/company.ts";
import { Flag } from "#generated/enums.ts";
import { MessageCircle } from "#generated/icons/message-circle.ts";
import type { User } from "#generated/model/index.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { savedSubject } from "../lib/chat-subject.ts";
import { ChatFrame } from "./chat-frame.tsx";
import { ContactLinks } from "./contact-links.tsx";
import styles from "./service-view.module.css";

type Props = {
  /** Undefined while unknown. */
  user: User | null | undefined;
  /** The path to which a visitor returns after logging in. */
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
    <div className={styles.root}>
      <div className={styles.head}>
        <Box grow narrow>
          <Text as="div" bold>
            {manager?.name && manager.is_default === Flag.No ? `专属客服 ${manager.name}` : "客户服务"}
          </Text>
          <Text as="div" tone="muted">
            电话{" "}
            <Text as="a" bold tone="brand" href={`tel:${phone}`}>
              {phone}
            </Text>
          </Text>
          <Text as="div" tone="muted" size="xs">
            {company.service_hours.text}
          </Text>
        </Box>
        {user?.is_can_chat === Flag.Yes && (
          <Button
            size="sm"
            variant={isOpen ? "outline" : "solid"}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <MessageCircle size={16} aria-hidden />
            {isOpen ? "结束对话" : "开始对话"}
          </Button>
        )}
      </div>
      {isOpen && user ? (
        <div className={styles.chat}>
          <ChatFrame subject={savedSubject()} />
        </div>
      ) : (
        user !== undefined &&
        user?.is_can_chat !== Flag.Yes && (
          <Box maxW="md">
            <ContactLinks user={user} here={here} />
          </Box>
        )
      )}
    </div>
  );
}
