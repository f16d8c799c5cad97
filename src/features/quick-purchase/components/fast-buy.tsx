import { formatCount } from "#src/shared/lib/format-count.ts";
import { clsx } from "clsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { keepPreviousData } from "@tanstack/react-query";
import { History } from "lucide-react";
import { Link } from "react-router-dom";
import { useListFastBuy } from "#generated/hooks/goods/goods.ts";
import type { FastBuyItem, FastBuyOrder } from "#generated/model/index.ts";
import { CompareLink } from "#src/entities/goods/compare-link.tsx";
import { GoodsBatch } from "#src/entities/goods/goods-batch.tsx";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import styles from "./fast-buy.module.css";
import { FAST_BUY_ORDERS } from "../lib/fast-buy-orders.ts";

type Props = {
  order: FastBuyOrder;
  page: number;
  hrefOf: (to: { order: FastBuyOrder; page: number }) => string;
  onPage: (page: number) => void;
};

/** Goods bought before, ready to be bought again in the previous quantity. */
export function FastBuy({ order, page, hrefOf, onPage }: Props) {
  const { data, isError, isPlaceholderData, refetch } = useListFastBuy(
    { page, order },
    { query: { placeholderData: keepPreviousData, meta: { errors: "inline" } } },
  );
  const answer = data?.data;
  return (
    <Panel title="常购商品" hint="按已付款的订单统计，数量为上次购买的数量">
      <div className={styles.root}>
        <PillLinks
          label="排序"
          links={FAST_BUY_ORDERS.map(([each, name]) => ({
            name,
            to: hrefOf({ order: each, page: 1 }),
            isCurrent: each === order,
          }))}
        />
        {isError && <LoadError title="常购商品没有加载出来" onRetry={() => void refetch()} />}
        {!answer && !isError && <RecordsSkeleton what="常购商品" />}
        {answer && !isError && answer.list.length === 0 && <NothingBought isPastEnd={page > 1} />}
        {answer && !isError && answer.list.length > 0 && (
          <div className={clsx(isPlaceholderData && styles.stale)}>
            <GoodsBatch
              key={`${order}-${answer.page}`}
              label="常购商品"
              groups={[{ title: "", items: answer.list.map(toItem) }]}
              tools={(goodsIds) => <CompareLink goodsIds={goodsIds} />}
              note={{ name: "购买记录", of: ({ bought }) => <BoughtNote bought={bought} /> }}
            />
            <div className={styles.pages}>
              <Pagination
                page={page}
                total={answer.total}
                pageSize={answer.page_size}
                onPage={onPage}
                hrefOf={(to) => hrefOf({ order, page: to })}
              />
            </div>
          </div>
        )}
      </div>
    </Panel>
  );
}

const toItem = (bought: FastBuyItem) => ({ goods: bought.goods, number: bought.last_number, bought });

function BoughtNote({
  bought: { last_bought_at, last_number, last_price, times, goods },
}: {
  bought: FastBuyItem;
}) {
  return (
    <>
      <span>
        {last_bought_at.slice(0, 10)} 买 {formatCount(last_number)} {goods.bzdw}
      </span>
      <span>上次 {formatMoney(last_price)}</span>
      <span>共买过 {times} 次</span>
    </>
  );
}

function NothingBought({ isPastEnd }: { isPastEnd: boolean }) {
  return (
    <EmptyState
      icon={<History size={26} strokeWidth={1.5} />}
      title={isPastEnd ? "这一页没有商品" : "还没有购买记录"}
      hint="下单付款后，买过的商品会出现在这里，补货时不用再找。"
      action={
        <Button asChild size="sm">
          <Link to={isPastEnd ? paths.quickPurchase({ way: "often" }) : paths.list()}>
            {isPastEnd ? "回到第一页" : "去采购"}
          </Link>
        </Button>
      }
    />
  );
}
