import { company } from "#generated/company.ts";
import { Flag } from "#generated/enums.ts";
import { Headset } from "#generated/icons/headset.ts";
import { X } from "#generated/icons/x.ts";
import type { User } from "#generated/model/index.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { useSidePanel } from "#src/shared/ui/overlay/use-side-panel.ts";
import type { ChatSubject } from "../lib/chat-subject.ts";
import { ChatFrame } from "./chat-frame.tsx";
import { ContactLinks } from "./contact-links.tsx";
import styles from "./service-window.module.css";

type Props = {
  user: User | null;
  /** The path to which a visitor returns after logging in. */
  here: string;
  /** False while the window is put away; the chat in it goes on. */
  isOpen: boolean;
  subject: ChatSubject | undefined;
  onUnread: (count: number) => void;
  onClose: () => void;
};

/** Customer service in a window beside the page, which stays usable: the chat where it is allowed, links otherwise. */
export function ServiceWindow({ user, here, isOpen, subject, onUnread, onClose }: Props) {
  const box = useSidePanel(onClose, isOpen);
  const manager = user?.admin;
  const hotline = user?.common_config.hot_line || company.hotline;
  const isChat = user?.is_can_chat === Flag.Yes;
  return (
    <section
      className={styles.root}
      ref={box}
      hidden={!isOpen}
      tabIndex={-1}
      aria-label="客服"
      data-chat={isChat || undefined}
    >
      <div className={styles.head}>
        <Headset size={18} aria-hidden />
        <Text as="h2" grow size="md" bold>
          在线客服
        </Text>
        <button className={styles.close} type="button" aria-label="关闭客服" onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </div>
      {isChat ? (
        <ChatFrame isShown={isOpen} subject={subject} onUnread={onUnread} />
      ) : (
        <ContactLinks user={user} here={here} />
      )}
      <p className={styles.phones}>
        {manager?.phone && (
          <span>
            {manager.is_default === Flag.No ? `专属客服 ${manager.name}` : "客服电话"}{" "}
            <a href={`tel:${manager.phone}`}>{manager.phone}</a>
          </span>
        )}
        <span>
          服务热线 <a href={`tel:${hotline}`}>{hotline}</a>
        </span>
      </p>
    </section>
  );
}
