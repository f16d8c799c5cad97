import type { ActivitySummary } from "#generated/model/index.ts";
import { ActivityCard } from "./activity-card.tsx";
import styles from "./activity-cards.module.css";

type Props = { activities: readonly ActivitySummary[]; onTurn: () => void };

export function ActivityCards({ activities, onTurn }: Props) {
  return (
    <ul className={styles.root}>
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} onTurn={onTurn} />
      ))}
    </ul>
  );
}
