import { keepPreviousData } from "@tanstack/react-query";
import { Users } from "#generated/icons/users.ts";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { useListGroupBuys } from "#generated/hooks/activity/activity.ts";
import type { Goods } from "#generated/model/index.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { GroupBuyCard } from "./group-buy-card.tsx";
import styles from "./group-buys.module.css";
import { ZoneSteps } from "#src/shared/ui/zone/zone-steps.tsx";

const STEPS = [
  { name: "选团下单", text: "在商品页按拼团价加入购物车并付款" },
  { name: "等待成团", text: "以已付款的订单为准，人数不限，满量即成" },
  { name: "成团发货", text: "成团后按拼团价发货，未成团退回余额" },
];

const PAGE_SIZE = 20;

type Props = {
  page: number;
  onPage: (page: number) => void;
  hrefOfPage: (page: number) => string;
  /** The page to join with these goods. */
  hrefOf: (goods: Goods) => string;
};

/** Group-buys that are running or about to begin, those ending first on top. */
export function GroupBuys({ page, onPage, hrefOfPage, hrefOf }: Props) {
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
                      to={hrefOf(group.goods)}
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
                  onPage={onPage}
                  hrefOf={hrefOfPage}
                />
              )}
            </>
          )}
        </Loaded>
      </section>
    </>
  );
}
