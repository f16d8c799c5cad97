import type { ReactNode } from "react";
import { useListHomeFloors } from "#generated/hooks/home/home.ts";
import type { Goods } from "#generated/model/index.ts";
import { useInSlices } from "#src/shared/lib/use-in-slices.ts";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import { Floor, FloorSkeleton } from "./floor.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

type Props = {
  /** The page decides how goods are rendered. */
  children: (goods: Goods) => ReactNode;
};

/** Recommendations by category, one floor below the other. */
export function Floors({ children }: Props) {
  const {
    data: response,
    error,
    refetch,
  } = useListHomeFloors({
    query: { meta: { errors: "inline" }, select: (response) => response.data },
  });
  const data = useInSlices(response);
  if (!response && error)
    return <RetryLine error={error} fills what="推荐楼层" onRetry={() => void refetch()} />;
  if (!data) return <FloorSkeleton />;
  return data
    .filter(({ goods }) => goods.length > 0)
    .map((floor) => (
      <NearViewport key={floor.id} fallback={<FloorSkeleton />}>
        <Floor floor={floor}>{children}</Floor>
      </NearViewport>
    ));
}
