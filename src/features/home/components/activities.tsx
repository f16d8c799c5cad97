import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { useListGoodsActivities } from "#generated/hooks/goods/goods.ts";
import { ActivityTile } from "./activity-tile.tsx";
import { HomeBlock } from "./home-block.tsx";
import styles from "./activities.module.css";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";

const SHOWN = 10;

/** Links to the current activities. */
export function Activities() {
  const query = useListGoodsActivities({
    query: { meta: { errors: "inline" }, select: (response) => response.data },
  });
  if (query.data?.length === 0) return null;
  return (
    <HomeBlock title="优惠活动" hint="正在进行的活动，点击进入专区">
      <Loaded
        query={query}
        what="优惠活动"
        as="tile"
        skeleton={
          <div className={styles.activities}>
            <Skeletons count={SHOWN} className={styles.loading} height="28" />
          </div>
        }
      >
        {(activities) => (
          <ul className={styles.activities}>
            {activities.slice(0, SHOWN).map((activity) => (
              <ActivityTile key={activity.id} activity={activity} />
            ))}
          </ul>
        )}
      </Loaded>
    </HomeBlock>
  );
}
