import { Grid, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LoadingPage } from "../state/loading-page.tsx";

const SHAPES = 6;

/** A grid of cards, up to three in a row. */
export function CardColumns({ children }: { children: ReactNode }) {
  return (
    <Grid
      gap="3"
      gridTemplateColumns={{
        base: "minmax(0, 1fr)",
        md: "repeat(2, minmax(0, 1fr))",
        xl: "repeat(3, minmax(0, 1fr))",
      }}
    >
      {children}
    </Grid>
  );
}

/** A skeleton of such cards; `height` is that of one card. */
export function CardColumnsSkeleton({ label, height }: { label: string; height: string }) {
  return (
    <LoadingPage label={label}>
      <CardColumns>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Skeleton key={index} h={height} borderRadius="md" />
        ))}
      </CardColumns>
    </LoadingPage>
  );
}
