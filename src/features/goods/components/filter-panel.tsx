import styles from "./filter-panel.module.css";
import { type FacetsProps, FilterFacets } from "./filter-facets.tsx";

/** The filters above the list; a narrow screen shows them in a sheet instead. */
export function FilterPanel(props: FacetsProps) {
  return (
    <section className={styles.root} aria-label="筛选">
      <FilterFacets {...props} />
    </section>
  );
}
