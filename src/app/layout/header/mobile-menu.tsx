import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { User } from "#generated/model/index.ts";
import { CategoryList } from "#src/features/home/components/category-list.tsx";
import { NavList } from "#src/features/home/components/nav-list.tsx";
import { AccountLine } from "#src/features/user/components/account-line.tsx";
import { ServiceContacts } from "#src/features/user/components/service-contacts.tsx";
import { company } from "#generated/company.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ChromePart } from "../chrome-part.tsx";
import { DesktopShortcut } from "./desktop-shortcut.tsx";
import styles from "./mobile-menu.module.css";
import { OWN_LINKS } from "./own-links.ts";

type Props = { user: User | null | undefined; back: string | undefined; onClose: () => void };

/** The header's links and menus as a drawer over the page. */
export function MobileMenu({ user, back, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closing through the element returns the focus to the button that opened it.
  const close = () => dialog.current?.close();

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog; the click on the backdrop is an extra.
    <dialog
      className={styles.root}
      ref={dialog}
      aria-label="菜单"
      onClose={onClose}
      // A click on the backdrop has the dialog itself as its target.
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <ChromePart>
            <AccountLine user={user} back={back} />
          </ChromePart>
          <button className={styles.close} type="button" aria-label="关闭菜单" onClick={close}>
            <X size={20} aria-hidden />
          </button>
        </div>
        <ul className={styles.links}>
          {OWN_LINKS.map(({ label, to }) => (
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
      </div>
    </dialog>
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
