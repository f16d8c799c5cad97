import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { terms } from "#generated/terms.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { Gift } from "#generated/icons/gift.ts";
import { useNavigate } from "react-router-dom";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListPointsGoods } from "#generated/hooks/points/points.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { type MallQuery, mallAddress } from "../lib/mall-query.ts";
import styles from "./gift-list.module.css";
import { GiftCard } from "./gift-card.tsx";

const PAGE_SIZE = 20;

/** The gifts that match the query, paginated. */
export function GiftList({ query: asked }: { query: MallQuery }) {
  const navigate = useNavigate();
  const { category, sort, affordable, page } = asked;
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
  const hrefOf = (target: number) => paths.pointsMall(mallAddress(asked, { page: target }));
  return (
    <Loaded
      query={gifts}
      what="礼品"
      as="framed"
      skeleton={
        <div className={styles.gifts}>
          {Array.from({ length: 10 }, (_, index) => (
            <div className={styles.card} key={index}>
              <Skeleton className={styles.picture} />
              <Skeleton className={styles.name} height="5" />
              <Skeleton height="8" />
              <Skeleton className={styles.price} height="6" />
              <Skeleton className={styles.action} height="8" />
            </div>
          ))}
        </div>
      }
    >
      {({ list, total }, isStale) => (
        <section aria-label="礼品" aria-busy={isStale}>
          {list.length === 0 && <NoGifts query={asked} />}
          <div className={styles.gifts}>
            {list.map((gift) => (
              <GiftCard
                key={gift.id}
                gift={gift}
                to={paths.pointsMall({ ...mallAddress(asked), gift: gift.id })}
              />
            ))}
          </div>
          <Pagination
            page={page}
            total={total}
            pageSize={PAGE_SIZE}
            hrefOf={hrefOf}
            onPage={(target) => {
              void navigate(hrefOf(target));
              scrollTo(0, 0);
            }}
          />
        </section>
      )}
    </Loaded>
  );
}

function NoGifts({ query: { affordable } }: { query: MallQuery }) {
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
