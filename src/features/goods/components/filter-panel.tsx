import { chakra } from "@chakra-ui/react";
import { facetStyles, panelStyles } from "./filter-panel.styles.ts";
import { type FacetsProps, FilterFacets } from "./filter-facets.tsx";

/** The filters above the list; a narrow screen shows them in a sheet instead. */
export function FilterPanel(props: FacetsProps) {
  return (
    <chakra.section css={{ ...facetStyles, ...panelStyles }} aria-label="筛选">
      <FilterFacets {...props} />
    </chakra.section>
  );
}
