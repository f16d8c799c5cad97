import type { ReactNode } from "react";
import { useGetControlledGroup, useListControlledAds } from "#generated/hooks/zone/zone.ts";
import { ShieldCheck } from "#generated/icons/shield-check.ts";
import type { ControlledGroup } from "#generated/model/index.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { paths } from "#src/shared/paths.ts";
import { Box, Row } from "#src/shared/ui/layout/layout.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { LoadingMark } from "#src/shared/ui/state/loading-page.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ZoneAds } from "#src/shared/ui/zone/zone-ads.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { useApplicant } from "../hooks/use-applicant.ts";
import { AccessBadge } from "./access-badge.tsx";
import { AccessPanel } from "./access-panel.tsx";
import styles from "./group-view.module.css";

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

const RATIO = 760 / 300;

/** The group's name and description; undefined while loading, and if loading failed. */
function GroupHead({ group, failed }: { group: ControlledGroup | undefined; failed: boolean }) {
  const { isVisitor } = useApplicant();
  return (
    <ZoneHero
      title={group?.name ?? "控销专区"}
      lead={
        !failed && (
          <div className={styles.lead}>{group?.describe ?? <Skeleton className={styles.leadLoading} />}</div>
        )
      }
      icon={ShieldCheck}
      mark={
        <div className={styles.picture}>
          {group ? (
            <DataPicture src={group.image} alt="" ratio={RATIO} eager />
          ) : (
            <div style={{ aspectRatio: RATIO }} />
          )}
        </div>
      }
      facts={[{ name: "个控销品种", value: group?.goods_number ?? "--" }]}
      aside={
        <Row align="center" gap="3">
          {group && !isVisitor && <AccessBadge access={group.access} />}
          <TextLink className={styles.all} to={paths.controlled()}>
            全部控销分组
          </TextLink>
        </Row>
      }
    />
  );
}
