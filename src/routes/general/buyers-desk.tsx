import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { CertificateStatus, CreditBillType, Flag, OrderStatus } from "#generated/enums.ts";
import { useListFastBuy } from "#generated/hooks/goods/goods.ts";
import { useListOrders } from "#generated/hooks/order/order.ts";
import { useGetCredit, useListCreditBills } from "#generated/hooks/wallet/wallet.ts";
import type { FastBuyItem, OrderSummary } from "#generated/model/index.ts";
import { useCertificates } from "#src/features/certificate/hooks/use-certificates.ts";
import { needingAction, timeLeft } from "#src/features/certificate/lib/certificate-validity.ts";
import { LazyBuyAgainSheet } from "#src/features/order/components/lazy-buy-again-sheet.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { useServerNow } from "#src/shared/lib/use-server-now.ts";
import { paths } from "#src/shared/paths.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Blocks } from "#src/shared/ui/state/boundary.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import { DeskCard, Nothing } from "./desk-card.tsx";
import { daysSince, dueGoods, owedThisWeek } from "./desk-rules.ts";
import styles from "./buyers-desk.module.css";

const SHOWN = 4;

/** Not paid yet, or canceled. */
const UNBOUGHT: ReadonlySet<OrderStatus> = new Set([OrderStatus.AwaitingPayment, OrderStatus.Canceled]);

const INLINE = { meta: { errors: "inline" } } as const;

const FirstDesk = lazyPart(async () => (await import("./first-desk.tsx")).FirstDesk);

/** The start of a buyer's day: each card shows one fact and links to its next step. Before the first order none has. */
export function BuyersDesk() {
  const { data: orders } = useListOrders({}, { query: { ...INLINE, select: ({ data }) => data.total } });
  return (
    <section className={styles.root} aria-label="采购台">
      <VisuallyHidden as="h2">采购台</VisuallyHidden>
      <Blocks>
        {orders === 0 ? (
          <Suspense>
            <FirstDesk />
          </Suspense>
        ) : (
          <>
            <DueForReorder />
            <LastOrder />
            <OwedThisWeek />
            <Arriving />
            <EndingCertificates />
          </>
        )}
      </Blocks>
    </section>
  );
}

function DueForReorder() {
  const now = useServerNow();
  const query = useListFastBuy({ order: "due" }, { query: { ...INLINE, select: ({ data }) => data.list } });
  const due = dueGoods(query.data ?? [], now);
  return (
    <DeskCard
      title="该补货了"
      to={paths.quickPurchase({ way: "often" })}
      more={due.length > 0 ? `共 ${due.length} 种` : "常购商品"}
      area="due"
      query={query}
    >
      {(bought) =>
        due.length > 0 ? (
          <ul className={styles.goods}>
            {due.slice(0, SHOWN).map((item) => (
              <DueLine key={item.goods.id} item={item} days={daysSince(item.last_bought_at, now)} />
            ))}
          </ul>
        ) : bought.length === 0 ? (
          <Nothing to={paths.list()} label="看看商品">
            还没有采购记录。买过的商品会按补货时间列在这里。
          </Nothing>
        ) : (
          <Nothing to={paths.quickPurchase({ way: "often" })} label="打开常购">
            常购的商品都还不用补。
          </Nothing>
        )
      }
    </DeskCard>
  );
}

function DueLine({ item: { goods, last_number: number }, days }: { item: FastBuyItem; days: number }) {
  return (
    <li>
      <Link className={styles.name} to={paths.goods(goods.id)}>
        {goods.name} <small>{goods.ypgg}</small>
      </Link>
      <span className={styles.note}>
        {days} 天前买 {formatCount(number)} {goods.bzdw}
      </span>
    </li>
  );
}

function LastOrder() {
  const query = useListOrders(
    {},
    {
      query: {
        ...INLINE,
        select: ({ data }) => data.list.find(({ status }) => !UNBOUGHT.has(status)) ?? null,
      },
    },
  );
  return (
    <DeskCard
      title="上次订单"
      to={query.data ? paths.order(query.data.id) : paths.orders()}
      more={query.data ? "查看" : "全部订单"}
      area="last"
      query={query}
    >
      {(order) =>
        order ? (
          <OrderedGoods order={order} />
        ) : (
          <Nothing to={paths.quickPurchase()} label="快捷采购">
            第一单从这里开始：录入、粘贴或导入采购计划。
          </Nothing>
        )
      }
    </DeskCard>
  );
}

