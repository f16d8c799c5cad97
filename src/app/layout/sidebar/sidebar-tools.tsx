import { clsx } from "clsx";
import type { MouseEventHandler, ReactNode } from "react";
import { Link } from "react-router-dom";
import { company } from "#generated/company.ts";
import { useGetCartTotal } from "#generated/hooks/cart/cart.ts";
import { ArrowUpToLine } from "#generated/icons/arrow-up-to-line.ts";
import { Gift } from "#generated/icons/gift.ts";
import { Headset } from "#generated/icons/headset.ts";
import { Mail } from "#generated/icons/mail.ts";
import { QrCode } from "#generated/icons/qr-code.ts";
import { ShoppingCart } from "#generated/icons/shopping-cart.ts";
import { UserRound } from "#generated/icons/user-round.ts";
import type { User } from "#generated/model/index.ts";
import { useUnreadCount } from "#src/features/message/hooks/use-unread-count.ts";
import { badgeText } from "#src/shared/lib/badge-text.ts";
import { paths } from "#src/shared/paths.ts";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { goUp } from "../go-up.ts";
import { useScrolledPast } from "../header/use-scrolled-past.ts";
import type { OpenPanel } from "../tools-context.tsx";
import styles from "./sidebar-tools.module.css";

const SHOWS_AT_PX = 400;

const DELAY_MS = 100;

type Props = {
  user: User | null | undefined;
  open: OpenPanel | undefined;
  /** Messages of customer service that came while its window was closed. */
  unreadChat: number;
  onToggle: (panel: OpenPanel) => void;
  /** Opens the lottery; undefined while there is none to join. */
  onLottery: (() => void) | undefined;
};

/** The tools of the sidebar, from the account to the top-of-page button. */
export function SidebarTools({ user, open, unreadChat, onToggle, onLottery }: Props) {
  const isLoggedIn = Boolean(user);
  const { data: lines = 0 } = useGetCartTotal({
    query: { enabled: isLoggedIn, select: ({ data }) => data.total, meta: { errors: "inline" } },
  });
  const unread = useUnreadCount(isLoggedIn);
  return (
    <>
      <ul>
        <SidebarTool
          icon={<UserRound size={18} />}
          label={user === null ? "登录 / 注册" : "我的账户"}
          to={user === null ? paths.login() : paths.member()}
        />
        <SidebarTool
          icon={<ShoppingCart size={18} />}
          label="购物车"
          badge={{ count: isLoggedIn ? lines : 0, unit: "种商品" }}
          look="main"
          isOpen={open === "cart"}
          onClick={() => onToggle("cart")}
        />
        <SidebarTool
          icon={<Mail size={18} />}
          label="我的消息"
          badge={{ count: unread, unit: "条未读" }}
          to={paths.messages()}
        />
        <SidebarTool
          icon={<Headset size={18} />}
          label="在线客服"
          badge={{ count: unreadChat, unit: "条新消息" }}
          isOpen={open === "service"}
          onClick={() => onToggle("service")}
        />
        <WechatCode />
        {onLottery && <SidebarTool icon={<Gift size={18} />} label="参加抽奖" onClick={onLottery} />}
      </ul>
      <ul className={styles.end}>
        <BackToTop />
      </ul>
    </>
  );
}

/** A button back to the top, shown once the page is scrolled. */
function BackToTop() {
  const isShown = useScrolledPast(SHOWS_AT_PX, DELAY_MS);
  return isShown && <SidebarTool icon={<ArrowUpToLine size={18} />} label="回到顶部" onClick={goUp} />;
}

/** The WeChat QR code, shown beside the bar on hover or click. */
function WechatCode() {
  const { isOpen, area, toggle } = useHoverDisclosure();
  return (
    <li className={styles.item} {...area}>
      <button type="button" className={styles.tool} {...toggle}>
        <span aria-hidden>
          <QrCode size={18} />
        </span>
        <span className={styles.label}>微信扫码</span>
      </button>
      {isOpen && (
        <div className={styles.popup}>
          <LazyQrCode value={company.mini_program_url} label="微信小程序二维码" size="32" />
          <p>微信扫一扫，手机上补货</p>
        </div>
      )}
    </li>
  );
}

type SidebarToolProps = {
  icon: ReactNode;
  /** Shown beside the tool on hover; on narrow screens always. */
  label: string;
  badge?: { count: number; unit: string };
  /** `main` stands out from the rest. */
  look?: "main";
} & ({ to: string } | { onClick: MouseEventHandler; isOpen?: boolean });

/** One tool of the sidebar: a link, or a button that opens something. */
function SidebarTool({ icon, label, badge, look, ...target }: SidebarToolProps) {
  const toolClass = clsx(styles.tool, look === "main" && styles.mainTool);
  const content = (
    <>
      <span aria-hidden>{icon}</span>
      <span className={look === "main" ? styles.mainLabel : styles.label}>{label}</span>
      {badge && badge.count > 0 && (
        <span className={styles.badge}>
          {badgeText(badge.count)}
          <VisuallyHidden>{badge.unit}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <li className={styles.item}>
      {"to" in target ? (
        <Link to={target.to} className={toolClass}>
          {content}
        </Link>
      ) : (
        <button type="button" className={toolClass} aria-expanded={target.isOpen} onClick={target.onClick}>
          {content}
        </button>
      )}
    </li>
  );
}
