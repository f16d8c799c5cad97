import styles from "./filter-facets.module.css";
import { type FilterOption, PrescriptionKind } from "#generated/model/index.ts";
import type { ListAddress } from "../hooks/use-list-query.ts";
import type { CategoryMenuName } from "../lib/category-path.ts";
import { RX_NAMES } from "../lib/labels.ts";
import { useCategoryPlace } from "../hooks/use-category-place.ts";
import { FacetRow } from "./facet-row.tsx";
import { PriceRangeForm } from "./price-range-form.tsx";

type Props = { address: ListAddress; menu: CategoryMenuName | undefined };

// Medicines first, non-medicines last.
const KINDS = [
  PrescriptionKind.Prescription,
  PrescriptionKind.OtcA,
  PrescriptionKind.OtcB,
  PrescriptionKind.Unclassified,
];
/** Zones without medicines, where all goods are of one kind. */
const WITHOUT_KINDS: readonly (string | undefined)[] = ["zyyp", "qxzq"];

export type FacetsProps = {
  address: ListAddress;
  menu?: CategoryMenuName | undefined;
  /** Undefined while loading for the first time. */
  brands: readonly FilterOption[] | undefined;
  makers: readonly FilterOption[] | undefined;
};

/** The filters with their values, one below the other, except for those fixed by the page. */
export function FilterFacets({ address, menu, brands, makers }: FacetsProps) {
  const { query, fixed, hrefOf } = address;
  return (
    <>
      {fixed.select === undefined && <CategoryFacet address={address} menu={menu} />}
      {fixed.brand_id === undefined && (
        <FacetRow
          label="品牌"
          few={10}
          hrefOf={hrefOf}
          all={{ change: { brand_id: undefined }, active: query.brand_id === undefined }}
          options={brands?.map(({ value, name, number }) => ({
            key: value,
            name,
            number,
            change: { brand_id: Number(value) },
            active: String(query.brand_id) === value,
          }))}
        />
      )}
      <FacetRow
        label="厂家"
        few={5}
        hrefOf={hrefOf}
        all={{ change: { sccj: undefined }, active: query.sccj === undefined }}
        options={makers?.map(({ value, name, number }) => ({
          key: value,
          name,
          number,
          change: { sccj: value },
          active: query.sccj === value,
        }))}
      />
      <div className={styles.pair}>
        {!WITHOUT_KINDS.includes(fixed.zone) && (
          <FacetRow
            label="类别"
            few={KINDS.length}
            hrefOf={hrefOf}
            all={{ change: { rx: undefined }, active: query.rx === undefined }}
            options={KINDS.map((kind) => ({
              key: String(kind),
              name: RX_NAMES[kind],
              change: { rx: kind },
              active: query.rx === kind,
            }))}
          />
        )}
        <PriceRangeForm address={address} />
      </div>
    </>
  );
}

/** The categories level by level: selecting one shows those below it. */
function CategoryFacet({ address: { query, hrefOf }, menu }: Props) {
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
