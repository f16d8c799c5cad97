import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListGoodsActivities } from "#generated/hooks/goods/goods.ts";
import { ActivityTile } from "./activity-tile.tsx";
import { HomeBlock } from "./home-block.tsx";
import styles from "./activities.module.css";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

const SHOWN = 10;

/** Links to the current activities. */
export function Activities() {
  const { data, error, refetch } = useListGoodsActivities({
    query: { meta: { errors: "inline" }, select: (response) => response.data },
  });
  if (data?.length === 0) return null;
  return (
    <HomeBlock title="优惠活动" hint="正在进行的活动，点击进入专区">
      {!data && error ? (
        <RetryLine error={error} fills what="优惠活动" onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.activities}>
          {data
            ? data.slice(0, SHOWN).map((activity) => <ActivityTile key={activity.id} activity={activity} />)
            : Array.from({ length: SHOWN }, (_, place) => (
                <li key={place}>
                  <Skeleton className={styles.loading} />
                </li>
              ))}
        </ul>
      )}
    </HomeBlock>
  );
}
