import type { ReactNode } from "react";
import { Box, looks } from "#src/shared/ui/layout/layout.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";

const SHAPES = 6;

/** A grid of cards, up to three in a row. */
export function CardColumns({ children }: { children: ReactNode }) {
  return (
    <Box columns="cards" gap="3">
      {children}
    </Box>
  );
}

/** The shape of such cards; `height` is that of one card. */
export function CardColumnsSkeleton({ height }: { height: string }) {
  return (
    <CardColumns>
      <Skeletons count={SHAPES} className={looks({ round: "md" })} height={height} />
    </CardColumns>
  );
}
