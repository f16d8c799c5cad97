import { insuranceClassLabels } from "#generated/enum-labels.ts";
import { InsuranceClass, PrescriptionKind } from "#generated/enums.ts";
import type { FilterOption, MenuItem } from "#generated/model/index.ts";
import { RX_NAMES } from "../card/labels.ts";
import type { CategoryMenuName } from "./category-path.ts";
import { FacetRow } from "./facet-row.tsx";
import { FilterSwitches } from "./filter-switches.tsx";
import { MARK_SWITCHES } from "./list-chips.ts";
import { PriceRangeForm } from "./price-range-form.tsx";
import { useCategoryPlace } from "./use-category-place.ts";
import type { ListAddress } from "./use-list-query.ts";
import styles from "./filter-facets.module.css";

// Medicines first, non-medicines last.
const KINDS = [
  PrescriptionKind.Prescription,
  PrescriptionKind.OtcA,
  PrescriptionKind.OtcB,
  PrescriptionKind.Unclassified,
];
const INSURED = [InsuranceClass.ClassA, InsuranceClass.ClassB];
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
  const { fixed } = address;
  return (
    <>
      {fixed.select === undefined && <CategoryFacet address={address} menu={menu} />}
      {fixed.brand_id === undefined && (
        <FacetRow
          address={address}
          field="brand_id"
          label="品牌"
          few={10}
          options={brands?.map((brand) => ({ ...brand, value: Number(brand.value) }))}
        />
      )}
      <FacetRow address={address} field="sccj" label="厂家" few={5} options={makers} />
      <div className={styles.pair}>
        {!WITHOUT_KINDS.includes(fixed.zone) && (
          <FacetRow
            address={address}
            field="rx"
            label="类别"
            few={KINDS.length}
            options={KINDS.map((kind) => ({ value: kind, name: RX_NAMES[kind] }))}
          />
        )}
        <PriceRangeForm address={address} />
      </div>
      {!WITHOUT_KINDS.includes(fixed.zone) && (
        <div className={styles.pair}>
          <FacetRow
            address={address}
            field="insurance"
            label="医保"
            few={INSURED.length}
            options={INSURED.map((each) => ({ value: each, name: insuranceClassLabels[each] }))}
          />
          <FilterSwitches label="标识" switches={MARK_SWITCHES} address={address} />
        </div>
      )}
    </>
  );
}

type Props = { address: ListAddress; menu: CategoryMenuName | undefined };

/** The categories level by level: selecting one shows those below it. */
function CategoryFacet({ address, menu }: Props) {
  const place = useCategoryPlace(address.query.select, menu);
  const options = place?.options.map(toOption);
  const trail = place?.path
    .filter(({ id }) => !place.options.some((option) => option.id === id))
    .map(toOption);
  return <FacetRow address={address} field="select" label="分类" few={12} trail={trail} options={options} />;
}

const toOption = ({ id, name }: MenuItem) => ({ value: id, name });
