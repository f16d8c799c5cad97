import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import type { FacetsProps } from "./filter-facets.tsx";

const FilterFacets = lazyPart(async () => (await import("./filter-facets.tsx")).FilterFacets, PartMissing);

/** The filters with their values, which are loaded once a buyer opens them. */
export const LazyFilterFacets = (props: FacetsProps) => (
  <Suspense>
    <FilterFacets {...props} />
  </Suspense>
);
