import { Grid } from "@chakra-ui/react";
import type { ActivitySummary } from "#generated/model/index.ts";
import { ActivityCard } from "./activity-card.tsx";

type Props = { activities: readonly ActivitySummary[]; onTurn: () => void };

export function ActivityCards({ activities, onTurn }: Props) {
  return (
    <Grid as="ul" gap="3" gridTemplateColumns={columns}>
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} onTurn={onTurn} />
      ))}
    </Grid>
  );
}

const columns = {
  base: "minmax(0, 1fr)",
  sm: "repeat(2, minmax(0, 1fr))",
  lg: "repeat(3, minmax(0, 1fr))",
  xl: "repeat(4, minmax(0, 1fr))",
};
