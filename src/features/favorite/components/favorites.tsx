import { useQueryClient } from "@tanstack/react-query";
import { Flag } from "#generated/enums.ts";
import { useCancelFavorites } from "#generated/hooks/favorite/favorite.ts";
import { Star } from "#generated/icons/star.ts";
import type { FavoriteItem, GoodsZone } from "#generated/model/index.ts";
import { CompareLink } from "#src/entities/goods/compare-link.tsx";
import { GoodsBatch } from "#src/entities/goods/goods-batch.tsx";
import { patchGoods } from "#src/entities/goods/patch-goods.ts";
import { describeChange } from "#src/entities/goods/price-change.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Stack, Box } from "#src/shared/ui/layout/layout.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { TextButton } from "#src/shared/ui/text/text-button.tsx";
import { useAllFavorites } from "../hooks/use-all-favorites.ts";
import { favoritesQuery, ZONE_NAMES, ZONES } from "../lib/zones.ts";

const PAGE_SIZE = 20;

/** The favorites by zone, with their price changes; they can be bought or removed together. */
export function Favorites() {
  const query = useAllFavorites();
  const address = useAddressQuery(favoritesQuery, paths.favorites);
  const { zone } = address.query;

  const total = query.data?.total ?? 0;
  return (
    <Panel title="收藏的商品" hint={total > 0 && `共 ${formatCount(total)} 种`}>
      <Loaded query={query} what="收藏" skeleton={<RecordsSkeleton />}>
        {({ list }) => {
          const byZone = Map.groupBy(list, (item) => item.zone);
          const shown = inOrder(byZone).filter((item) => zone === undefined || item.zone === zone);
          // The last page may have become empty.
          const page = Math.min(address.query.page ?? 1, Math.max(1, Math.ceil(shown.length / PAGE_SIZE)));
          const onPage = shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
          return (
            <Stack gap="3" aria-busy={query.isFetching}>
              {total > 0 && (
                <TabLinks
                  label="专区"
                  tabs={[
                    { name: "全部", to: address.all, isCurrent: zone === undefined, count: list.length },
                    ...ZONES.filter((each) => byZone.has(each) || each === zone).map((each) => ({
                      name: ZONE_NAMES[each],
                      to: address.hrefOf({ zone: each }),
                      isCurrent: each === zone,
                      count: byZone.get(each)?.length ?? 0,
                    })),
                  ]}
                />
              )}
              {onPage.length === 0 ? (
                <NoFavorites zone={zone} />
              ) : (
                <GoodsBatch
                  key={`${zone}-${page}`}
                  label="收藏的商品"
                  groups={toGroups(onPage, zone)}
                  note={{ name: "收藏以来", of: ({ item }) => <StarNote item={item} /> }}
                  actions={(goods) => <StarButton goods={goods} />}
                  tools={(goodsIds, onDone) => (
                    <>
                      <CompareLink goodsIds={goodsIds} />
                      <CancelFavorites goodsIds={goodsIds} onDone={onDone} />
                    </>
                  )}
                />
              )}
              <Box hideEmpty>
                <Pagination
                  page={page}
                  total={shown.length}
                  pageSize={PAGE_SIZE}
                  hrefOf={(to) => address.hrefOf({ page: to })}
                />
              </Box>
            </Stack>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function inOrder(byZone: ReadonlyMap<GoodsZone, FavoriteItem[]>): FavoriteItem[] {
  return ZONES.flatMap((zone) => byZone.get(zone) ?? []);
}

function toGroups(items: readonly FavoriteItem[], zone: GoodsZone | undefined) {
  const groups = Map.groupBy(items, (item) => item.zone);
  return [...groups].map(([each, list]) => ({
    title: zone === undefined ? ZONE_NAMES[each] : "",
    items: list.map((item) => ({ goods: item.goods, number: packOf(item.goods), item })),
  }));
}

/** When goods were starred, at what price, and how it has changed since. */
function StarNote({ item: { starred_at, starred_price, price_change } }: { item: FavoriteItem }) {
  const change = describeChange(price_change);
  return (
    <>
      {change ? <b data-change={change.direction}>{change.text}</b> : <span>--</span>}
      {starred_price !== null && <span>收藏时 {formatMoney(starred_price)}</span>}
      <span>{starred_at.slice(0, 10)}</span>
    </>
  );
}

function NoFavorites({ zone }: { zone: GoodsZone | undefined }) {
  return (
    <EmptyState
      icon={<Star size={26} strokeWidth={1.5} />}
      title={zone ? `${ZONE_NAMES[zone]}没有收藏` : "还没有收藏的商品"}
      hint="在商品列表或详情页点星标即可收藏，之后可以在这里看价格变化、一起加入购物车。"
      links={[{ name: zone ? "查看全部收藏" : "去逛逛", to: zone ? paths.favorites() : paths.list() }]}
    />
  );
}

type Props = { goodsIds: readonly number[]; onDone: () => void };

/** Removes the selected goods from the favorites, after confirmation. */
function CancelFavorites({ goodsIds, onDone }: Props) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useCancelFavorites();
  const once = useSingleFlight();

  async function cancel(): Promise<void> {
    const message = `确定取消收藏这 ${goodsIds.length} 种商品吗？`;
    if (!(await confirm({ title: "取消收藏", message, confirmLabel: "取消收藏", cancelLabel: "再想想" })))
      return;
    await mutateAsync({ data: { goods_ids: [...goodsIds] } });
    for (const id of goodsIds) patchGoods(client, id, { is_star: Flag.No });
    onDone();
    toast({ status: "success", message: "取消收藏成功" });
  }
  return (
    <TextButton disabled={goodsIds.length === 0 || isPending} onClick={() => once(cancel)}>
      取消收藏
    </TextButton>
  );
}
