import { Box } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import type { ReactNode } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useGetControlledGroup, useListControlledAds } from "#generated/hooks/zone/zone.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { LoadingMark } from "#src/shared/ui/state/loading-page.tsx";
import { useApplicant } from "../hooks/use-applicant.ts";
import { AccessPanel } from "./access-panel.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import styles from "./group-view.module.css";
import { GroupHead } from "./group-head.tsx";

type Props = {
  url: string;
  adIds: string | undefined;
  /** Shown when the group does not exist. */
  missing: ReactNode;
  children: ReactNode;
};

/** A controlled group with the buyer's access to it; `children` are its goods. */
export function GroupView({ url, adIds, missing, children }: Props) {
  const { data, error, refetch, isFetching } = useGetControlledGroup(url, {
    // A missing group is explained by the page, without an alert on top.
    query: { meta: { errors: inlineIf(isNotFound) } },
  });
  // Otherwise the form would briefly appear to visitors.
  const { isPending: isUserPending } = useApplicant();
  if (error?.status === 404) return missing;
  const group = data?.data;
  return (
    <>
      <GroupHead group={group} failed={error !== null} />
      <Box mb="3">
        <Loaded
          query={{ data: isUserPending ? undefined : group, error, refetch }}
          what="分组说明和采购权限"
          as="line"
          skeleton={
            <>
              <LoadingMark />
              <Skeleton className={styles.loading} />
            </>
          }
        >
          {(shown) => (
            <AccessPanel group={shown} onRefresh={() => void refetch()} isRefreshing={isFetching} />
          )}
        </Loaded>
      </Box>
      <div className={styles.goods}>
        {adIds !== undefined && <GroupAds ids={adIds} />}
        {children}
      </div>
    </>
  );
}

/** The ads requested in the address. If they fail to load, the goods are unaffected. */
function GroupAds({ ids }: { ids: string }) {
  const { data, error } = useListControlledAds({ ids });
  return <ZoneAds label="控销广告" ads={error ? [] : data?.data} expected={ids.split(",").length} />;
}
