import type { ReactNode } from "react";
import { useListFavorites } from "#generated/hooks/favorite/favorite.ts";
import { useListFastBuy, useListHotGoods } from "#generated/hooks/goods/goods.ts";
import type { Goods } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { GoodsShortList, GoodsShortListSkeleton } from "./goods-short-list.tsx";
import styles from "./member-goods.module.css";

const SHOWN = 6;

/** The goods this buyer orders most often. */
export function OftenBought() {
  const query = useListFastBuy(
    { order: "often" },
    {
      query: {
        select: ({ data }) =>
          data.list.slice(0, SHOWN).map(({ goods, times, last_number }) => ({
            goods,
            note: `买过 ${times} 次，上次 ${formatCount(last_number)} ${goods.bzdw}`,
          })),
        meta: { errors: "inline" },
      },
    },
  );
  return (
    <MemberGoods
      title="常购商品"
      moreTo={paths.quickPurchase()}
      more="快捷采购"
      empty={<HotGoods />}
      query={query}
    />
  );
}

/** Bestsellers, for a buyer who has not ordered anything yet. */
function HotGoods() {
  const query = useListHotGoods({
    query: {
      select: ({ data }) =>
        data.slice(0, SHOWN).map((goods) => ({ goods, note: `近期售出 ${goods.sales} ${goods.bzdw}` })),
      meta: { errors: "inline" },
    },
  });
  return (
    <>
      <Text as="div" mb="2" tone="muted">
        还没有采购记录，先看看同行都在买什么。
      </Text>
      <ShortList query={query} title="同行热销" />
    </>
  );
}

/** The newest of the buyer's favorites. */
export function NewestFavorites() {
  const { data, error, refetch } = useListFavorites(
    {},
    {
      query: {
        select: ({ data: { total, list } }) => ({
          total,
          list: list
            .slice(0, SHOWN)
            .map(({ goods, starred_at }) => ({ goods, note: `${starred_at.slice(0, 10)} 收藏` })),
        }),
        meta: { errors: "inline" },
      },
    },
  );
  return (
    <MemberGoods
      title="我的收藏"
      hint={data && data.total > 0 && `共 ${formatCount(data.total)} 种`}
      moreTo={paths.favorites()}
      more="全部收藏"
      empty={
        <>
          还没有收藏，在商品旁点星标就能收藏，方便下次找到。
          <ButtonLink className={styles.goBuy} size="xs" variant="outline" to={paths.list()}>
            去采购
          </ButtonLink>
        </>
      }
      query={{ data: data?.list, error, refetch }}
    />
  );
}

type ShortListProps = {
  title: string;
  query: Query<readonly { goods: Goods; note: string }[]>;
  /** Shown when there is nothing to list. */
  empty?: ReactNode;
};

type Props = ShortListProps & { hint?: ReactNode; moreTo: string; more: string };

function MemberGoods({ hint, moreTo, more, ...list }: Props) {
  return (
    <Panel
      title={list.title}
      hint={hint}
      action={
        <TextLink className={styles.more} to={moreTo}>
          {more}
        </TextLink>
      }
    >
      <ShortList {...list} />
    </Panel>
  );
}

function ShortList({ title, query, empty }: ShortListProps) {
  return (
    <Loaded
      query={query}
      what={title}
      as="line"
      skeleton={<GoodsShortListSkeleton rows={SHOWN} />}
      empty={empty}
    >
      {(entries) => <GoodsShortList label={title} entries={entries} />}
    </Loaded>
  );
}
