import type { ReactNode } from "react";
import { useGetEverydayPrice } from "#generated/hooks/activity/activity.ts";
import { CalendarDays } from "#generated/icons/calendar-days.ts";
import type { Goods } from "#generated/model/index.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { dayOf } from "#src/shared/lib/day-of.ts";
import { paths } from "#src/shared/paths.ts";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import { SPECIAL_SORTS, type SpecialSort, sortSpecials, specialsQuery } from "../lib/sort-specials.ts";

type Props = {
  /** The page decides how goods are rendered. */
  children: (goods: Goods[], sort: SpecialSort) => ReactNode;
  skeleton: ReactNode;
};

/** The special prices of the day; at midnight the next ones are loaded automatically. */
export function EverydayPrice({ children, skeleton }: Props) {
  const {
    query: { sort },
    hrefOf,
  } = useAddressQuery(specialsQuery, paths.everydayPrice);
  const query = useGetEverydayPrice({ query: { select: (response) => response.data } });
  const { data: today, refetch } = query;
  return (
    <>
      <ZoneHero
        title={today ? `每日特价 · ${dayOf(today.starts_at)}` : "每日特价"}
        lead="当天有效，零点换一批；售完即止，不与阶梯价同享。"
        icon={CalendarDays}
        facts={[{ name: "个品种今日特价", value: today?.goods.length ?? "--" }]}
        aside={<PeriodCountdown period={today} what="今日特价" look="boxes" onTurn={() => void refetch()} />}
      />
      {today?.goods.length !== 0 && (
        <Row mb="3">
          <PillLinks
            label="特价排序"
            links={SPECIAL_SORTS.map(({ value, name }) => ({
              name,
              to: hrefOf({ sort: value }),
              isCurrent: value === sort,
            }))}
          />
        </Row>
      )}
      <section aria-label="今日特价商品">
        <Loaded query={query} what="特价商品" skeleton={skeleton}>
          {({ goods }) =>
            goods.length > 0 ? (
              children(sortSpecials(goods, sort), sort)
            ) : (
              <EmptyState
                title="今天没有特价商品"
                hint="每天零点更新，您可以先看看其他优惠。"
                action={<ZoneLinks />}
              />
            )
          }
        </Loaded>
      </section>
    </>
  );
}
