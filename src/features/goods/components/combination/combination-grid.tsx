import { Grid, Skeleton } from "@chakra-ui/react";
import type { Combination } from "#generated/model/index.ts";
import { LoadingPage } from "#src/shared/ui/loading-page.tsx";
import { CombinationCard } from "./combination-card.tsx";

const SHAPES = 6;

/** Sets side by side. */
export function CombinationGrid({ combinations }: { combinations: readonly Combination[] }) {
  return (
    <Grid {...columns}>
      {combinations.map((combination) => (
        <CombinationCard key={combination.id} combination={combination} />
      ))}
    </Grid>
  );
}

export function CombinationGridSkeleton() {
  return (
    <LoadingPage label="正在加载组合">
      <Grid {...columns}>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Skeleton key={index} h="80" borderRadius="md" />
        ))}
      </Grid>
    </LoadingPage>
  );
}

const columns = {
  gap: "3",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    md: "repeat(2, minmax(0, 1fr))",
    xl: "repeat(3, minmax(0, 1fr))",
  },
};
