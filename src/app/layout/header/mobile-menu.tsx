import { Suspense, type ReactNode } from "react";
import { company } from "#generated/company.ts";
import type { User } from "#generated/model/index.ts";
import { CategoryList } from "#src/features/home/components/category-list.tsx";
import { NavList } from "#src/features/home/components/nav-list.tsx";
import { useUnreadCount } from "#src/features/message/hooks/use-unread-count.ts";
import { StoreSwitcher } from "#src/features/store/components/store-switcher.tsx";
import { AccountLine } from "#src/features/user/components/account-line.tsx";
import { ServiceContacts } from "#src/features/user/components/service-contacts.tsx";
import { badgeText } from "#src/shared/lib/badge-text.ts";
import { paths } from "#src/shared/paths.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { ChromePart } from "../chrome-part.tsx";
import { goUp } from "../go-up.ts";
import { useTools, type Tools } from "../tools-context.tsx";
import { TopRightAd } from "../top-right-ad/lazy-top-right-ad.ts";
import { useCurrentRoute } from "../use-current-route.ts";
import { DesktopShortcut } from "./desktop-shortcut.tsx";
import { ACCOUNT_LINKS } from "./top-bar.tsx";
import styles from "./mobile-menu.module.css";

type Props = { user: User | null | undefined; back: string | undefined; onClose: () => void };

/** The header's links and menus as a drawer over the page. */
export function MobileMenu({ user, back, onClose }: Props) {
  const tools = useTools();
  const { sidebar, topRightAd } = useCurrentRoute();

  return (
    <Modal
      title="菜单"
      place="start"
      head={
        <ChromePart>
          <div className={styles.account}>
            <AccountLine user={user} back={back} />
            <StoreSwitcher user={user} />
          </div>
        </ChromePart>
      }
      onClose={onClose}
    >
      <ul className={styles.links}>
        {ACCOUNT_LINKS.map(({ label, to }) => (
          <Item key={label}>
            <TextLink className={styles.link} to={to}>
              {label}
            </TextLink>
          </Item>
        ))}
        <Item>
          <DesktopShortcut className={styles.shortcut} />
        </Item>
        <Item>
          {/* A link rather than a QR code: a phone cannot scan its own screen. */}
          <a className={styles.link} href={company.app_url}>
            下载手机 App
          </a>
        </Item>
      </ul>
      {sidebar && (
        <ChromePart>
          <MenuTools user={user} tools={tools} close={onClose} />
        </ChromePart>
      )}
      <Section title="栏目">
        <ChromePart>
          <NavList />
        </ChromePart>
      </Section>
      <Section title="商品分类">
        <ChromePart>
          <CategoryList />
        </ChromePart>
      </Section>
      <div className={styles.contacts}>
        <ChromePart>
          <ServiceContacts user={user} />
        </ChromePart>
      </div>
      <Suspense>
        {topRightAd && (
          <ChromePart>
            <TopRightAd />
          </ChromePart>
        )}
      </Suspense>
    </Modal>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

type MenuToolsProps = {
  user: User | null | undefined;
  tools: Tools;
  /** Closes the menu, before what was chosen opens. */
  close: () => void;
};

/** The tools of the bar at the right edge, for screens too narrow for it. */
function MenuTools({ user, tools, close }: MenuToolsProps) {
  const unread = useUnreadCount(Boolean(user));
  const after = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <ul className={styles.links} aria-label="快捷工具">
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

type BadgeProps = { count: number; unit: string };

function Badge({ count, unit }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      {badgeText(count)}
      <VisuallyHidden>{unit}</VisuallyHidden>
    </span>
  );
}
