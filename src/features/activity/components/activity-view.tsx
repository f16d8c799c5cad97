import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useGetActivityPage, useTapActivity } from "#generated/hooks/activity/activity.ts";
import { Megaphone } from "#generated/icons/megaphone.ts";
import type { ActivityPage } from "#generated/model/index.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { dayOf } from "#src/shared/lib/day-of.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { looks } from "#src/shared/ui/layout/layout.tsx";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ActivityBlocks, type BlockParts } from "./activity-blocks.tsx";

type Props = {
  id: number;
  /** The page title until the activity's name is known. */
  title: string;
  /** Shown when the activity does not exist. */
  gone: ReactNode;
} & BlockParts;

/** An activity with its period, blocks and rules. Opening it is counted. */
export function ActivityView({ id, title, gone, ...parts }: Props) {
  const query = useGetActivityPage(id, {
    // A missing activity is explained by the page, without an alert on top.
    query: { select: (response) => response.data, meta: { errors: inlineIf(isNotFound) } },
  });
  const { data: page, error, refetch } = query;
  const opened = useTap(page?.id);
  if (error?.status === 404) return gone;
  return (
    <>
      <ZoneHero
        title={page?.name ?? title}
        lead={
          page
            ? describeDuration(page)
            : !error && <Skeleton className={looks({ w: "most", mt: "1", mb: "1" })} height="4" />
        }
        icon={Megaphone}
        facts={[{ name: "人次参与", value: opened === undefined ? "--" : formatCount(opened) }]}
        aside={<PeriodCountdown period={page} what="活动" look="boxes" onTurn={() => void refetch()} />}
      />
      <ActivityBlocks query={query} {...parts} />
    </>
  );
}

function describeDuration({ starts_at, ends_at }: ActivityPage): string {
  return `活动时间：${dayOf(starts_at)} 至 ${dayOf(ends_at)}`;
}

/** Counts that an activity was opened, once however often it renders; returns the total count. */
function useTap(id: number | undefined): number | undefined {
  const { mutate, data } = useTapActivity();
  const tapped = useRef<number>(undefined);
  const tap = useEffectEvent((activity_id: number) => mutate({ data: { activity_id } }));
  useEffect(() => {
    if (id === undefined || tapped.current === id) return;
    tapped.current = id;
    tap(id);
  }, [id]);
  return data?.data.number;
}
