import type { ReactNode } from "react";
import type { User } from "#generated/model/index.ts";
import { company } from "#generated/company.ts";
import { useUnreadCount } from "#src/features/message/hooks/use-unread-count.ts";
import { badgeText } from "#src/shared/lib/badge-text.ts";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { goUp } from "../go-up.ts";
import type { Tools } from "../tools-context.tsx";
import styles from "./menu-tools.module.css";

type Props = {
  user: User | null | undefined;
  tools: Tools;
  /** Closes the menu, before what was chosen opens. */
  close: () => void;
};

type BadgeProps = { count: number; unit: string };

/** The tools of the bar at the right edge, for screens too narrow for it. */
export function MenuTools({ user, tools, close }: Props) {
  const unread = useUnreadCount(Boolean(user));
  const after = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <ul className={styles.root} aria-label="快捷工具">
      <Item>
        <TextLink className={styles.tool} to={paths.messages()}>
          我的消息 <Badge count={unread} unit="条未读" />
        </TextLink>
      </Item>
      <Item>
        <button className={styles.tool} type="button" onClick={after(() => tools.setOpen("service"))}>
          在线客服 <Badge count={tools.unreadChat} unit="条新消息" />
        </button>
      </Item>
      {tools.lottery.isOffered && (
        <Item>
          <button className={styles.tool} type="button" onClick={after(tools.lottery.open)}>
            参加抽奖
          </button>
        </Item>
      )}
      <Item>
        {/* A link rather than a QR code: a phone cannot scan its own screen. */}
        <a className={styles.tool} href={company.mini_program_url}>
          微信小程序
        </a>
      </Item>
      <Item>
        <button className={styles.tool} type="button" onClick={after(goUp)}>
          回到顶部
        </button>
      </Item>
    </ul>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

function Badge({ count, unit }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      {badgeText(count)}
      <VisuallyHidden>{unit}</VisuallyHidden>
    </span>
  );
}
