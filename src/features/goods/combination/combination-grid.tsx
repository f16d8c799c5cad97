import type { Combination } from "#generated/model/index.ts";
import { CardColumns, CardColumnsSkeleton } from "#src/shared/ui/records/card-columns.tsx";
import { CombinationCard } from "./combination-card.tsx";

export function CombinationGrid({ combinations }: { combinations: readonly Combination[] }) {
  return (
    <CardColumns>
      {combinations.map((combination) => (
        <CombinationCard key={combination.id} combination={combination} />
      ))}
    </CardColumns>
  );
}

export const CombinationGridSkeleton = () => <CardColumnsSkeleton height="80" />;
