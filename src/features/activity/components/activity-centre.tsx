import { Box, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useListActivities } from "#generated/hooks/activity/activity.ts";
import { paths } from "#src/shared/paths.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
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
export function ActivityCentre({ ids, id, gone, children }: Props) {
  const { data, isError, refetch } = useListActivities({ ids });
  const activities = data?.data;
  const current = id ?? activities?.[0]?.id;
  return (
    <>
      <Box mt="3" minH="8">
        {!activities && !isError && <Skeleton w="60" h="8" borderRadius="full" />}
        {activities && activities.length > 0 && (
          <PillLinks
            label="活动"
            links={activities.map((each) => ({
              name: each.name,
              to: paths.activityCentre(ids, each.id),
              isCurrent: each.id === current,
            }))}
          />
        )}
      </Box>
      {activities?.length === 0 && current === undefined && gone}
      {activities === undefined && current === undefined && (
        <>
          <PageHeading title="活动中心" />
          {isError ? (
            <LoadError title="活动没有加载出来" onRetry={() => void refetch()} />
          ) : (
            <LoadingPage label="正在加载活动">
              <Skeleton h="96" borderRadius="md" />
            </LoadingPage>
          )}
        </>
      )}
      {current !== undefined && children(current)}
    </>
  );
}
