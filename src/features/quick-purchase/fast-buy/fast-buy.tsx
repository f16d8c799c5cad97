import { keepPreviousData } from "@tanstack/react-query";
import { FastBuyOrder, Flag } from "#generated/enums.ts";
import { useListFastBuy } from "#generated/hooks/goods/goods.ts";
import { RotateCcwClock } from "#generated/icons/rotate-ccw-clock.ts";
import { TrendingDown } from "#generated/icons/trending-down.ts";
import type { FastBuyItem } from "#generated/model/index.ts";
import { CompareLink } from "#src/entities/goods/compare-link.tsx";
import { GoodsBatch } from "#src/entities/goods/goods-batch.tsx";
import { describeChange } from "#src/entities/goods/price-change.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { useServerToday } from "#src/shared/lib/use-server-now.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Sparkline } from "#src/shared/ui/chart/sparkline.tsx";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { Row, Stack, Box } from "#src/shared/ui/layout/layout.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import { FAST_BUY_ORDERS, fastBuyQuery } from "./fast-buy-orders.ts";
import { describeDue, rhythmText } from "./rhythm-text.ts";
import styles from "./fast-buy.module.css";

const AT_ONCE = { flushSync: true };

/** Goods bought before, ready to be bought again in the usual quantity; by default what is due comes first. */
export function FastBuy() {
  const {
    query: filter,
    hrefOf,
    go,
  } = useAddressQuery(fastBuyQuery, (to) => paths.quickPurchase({ way: "often", ...to }));
  const { order = FastBuyOrder.due, dearer, page = 1 } = filter;
  const isDearer = dearer === Flag.Yes;
  const today = useServerToday();
  const query = useListFastBuy(
    { page, order, ...(isDearer && { price_rose: Flag.Yes }) },
    {
      query: {
        select: (response) => response.data,
        placeholderData: keepPreviousData,
        meta: { errors: "inline" },
      },
    },
  );
  return (
    <Panel title="常购商品" hint="按已付款的订单统计，数量为建议数量：平均每次的采购量，按中包装取整">
      <Stack gap="3">
        <Row wrap align="center" justify="between" gapX="4" gapY="2">
          <PillLinks
            label="排序"
            links={FAST_BUY_ORDERS.map(([each, name]) => ({
              name,
              to: hrefOf({ order: each }),
              isCurrent: each === order,
            }))}
          />
          <Checkbox
            state={isDearer ? "all" : "none"}
            label="只看涨价"
            visibleLabel="只看涨价"
            onChange={(chosen) => go({ dearer: chosen ? Flag.Yes : undefined }, AT_ONCE)}
          />
        </Row>
        <Loaded
          query={query}
          what="常购商品"
          skeleton={<RecordsSkeleton />}
          empty={<NothingBought isPastEnd={page > 1} isDearer={isDearer} />}
        >
          {(bought, isStale) => (
            <div {...staleProps(isStale)}>
              <GoodsBatch
                key={`${order}-${isDearer}-${bought.page}`}
                label="常购商品"
                groups={
                  order === "due"
                    ? groupByDue(bought.list, today)
                    : [{ title: "", items: bought.list.map(toItem) }]
                }
                tools={(goodsIds) => <CompareLink goodsIds={goodsIds} />}
                note={{
                  name: "购买记录",
                  isLong: true,
                  of: (item) => <BoughtNote bought={item.bought} today={today} />,
                }}
              />
              <Box mt="4" hideEmpty>
                <Pagination
                  page={page}
                  total={bought.total}
                  pageSize={bought.page_size}
                  onPage={(to) => go({ page: to }, AT_ONCE)}
                  hrefOf={(to) => hrefOf({ page: to })}
                />
              </Box>
            </div>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}

const toItem = (bought: FastBuyItem) => ({ goods: bought.goods, number: bought.suggested_number, bought });

/** Groups the goods, so that all that are due can be selected together. */
function groupByDue(list: readonly FastBuyItem[], today: Date) {
  const isDue = ({ due_on }: FastBuyItem) => describeDue(due_on, today)?.isDue === true;
  return [
    { title: "该补货", items: list.filter(isDue).map(toItem) },
    { title: "还不用补", items: list.filter((item) => !isDue(item)).map(toItem) },
  ].filter(({ items }) => items.length > 0);
}

function BoughtNote({ bought, today }: { bought: FastBuyItem; today: Date }) {
  const { due_on, last_price, price_change, prices, times } = bought;
  const due = describeDue(due_on, today);
  const change = describeChange(price_change);
  const history = prices.map((each) => `${each.bought_at.slice(0, 10)} ${formatMoney(each.price)}`);
  return (
    <>
      {due && (
        <b className={styles.due} data-due={due.isDue || undefined}>
          {due.text}
        </b>
      )}
      <span>{rhythmText(bought, today)}</span>
      <Row as="span" wrap align="center" gapX="2">
        上次 {formatMoney(last_price)}
        {change && change.direction !== "same" && <b data-change={change.direction}>今{change.text}</b>}
        <Sparkline
          label={`历次成交价，共买过 ${times} 次：${history.join("，")}`}
          values={prices.map(({ price }) => Number(price))}
        />
      </Row>
    </>
  );
}

function NothingBought({ isPastEnd, isDearer }: { isPastEnd: boolean; isDearer: boolean }) {
  if (isDearer && !isPastEnd)
    return (
      <EmptyState
        icon={<TrendingDown size={26} strokeWidth={1.5} />}
        title="没有涨价的常购商品"
        hint="买过的商品今天都不比上次贵。"
      />
    );
  return (
    <EmptyState
      icon={<RotateCcwClock size={26} strokeWidth={1.5} />}
      title={isPastEnd ? "这一页没有商品" : "还没有购买记录"}
      hint="下单付款后，买过的商品会出现在这里，补货时不用再找。"
      action={
        <ButtonLink size="sm" to={isPastEnd ? paths.quickPurchase({ way: "often" }) : paths.list()}>
          {isPastEnd ? "回到第一页" : "去采购"}
        </ButtonLink>
      }
    />
  );
}
