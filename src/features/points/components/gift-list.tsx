import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { useListPointsGoods } from "#generated/hooks/points/points.ts";
import { Gift } from "#generated/icons/gift.ts";
import type { PointsGoods } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { Row, Stack, looks, Text } from "#src/shared/ui/layout/layout.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { MallAddress } from "../lib/mall-query.ts";
import styles from "./gift-list.module.css";

const PAGE_SIZE = 20;

/** The gifts that match the query, paginated. */
export function GiftList({ address: { query, hrefOf } }: { address: MallAddress }) {
  const { category, sort, affordable, page = 1 } = query;
  const gifts = useListPointsGoods(
    {
      ...(category && { category_id: category }),
      ...(sort && { sort }),
      ...(affordable && { affordable }),
      page,
      page_size: PAGE_SIZE,
    },
    {
      query: {
        select: (response) => response.data,
        placeholderData: keepPreviousData,
        meta: { errors: "inline" },
      },
    },
  );
  return (
    <Loaded
      query={gifts}
      what="礼品"
      as="framed"
      skeleton={
        <div className={styles.gifts}>
          {Array.from({ length: 10 }, (_, index) => (
            <Stack framed gap="2" p="3" key={index}>
              <Skeleton className={styles.picture} />
              <Skeleton className={looks({ w: "most" })} height="5" />
              <Skeleton height="8" />
              <Skeleton className={styles.price} height="6" />
              <Skeleton className={looks({ mt: "5" })} height="8" />
            </Stack>
          ))}
        </div>
      }
    >
      {({ list, total }, isStale) => (
        <section aria-label="礼品" aria-busy={isStale}>
          {list.length === 0 && <NoGifts affordable={affordable !== undefined} />}
          <div className={styles.gifts}>
            {list.map((gift) => (
              <GiftCard key={gift.id} gift={gift} to={hrefOf({ gift: gift.id })} />
            ))}
          </div>
          <Pagination
            page={page}
            total={total}
            pageSize={PAGE_SIZE}
            fromTop
            hrefOf={(target) => hrefOf({ page: target })}
          />
        </section>
      )}
    </Loaded>
  );
}

function NoGifts({ affordable }: { affordable: boolean }) {
  return (
    <EmptyState
      framed
      icon={<Gift size={26} strokeWidth={1.5} />}
      title={affordable ? "您的积分还不够兑换这里的礼品" : "这里暂时没有礼品"}
      hint={
        affordable
          ? `实付每 1 元得 ${terms.points.earned_per_yuan} 积分，订单完成后入账。`
          : "换个分类，或者看看全部礼品。"
      }
      links={[
        { name: "看全部礼品", to: paths.pointsMall() },
        { name: "去采购攒积分", to: paths.list() },
      ]}
    />
  );
}

/** A gift: name, points, remaining number, and whether the buyer can have it. */
function GiftCard({ gift, to }: { gift: PointsGoods; to: string }) {
  const { name, image, describe, points, number, exchanged, limit, can_exchange, reason } = gift;
  const action = can_exchange === Flag.Yes ? "立即兑换" : reason || "看看详情";
  return (
    <Stack as="article" framed lifts narrow gap="1" p="3" aria-label={name}>
      <Link className={styles.giftCardPicture} to={to} tabIndex={-1} aria-hidden>
        <DataPicture src={image} alt="" ratio={1} fit="contain" />
      </Link>
      <Text as="h2" className={styles.giftCardName} bold lines="2">
        <Link to={to}>{name}</Link>
      </Text>
      <Text as="p" tone="subtle" size="xs" lines="2">
        {describe}
      </Text>
      <p className={styles.points}>
        <b>{formatCount(points)}</b> 积分
      </p>
      <Row as="p" wrap justify="between" gapX="2" tone="subtle" size="xs">
        <span>{number > 0 ? `剩 ${formatCount(number)} 件` : "已兑完"}</span>
        <span>已兑 {formatCount(exchanged)}</span>
        {limit > 0 && <span>限兑 {limit} 件</span>}
      </Row>
      <Link
        to={to}
        className={styles.giftCardAction}
        data-can={can_exchange || undefined}
        aria-label={`${action}：${name}`}
      >
        {action}
      </Link>
    </Stack>
  );
}
