import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListActivities } from "#generated/hooks/activity/activity.ts";
import { paths } from "#src/shared/paths.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import styles from "./activity-center.module.css";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";

type Props = {
  /** Comma-separated, as in the address. */
  ids: string;
  /** The selected activity; defaults to the first. */
  id: number | undefined;
  /** Shown when none of the activities exists. */
  gone: ReactNode;
  children: (id: number) => ReactNode;
};

/** Several activities, one of them selected. */
export function ActivityCenter({ ids, id, gone, children }: Props) {
  const { data, error, refetch } = useListActivities({ ids });
  const activities = data?.data;
  const current = id ?? activities?.[0]?.id;
  return (
    <>
      <div className={styles.activities}>
        {!activities && !error && <Skeleton className={styles.activitiesLoading} />}
        {activities && activities.length > 0 && (
          <PillLinks
            label="活动"
            links={activities.map((each) => ({
              name: each.name,
              to: paths.activityCenter(ids, each.id),
              isCurrent: each.id === current,
            }))}
          />
        )}
      </div>
      {activities?.length === 0 && current === undefined && gone}
      {activities === undefined && current === undefined && (
        <>
          <PageHeading title="活动中心" />
          {error ? (
            <LoadError error={error} what="活动" onRetry={() => void refetch()} />
          ) : (
            <LoadingPage label="正在加载活动">
              <Skeleton className={styles.loading} />
            </LoadingPage>
          )}
        </>
      )}
      {current !== undefined && children(current)}
    </>
  );
}
