import { LayoutTemplate } from "#generated/icons/layout-template.ts";
import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useGetActivityTemplate } from "#generated/hooks/activity/activity.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { PeriodCountdown } from "#src/shared/ui/progress/period-countdown.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import styles from "./activity-template.module.css";
import { ActivityBlocks, type BlockParts } from "./activity-blocks.tsx";

const TITLE = "活动专题";

type Props = BlockParts & {
  /** Shown while the template has no activity. */
  gone: ReactNode;
};

/** The activity that the shop assigns to its template pages, block by block. */
export function ActivityTemplate({ gone, ...parts }: Props) {
  const { data, error, refetch } = useGetActivityTemplate({
    // A missing activity is explained by the page, without an alert on top.
    query: { meta: { errors: inlineIf(isNotFound) } },
  });
  const page = data?.data;
  const retry = () => void refetch();
  if (!page && error?.status === 404) return gone;
  return (
    <>
      <ZoneHero
        title={page?.name ?? TITLE}
        lead="先看专题，再领券、选品，价格和库存以页面为准。"
        icon={LayoutTemplate}
        aside={<PeriodCountdown period={page} what="活动" look="boxes" onTurn={retry} />}
      />
      {page && <ActivityBlocks page={page} onStale={retry} {...parts} />}
      {!page && error && <LoadError error={error} what="活动" onRetry={retry} />}
      {!page && !error && (
        <LoadingPage label="正在加载活动">
          <div className={styles.loading}>
            <Skeleton className={styles.banner} />
            <Skeleton className={styles.coupons} />
            <Skeleton className={styles.goods} />
          </div>
        </LoadingPage>
      )}
    </>
  );
}
