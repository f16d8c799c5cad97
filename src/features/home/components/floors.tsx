import type { ReactNode } from "react";
import { useListHomeFloors } from "#generated/hooks/home/home.ts";
import type { Goods } from "#generated/model/index.ts";
import { useInSlices } from "#src/shared/lib/use-in-slices.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import { Floor, FloorSkeleton } from "./floor.tsx";

type Props = {
  /** The page decides how goods are rendered. */
  children: (goods: Goods) => ReactNode;
};

/** Recommendations by category, one floor below the other. */
export function Floors({ children }: Props) {
  const { data, error, refetch } = useListHomeFloors({
    query: { meta: { errors: "inline" }, select: (response) => response.data },
  });
  const query = { data: useInSlices(data), error, refetch };
  return (
    <Loaded query={query} what="推荐楼层" as="tile" skeleton={<FloorSkeleton />}>
      {(floors) =>
        floors
          .filter(({ goods }) => goods.length > 0)
          .map((floor) => (
            <NearViewport key={floor.id} fallback={<FloorSkeleton />}>
              <Floor floor={floor}>{children}</Floor>
            </NearViewport>
          ))
      }
    </Loaded>
  );
}
