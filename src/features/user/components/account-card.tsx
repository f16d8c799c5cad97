import { clsx } from "clsx";
import { company } from "#generated/company.ts";
import { useGetCartTotal } from "#generated/hooks/cart/cart.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { FileText } from "#generated/icons/file-text.ts";
import { Heart } from "#generated/icons/heart.ts";
import { MapPin } from "#generated/icons/map-pin.ts";
import { ReceiptText } from "#generated/icons/receipt-text.ts";
import type { User } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useCurrentUser } from "../hooks/use-current-user.ts";
import styles from "./account-card.module.css";

const LINKS = [
  { label: "我的订单", to: paths.orders(), Icon: FileText },
  { label: "我的收藏", to: paths.favorites(), Icon: Heart },
  { label: "电子发票", to: paths.eInvoices(), Icon: ReceiptText },
  { label: "收货地址", to: paths.addresses(), Icon: MapPin },
] as const;

/** The buyer's figures, or login links for a visitor; and links to the user's own pages. */
export function AccountCard() {
  const user = useCurrentUser();
  // Only reads the state of the query.
  const { error, refetch } = useGetCurrentUser({ query: { enabled: false } });
  return (
    <div className={styles.root}>
      <div className={styles.account}>
        <Loaded query={{ data: user, error, refetch }} what="账号信息" as="line" skeleton={null}>
          {(known) => (known ? <Buyer user={known} /> : <Visitor />)}
        </Loaded>
      </div>
      <ul className={styles.links}>
        {LINKS.map(({ label, to, Icon }) => (
          <li className={styles.entry} key={label}>
            <TextLink className={styles.link} to={to}>
              <Icon size={16} aria-hidden />
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Visitor() {
  return (
    <>
      <div className={styles.greeting}>您好，欢迎来到{company.brand}</div>
      <div className={styles.hint}>登录并通过资质审核后，可查看价格并下单。</div>
      <div className={styles.logIn}>
        <ButtonLink className={styles.way} size="sm" to={paths.login()}>
          登录
        </ButtonLink>
        <ButtonLink className={styles.way} size="sm" variant="outline" to={paths.register()}>
          免费注册
        </ButtonLink>
      </div>
    </>
  );
}

function Buyer({ user }: { user: User }) {
  // The count in the user's data may be outdated; that of the cart agrees with the header's badge.
  const { data: lines = user.cart } = useGetCartTotal({
    query: { select: ({ data }) => data.total, meta: { errors: "inline" } },
  });
  return (
    <>
      <TextLink className={styles.company} to={paths.member()}>
        {user.company || user.username}
      </TextLink>
      <div className={clsx(styles.person, user.is_passed && styles.approved)}>
        {user.name}，{user.is_passed ? "资质已审核" : "资质待审核，暂不能查看价格和下单"}
      </div>
      <dl className={styles.figures}>
        <Figure name="积分" value={user.points} />
        <Figure name="购物车" value={lines} to={paths.cart()} />
        <Figure name="消息" value={user.message_count} to={paths.messages()} />
      </dl>
    </>
  );
}

function Figure({ name, value, to }: { name: string; value: number; to?: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>
        {to ? <TextLink to={to}>{formatCount(value)}</TextLink> : formatCount(value)}
      </dd>
    </div>
  );
}
