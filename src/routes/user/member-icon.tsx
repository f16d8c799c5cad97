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
import { paths } from "#src/shared/paths.ts";

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

/** The icon of a member centre page. */
export function MemberIcon({ to }: { to: string }) {
  const Icon = ICONS[to] ?? ClipboardList;
  return <Icon size={24} strokeWidth={1.5} aria-hidden />;
}
