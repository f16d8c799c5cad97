import type { ActivitySummary } from "#generated/model/index.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { ActivityCard } from "./activity-card.tsx";

type Props = { activities: readonly ActivitySummary[]; onTurn: () => void };

export function ActivityCards({ activities, onTurn }: Props) {
  return (
    <Box as="ul" columns="2-3-4" gap="3">
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} onTurn={onTurn} />
      ))}
    </Box>
  );
}
