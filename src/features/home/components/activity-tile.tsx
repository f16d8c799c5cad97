import { formatCount } from "#src/shared/lib/format-count.ts";
import type { GoodsActivity } from "#generated/model/index.ts";
import { readLink } from "#src/shared/lib/read-link.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { paths } from "#src/shared/paths.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { describePeriod } from "../lib/describe-period.ts";
import styles from "./activity-tile.module.css";
import { SPIKE_ID } from "./spike.tsx";

/** An activity: its picture, title, number of goods, and end. */
export function ActivityTile({ activity }: { activity: GoodsActivity }) {
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
    <li className={styles.root}>
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
