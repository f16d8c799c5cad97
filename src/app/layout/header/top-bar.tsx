import type { ReactNode } from "react";
import type { User } from "#generated/model/index.ts";
import { AccountLine } from "#src/features/user/components/account-line.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { AppPopover } from "./app-popover.tsx";
import { DesktopShortcut } from "./desktop-shortcut.tsx";
import styles from "./top-bar.module.css";
import { OWN_LINKS } from "./own-links.ts";

type Props = { user: User | null | undefined; back: string | undefined };

/** The thin bar above the header: who is logged in, and links to the user's own pages. */
export function TopBar({ user, back }: Props) {
  const [home, ...own] = OWN_LINKS;
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <AccountLine user={user} back={back} />
        <ul className={styles.links}>
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
        </ul>
      </div>
    </div>
  );
}

function Item({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
