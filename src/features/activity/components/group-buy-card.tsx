import { Box, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { GroupBuyStatus } from "#generated/enums.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { Link } from "react-router-dom";
import { type GroupBuy } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { GoodsImage } from "#src/shared/ui/goods/goods-image.tsx";
import { Meter } from "#src/shared/ui/progress/meter.tsx";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { describeProgress, reachedPercent } from "../lib/group-buy-progress.ts";
import styles from "./group-buy-card.module.css";

const IMAGE_SIZE = 96;

const ACTIONS: Record<GroupBuyStatus, string> = {
  [GroupBuyStatus.Upcoming]: "看看商品",
  [GroupBuyStatus.Running]: "去参团",
  [GroupBuyStatus.Succeeded]: "继续参团",
  [GroupBuyStatus.Failed]: "看看商品",
};

type Props = { group: GroupBuy; to: string; onTurn: () => void };

/** A group-buy: the goods, the group price and the group's progress. */
export function GroupBuyCard({ group, to, onTurn }: Props) {
  const { goods, price, joined_number, joined_buyers, my_number, status } = group;
  const words = describeProgress(group, goods.bzdw);
  return (
    <article className={styles.root} aria-label={goods.name}>
      <Row gap="3">
        <Link to={to} tabIndex={-1} aria-hidden>
          <GoodsImage src={goods.goods_image[0]?.list_url} alt="" size={IMAGE_SIZE} />
        </Link>
        <Box grow narrow>
          <Link to={to} className={styles.name}>
            {goods.name}
          </Link>
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
      <div className={styles.priceLine}>
        <span className={styles.priceLabel}>拼团价</span>
        <Price value={price} hint={goods.price_hint || "暂不可见价格"} unit={goods.bzdw} />
        {price !== null && goods.base_price !== null && price < goods.base_price && (
          <Text tone="subtle" size="xs" ellipsis>
            供货价 <s>{formatMoney(goods.base_price)}</s>
          </Text>
        )}
      </div>
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
    </article>
  );
}
