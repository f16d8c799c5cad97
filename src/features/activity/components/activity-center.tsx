import type { ReactNode } from "react";
import { useListActivities } from "#generated/hooks/activity/activity.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { PillLinks } from "#src/shared/ui/frame/pill-links.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import styles from "./activity-center.module.css";

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
  const query = useListActivities({ ids }, { query: { select: (response) => response.data } });
  const { data: activities, error } = query;
  const current = id ?? activities?.[0]?.id;
  return (
    <>
      <Box minH="8" mt="3">
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
      </Box>
      {current === undefined ? (
        <>
          {!activities && <PageHeading title="活动中心" />}
          <Loaded query={query} what="活动" skeleton="96">
            {() => gone}
          </Loaded>
        </>
      ) : (
        children(current)
      )}
    </>
  );
}
