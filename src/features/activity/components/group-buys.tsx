import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { GroupBuyStatus } from "#generated/enums.ts";
import { useListGroupBuys } from "#generated/hooks/activity/activity.ts";
import { Users } from "#generated/icons/users.ts";
import type { GroupBuy } from "#generated/model/index.ts";
import { offerOf } from "#src/entities/goods/offer.ts";
import { PAGES, useAddressQuery } from "#src/shared/lib/address-query.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Box, Row, Text, Stack } from "#src/shared/ui/layout/layout.tsx";
import { Meter } from "#src/shared/ui/progress/meter.tsx";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { ZoneSteps } from "#src/shared/ui/zone/zone-steps.tsx";
import { describeProgress, reachedPercent } from "../lib/group-buy-progress.ts";
import styles from "./group-buys.module.css";

const STEPS = [
  { name: "选团下单", text: "在商品页按拼团价加入购物车并付款" },
  { name: "等待成团", text: "以已付款的订单为准，人数不限，满量即成" },
  { name: "成团发货", text: "成团后按拼团价发货，未成团退回余额" },
];

const PAGE_SIZE = 20;

/** Group-buys that are running or about to begin, those ending first on top. */
export function GroupBuys() {
  const {
    query: { page = 1 },
    hrefOf,
  } = useAddressQuery(PAGES, paths.groupBuys);
  const query = useListGroupBuys(
    { page, page_size: PAGE_SIZE },
    { query: { select: (response) => response.data, placeholderData: keepPreviousData } },
  );
  return (
    <>
      <ZoneHero
        title="拼团专区"
        lead="多家药店一起订，满量即按拼团价发货；到时未成团的，已付款项退回余额。"
        icon={Users}
        facts={[{ name: "个团正在进行或即将开始", value: query.data?.total ?? "--" }]}
      />
      <ZoneSteps label="拼团流程" steps={STEPS} />
      <section aria-label="拼团列表" aria-busy={query.isPlaceholderData}>
        <Loaded
          query={query}
          what="拼团"
          skeleton={
            <div className={styles.groups}>
              <Skeletons count={8} height="64" />
            </div>
          }
        >
          {({ list, total }) => (
            <>
              {list.length === 0 ? (
                <EmptyState
                  icon={<Users size={26} strokeWidth={1.5} />}
                  title="这里暂时没有拼团"
                  hint="新团每周上架，您可以先看看其他优惠。"
                  action={<ZoneLinks />}
                />
              ) : (
                <div className={styles.groups}>
                  {list.map((group) => (
                    <GroupBuyCard
                      key={group.id}
                      group={group}
                      to={paths.groupBuyGoods(group.goods.id, offerOf(group.goods))}
                      onTurn={() => void query.refetch()}
                    />
                  ))}
                </div>
              )}
              {total > 0 && (
                <Pagination
                  page={page}
                  total={total}
                  pageSize={PAGE_SIZE}
                  fromTop
                  hrefOf={(target) => hrefOf({ page: target })}
                />
              )}
            </>
          )}
        </Loaded>
      </section>
    </>
  );
}

const IMAGE_SIZE = 96;

const ACTIONS: Record<GroupBuyStatus, string> = {
  [GroupBuyStatus.Upcoming]: "看看商品",
  [GroupBuyStatus.Running]: "去参团",
  [GroupBuyStatus.Succeeded]: "继续参团",
  [GroupBuyStatus.Failed]: "看看商品",
};

type GroupBuyCardProps = { group: GroupBuy; to: string; onTurn: () => void };

/** A group-buy: the goods, the group price and the group's progress. */
function GroupBuyCard({ group, to, onTurn }: GroupBuyCardProps) {
  const { goods, price, joined_number, joined_buyers, my_number, status } = group;
  const words = describeProgress(group, goods.bzdw);
  return (
    <Stack as="article" framed lifts narrow gap="2" p="3" aria-label={goods.name}>
      <Row gap="3">
        <Link to={to} tabIndex={-1} aria-hidden>
          <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={IMAGE_SIZE} />
        </Link>
        <Box grow narrow>
          <Text as={Link} to={to} className={styles.name} bold lines="2">
            {goods.name}
          </Text>
          <Text as="div" tone="muted" ellipsis>
            {goods.ypgg}
          </Text>
          <Text as="div" tone="subtle" size="xs" ellipsis>
            {goods.sccj}
          </Text>
          <Text as="div" tone="subtle" size="xs" ellipsis>
            效期至 {goods.xq}
          </Text>
        </Box>
      </Row>
      <Row gapX="2" align="baseline" wrap minH="6">
        <span className={styles.priceLabel}>拼团价</span>
        <Price value={price} hint={goods.price_hint || "暂不可见价格"} unit={goods.bzdw} />
        {price !== null && goods.base_price !== null && price < goods.base_price && (
          <Text tone="subtle" size="xs" ellipsis>
            供货价 <s>{formatMoney(goods.base_price)}</s>
          </Text>
        )}
      </Row>
      <Meter percent={reachedPercent(group)} label={`${goods.name}的拼团进度`} text={words} />
      <div className={styles.progress}>
        <b data-reached={status === GroupBuyStatus.Succeeded || undefined}>{words}</b>
        <span>
          已拼 {formatCount(joined_number)} {goods.bzdw}，{formatCount(joined_buyers)} 家参团
        </span>
      </div>
      {my_number > 0 && (
        <Text as="div" tone="brand" size="xs">
          我已拼 {formatCount(my_number)} {goods.bzdw}
        </Text>
      )}
      <div className={styles.foot}>
        <PeriodCountdown period={group} what="拼团" onTurn={onTurn} />
        <Link to={to} className={styles.join} aria-label={`${ACTIONS[status]}：${goods.name}`}>
          {ACTIONS[status]}
        </Link>
      </div>
    </Stack>
  );
}