function OrderedGoods({ order }: { order: OrderSummary }) {
  const [isBuying, setBuying] = useState(false);
  return (
    <>
      <p className={styles.figure}>{formatMoney(order.amount)}</p>
      <p className={styles.note}>
        {formatMinute(order.created_at)}，{order.first_goods}
        {order.goods_number > 1 && ` 等 ${order.goods_number} 种`}
      </p>
      <Button
        className={styles.again}
        size="sm"
        variant="outline"
        aria-label={`再次购买订单 ${order.order_no}`}
        onClick={() => setBuying(true)}
      >
        再次购买
      </Button>
      {isBuying && <LazyBuyAgainSheet orderId={order.id} onClose={() => setBuying(false)} />}
    </>
  );
}

function OwedThisWeek() {
  const now = useServerNow();
  const credit = useGetCredit({ query: INLINE });
  const bills = useListCreditBills({ type: CreditBillType.NotDue }, { query: INLINE });
  const failed = [credit, bills].filter(({ error, data }) => error && !data);
  const overdue = credit.data?.data.overdue ?? 0;
  const { amount, count } = owedThisWeek(overdue, bills.data?.data.list ?? [], now);
  return (
    <DeskCard
      title="7 天内应还"
      to={paths.credit()}
      more="账期"
      area="owed"
      query={{
        data: bills.data && credit.data?.data,
        error: failed[0]?.error,
        refetch: () => failed.forEach(({ refetch }) => void refetch()),
      }}
    >
      {({ is_open, next_due_at }) =>
        is_open === Flag.No ? (
          <p className={styles.note}>账期还没有开通，开通后可以先采购、后结款。</p>
        ) : (
          <>
            <p className={styles.figure} data-pressing={overdue > 0 || undefined}>
              {formatMoney(amount)}
            </p>
            <p className={styles.note}>
              {overdue > 0
                ? `其中逾期 ${formatMoney(overdue)}`
                : count > 0
                  ? `${count} 笔账单将到期`
                  : nextDue(next_due_at)}
            </p>
          </>
        )
      }
    </DeskCard>
  );
}

const nextDue = (day: string | null): string => (day ? `下一笔 ${day} 到期` : "没有要还的账单");

function Arriving() {
  // The last order is requested at the same address.
  const query = useListOrders(
    { status: OrderStatus.AwaitingReceipt },
    { query: { ...INLINE, select: ({ data }) => data }, request: { repeat: "wait" } },
  );
  const [first] = query.data?.list ?? [];
  return (
    <DeskCard
      title="在途到货"
      to={
        first && query.data?.total === 1
          ? paths.order(first.id)
          : paths.orders({ status: OrderStatus.AwaitingReceipt })
      }
      more="物流"
      area="arriving"
      query={query}
    >
      {({ total }) =>
        first ? (
          <>
            <p className={styles.figure}>{total} 单</p>
            <p className={styles.note}>
              {first.first_goods}
              {first.goods_number > 1 && ` 等 ${first.goods_number} 种`}
            </p>
          </>
        ) : (
          <p className={styles.note}>没有在途的订单。</p>
        )
      }
    </DeskCard>
  );
}

function EndingCertificates() {
  const query = useCertificates();
  const ending = needingAction(query.data ?? []);
  const [first] = ending;
  return (
    <DeskCard
      title="证照到期"
      to={paths.certificates()}
      more={first ? "更新" : "证照"}
      area="ending"
      query={query}
    >
      {(certificates) =>
        first ? (
          <>
            <p className={styles.figure} data-pressing>
              {first.status === CertificateStatus.Rejected ? "已驳回" : timeLeft(first)}
            </p>
            <p className={styles.note}>
              {first.name}
              {ending.length > 1 && ` 等 ${ending.length} 项`}
            </p>
          </>
        ) : (
          <p className={styles.note}>{certificates.length > 0 ? "证照都在有效期内。" : "还没有上传证照。"}</p>
        )
      }
    </DeskCard>
  );
}
