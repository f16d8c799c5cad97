import { Megaphone } from "#generated/icons/megaphone.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListActivities } from "#generated/hooks/activity/activity.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { ZoneHero } from "#src/shared/ui/zone/zone-hero.tsx";
import { ZoneLinks } from "#src/shared/ui/zone/zone-links.tsx";
import styles from "./activity-hub.module.css";
import { ActivityCard } from "./activity-card.tsx";

/** Every activity that is running or about to begin. */
export function ActivityHub() {
  const { data, error, refetch } = useListActivities();
  const activities = data?.data;
  const retry = () => void refetch();
  return (
    <>
      <ZoneHero
        title="活动专区"
        lead="正在进行和即将开始的活动都在这里，先领券再下单更划算。"
        icon={Megaphone}
        facts={[{ name: "个活动", value: activities?.length ?? "--" }]}
      />
      {activities?.length === 0 && (
        <EmptyState
          title="暂时没有活动"
          hint="新活动上线后会出现在这里，您可以先看看其他优惠。"
          action={<ZoneLinks />}
        />
      )}
      {!activities && error ? (
        <LoadError error={error} what="活动" onRetry={retry} />
      ) : (
        <ul className={styles.root} aria-busy={!activities}>
          {activities
            ? activities.map((activity) => (
                <ActivityCard key={activity.id} activity={activity} onTurn={retry} />
              ))
            : Array.from({ length: 4 }, (_, place) => (
                <li key={place}>
                  <Skeleton className={styles.cardLoading} />
                </li>
              ))}
        </ul>
      )}
    </>
  );
}
