import { useListGoodsActivities } from "#generated/hooks/goods/goods.ts";
import type { GoodsActivity } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { readLink } from "#src/shared/lib/read-link.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { describePeriod } from "../lib/describe-period.ts";
import { HomeBlock } from "./home-block.tsx";
import { SPIKE_ID } from "./spike.tsx";
import styles from "./activities.module.css";

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

/** An activity: its picture, title, number of goods, and end. */
function ActivityTile({ activity }: { activity: GoodsActivity }) {
  const period = useServerClock((now) => describePeriod(activity, now));
  const content = (
    <>
      <DataPicture src={activity.image} alt="" ratio={2.5} />
      <span className={styles.name}>
        <span>{activity.name}</span>
        <i className={styles.tag}>{activity.tag}</i>
      </span>
      <span className={styles.facts}>
        <span>{formatCount(activity.goods_number)} 个品种</span>
        <span>{period}</span>
      </span>
    </>
  );
  const link = readLink(activity.url);
  const isHere = link.kind === "route" && link.to === paths.home();
  return (
    <li className={styles.activityTile}>
      {isHere ? (
        <button
          className={styles.tile}
          type="button"
          onClick={() => document.getElementById(SPIKE_ID)?.scrollIntoView()}
        >
          {content}
        </button>
      ) : (
        <DataLink className={styles.tile} url={activity.url}>
          {content}
        </DataLink>
      )}
    </li>
  );
}
