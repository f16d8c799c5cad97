import type { ListAddress } from "../hooks/use-list-query.ts";
import { useCategoryPlace } from "../hooks/use-category-place.ts";
import type { CategoryMenuName } from "../lib/category-path.ts";
import { FacetRow } from "./facet-row.tsx";

type Props = { address: ListAddress; menu: CategoryMenuName | undefined };

/** The categories level by level: selecting one shows those below it. */
export function CategoryFacet({ address: { query, hrefOf }, menu }: Props) {
  const place = useCategoryPlace(query.select, menu);
  return (
    <FacetRow
      label="分类"
      few={12}
      hrefOf={hrefOf}
      all={{ change: { select: undefined }, active: query.select === undefined }}
      trail={place?.path
        .filter(({ id }) => !place.options.some((option) => option.id === id))
        .map(({ id, name }) => ({
          key: String(id),
          name,
          change: { select: id },
          active: query.select === id,
        }))}
      options={place?.options.map(({ id, name }) => ({
        key: String(id),
        name,
        change: { select: id },
        active: query.select === id,
      }))}
    />
  );
}
