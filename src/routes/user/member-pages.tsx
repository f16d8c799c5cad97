import { chakra } from "@chakra-ui/react";
import {
  BadgeCheck,
  Bell,
  CalendarClock,
  ClipboardList,
  Coins,
  FileSignature,
  Gift,
  Heart,
  IdCard,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  QrCode,
  ReceiptText,
  SearchCheck,
  ShoppingBasket,
  Store,
  Ticket,
  TicketPercent,
  Wallet,
} from "lucide-react";
import { Link } from "react-router-dom";
import { menuGroups } from "#src/shared/member-menu.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [paths.orders()]: ClipboardList,
  [paths.pointsOrders()]: Gift,
  [paths.eInvoices()]: ReceiptText,
  [paths.balance()]: Wallet,
  [paths.credit()]: CalendarClock,
  [paths.points()]: Coins,
  [paths.coupons()]: TicketPercent,
  [paths.cashVouchers()]: Ticket,
  [paths.quickPurchase()]: ShoppingBasket,
  [paths.favorites()]: Heart,
  [paths.varietyRequests()]: SearchCheck,
  [paths.feedback()]: MessageSquareText,
  [paths.basicInfo()]: IdCard,
  [paths.certificates()]: BadgeCheck,
  [paths.stores()]: Store,
  [paths.addresses()]: MapPin,
  [paths.wechatBinding()]: QrCode,
  [paths.messages()]: Bell,
  [paths.agreement()]: FileSignature,
};

/** Every page of the member centre, where there is no menu beside it. */
export function MemberPages() {
  return (
    <chakra.nav aria-label="会员中心" hideFrom="lg" css={styles}>
      {menuGroups.map(({ title, entries }) => (
        <Panel key={title} title={title}>
          <ul>
            {entries.map(({ label, to }) => {
              const Icon = ICONS[to] ?? ClipboardList;
              return (
                <li key={to}>
                  <Link to={to}>
                    <Icon size={22} strokeWidth={1.5} aria-hidden />
                    {label}
                  </Link>
                </li>
              );
            })}
          </ul>
        </Panel>
      ))}
    </chakra.nav>
  );
}

const styles = {
  display: { base: "grid", lg: "none" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  gap: "3",
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    rowGap: "1",
    listStyle: "none",
  },
  "& a": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "1",
    py: "2",
    color: "fg.muted",
    fontSize: "xs",
    textAlign: "center",
  },
  "& svg": { color: "brand.solid" },
} as const;
