import { BadgeCheck } from "#generated/icons/badge-check.ts";
import { Bell } from "#generated/icons/bell.ts";
import { CalendarClock } from "#generated/icons/calendar-clock.ts";
import { ClipboardList } from "#generated/icons/clipboard-list.ts";
import { Coins } from "#generated/icons/coins.ts";
import { FilePenLine } from "#generated/icons/file-pen-line.ts";
import { Gift } from "#generated/icons/gift.ts";
import { Heart } from "#generated/icons/heart.ts";
import { IdCard } from "#generated/icons/id-card.ts";
import type { LucideIcon } from "#generated/icons/lucide-icon.ts";
import { MapPin } from "#generated/icons/map-pin.ts";
import { MessageSquareText } from "#generated/icons/message-square-text.ts";
import { PackageX } from "#generated/icons/package-x.ts";
import { QrCode } from "#generated/icons/qr-code.ts";
import { ReceiptText } from "#generated/icons/receipt-text.ts";
import { SearchCheck } from "#generated/icons/search-check.ts";
import { ShoppingBasket } from "#generated/icons/shopping-basket.ts";
import { Store } from "#generated/icons/store.ts";
import { TicketPercent } from "#generated/icons/ticket-percent.ts";
import { Ticket } from "#generated/icons/ticket.ts";
import { Wallet } from "#generated/icons/wallet.ts";
import { paths } from "#src/shared/paths.ts";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  [paths.orders()]: ClipboardList,
  [paths.returns()]: PackageX,
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
  [paths.agreement()]: FilePenLine,
};

/** The icon of a member center page. */
export function MemberIcon({ to }: { to: string }) {
  const Icon = ICONS[to] ?? ClipboardList;
  return <Icon size={24} strokeWidth={1.5} aria-hidden />;
}
