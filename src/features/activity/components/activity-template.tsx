import type { ReactNode } from "react";
import { useGetActivityTemplate } from "#generated/hooks/activity/activity.ts";
import { LayoutTemplate } from "#generated/icons/layout-template.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ActivityBlocks, type BlockParts } from "./activity-blocks.tsx";

const TITLE = "活动专题";

type Props = BlockParts & {
  /** Shown while the template has no activity. */
  gone: ReactNode;
};

/** The activity that the shop assigns to its template pages, block by block. */
export function ActivityTemplate({ gone, ...parts }: Props) {
  const query = useGetActivityTemplate({
    // A missing activity is explained by the page, without an alert on top.
    query: { select: (response) => response.data, meta: { errors: inlineIf(isNotFound) } },
  });
  const { data: page, error, refetch } = query;
  if (!page && error?.status === 404) return gone;
  return (
    <>
      <ZoneHero
        title={page?.name ?? TITLE}
        lead="先看专题，再领券、选品，价格和库存以页面为准。"
        icon={LayoutTemplate}
        aside={<PeriodCountdown period={page} what="活动" look="boxes" onTurn={() => void refetch()} />}
      />
      <ActivityBlocks query={query} {...parts} />
    </>
  );
}
