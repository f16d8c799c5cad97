import type { ReactNode } from "react";
import { company } from "#generated/company.ts";
import { ChevronDown } from "#generated/icons/chevron-down.ts";
import { Smartphone } from "#generated/icons/smartphone.ts";
import type { User } from "#generated/model/index.ts";
import { StoreSwitcher } from "#src/features/store/components/store-switcher.tsx";
import { AccountLine } from "#src/features/user/components/account-line.tsx";
import { paths } from "#src/shared/paths.ts";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ChromePart } from "../chrome-part.tsx";
import { DesktopShortcut } from "./desktop-shortcut.tsx";
import styles from "./top-bar.module.css";

type Props = { user: User | null | undefined; back: string | undefined };

/** The thin bar above the header: who is logged in, and links to the user's own pages. */
export function TopBar({ user, back }: Props) {
  const [home, ...rest] = ACCOUNT_LINKS;
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <ChromePart>
          <div className={styles.account}>
            <AccountLine user={user} back={back} />
            <StoreSwitcher user={user} />
          </div>
        </ChromePart>
        <ul className={styles.links}>
          <Item>
            <TextLink to={home.to}>{home.label}</TextLink>
          </Item>
          <Item>
            <DesktopShortcut />
          </Item>
          {rest.map(({ label, to }) => (
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

/** The QR code of the mobile app, shown on hover, focus or click. */
function AppPopover() {
  const { isOpen, setOpen, area, toggle } = useHoverDisclosure();
  return (
    <div className={styles.appPopover} {...area}>
      <button
        className={styles.button}
        type="button"
        {...toggle}
        onFocus={(event) => {
          if (event.target.matches(":focus-visible")) setOpen(true);
        }}
      >
        <Smartphone size={14} aria-hidden />
        手机 App
        <ChevronDown size={12} aria-hidden />
      </button>
      {isOpen && (
        <div className={styles.popover}>
          <div className={styles.card}>
            <LazyQrCode value={company.app_url} label="手机 App 二维码" size="32" />
            扫码下载手机 App
          </div>
        </div>
      )}
    </div>
  );
}

/** The header's links to the user's own pages; the mobile drawer repeats them. */
export const ACCOUNT_LINKS = [
  { label: "返回首页", to: paths.home() },
  { label: "会员中心", to: paths.member() },
  { label: "快捷采购", to: paths.quickPurchase() },
  { label: "我的订单", to: paths.orders() },
  { label: "电子发票查询", to: paths.eInvoices() },
] as const;
