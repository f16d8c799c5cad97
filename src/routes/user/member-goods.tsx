import type { Failure } from "#src/shared/lib/failure.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import type { ReactNode } from "react";
import { useListFavorites } from "#generated/hooks/favorite/favorite.ts";
import { useListFastBuy, useListHotGoods } from "#generated/hooks/goods/goods.ts";
import type { Goods } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./member-goods.module.css";
import { GoodsShortList, GoodsShortListSkeleton } from "./goods-short-list.tsx";

const SHOWN = 6;

/** The goods this buyer orders most often. */
export function OftenBought() {
  const { data, error, refetch } = useListFastBuy(
    { order: "often" },
    { query: { meta: { errors: "inline" } } },
  );
  return (
    <MemberGoods
      title="常购商品"
      moreTo={paths.quickPurchase()}
      more="快捷采购"
      empty={<HotGoods />}
      entries={data?.data.list.slice(0, SHOWN).map(({ goods, times, last_number }) => ({
        goods,
        note: `买过 ${times} 次，上次 ${formatCount(last_number)} ${goods.bzdw}`,
      }))}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** Bestsellers, for a buyer who has not ordered anything yet. */
function HotGoods() {
  const { data, error, refetch } = useListHotGoods({
    query: { meta: { errors: "inline" }, select: (response) => response.data },
  });
  return (
    <>
      <div className={styles.noneYet}>还没有采购记录，先看看同行都在买什么。</div>
      {data ? (
        <GoodsShortList
          label="同行热销"
          entries={data
            .slice(0, SHOWN)
            .map((goods) => ({ goods, note: `近期售出 ${goods.sales} ${goods.bzdw}` }))}
        />
      ) : error ? (
        <RetryLine error={error} what="同行热销" onRetry={() => void refetch()} />
      ) : (
        <GoodsShortListSkeleton label="正在加载同行热销" rows={SHOWN} />
      )}
    </>
  );
}

/** The newest of the buyer's favorites. */
export function NewestFavorites() {
  const { data, error, refetch } = useListFavorites({}, { query: { meta: { errors: "inline" } } });
  return (
    <MemberGoods
      title="我的收藏"
      hint={data && data.data.total > 0 && `共 ${formatCount(data.data.total)} 种`}
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
      entries={data?.data.list.slice(0, SHOWN).map(({ goods, starred_at }) => ({
        goods,
        note: `${starred_at.slice(0, 10)} 收藏`,
      }))}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

type Props = {
  title: string;
  hint?: ReactNode;
  moreTo: string;
  more: string;
  /** Shown when there is nothing to list. */
  empty: ReactNode;
  entries: readonly { goods: Goods; note: ReactNode }[] | undefined;
  error: Failure;
  onRetry: () => void;
};

function MemberGoods({ title, hint, moreTo, more, empty, entries, error, onRetry }: Props) {
  return (
    <Panel
      title={title}
      hint={hint}
      action={
        <TextLink className={styles.more} to={moreTo}>
          {more}
        </TextLink>
      }
    >
      {!entries && error && <RetryLine error={error} what={title} onRetry={onRetry} />}
      {!entries && !error && <GoodsShortListSkeleton label={`正在加载${title}`} rows={SHOWN} />}
      {entries && entries.length > 0 && <GoodsShortList label={title} entries={entries} />}
      {entries?.length === 0 && empty}
    </Panel>
  );
}
