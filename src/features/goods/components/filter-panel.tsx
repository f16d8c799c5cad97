import { chakra } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { type FilterOption, PrescriptionKind } from "#generated/model/index.ts";
import type { ListAddress } from "../hooks/use-list-query.ts";
import type { CategoryMenuName } from "../lib/category-path.ts";
import { RX_NAMES } from "../lib/labels.ts";
import { CategoryFacet } from "./category-facet.tsx";
import { FacetRow } from "./facet-row.tsx";
import { filterStyles } from "./filter-panel.styles.ts";
import { PriceRangeForm } from "./price-range-form.tsx";

// Medicines first; what is no medicine comes last.
const KINDS = [
  PrescriptionKind.NUMBER_1,
  PrescriptionKind.NUMBER_2,
  PrescriptionKind.NUMBER_3,
  PrescriptionKind.NUMBER_0,
];

type Props = {
  address: ListAddress;
  menu?: CategoryMenuName | undefined;
  /** Undefined while the first answer is on the way. */
  brands: readonly FilterOption[] | undefined;
  makers: readonly FilterOption[] | undefined;
};

/** The filters whose values the answer names. On a narrow screen they stand behind a button. */
export function FilterPanel({ address, menu, brands, makers }: Props) {
  const [open, setOpen] = useState(false);
  const { query, hrefOf } = address;
  return (
    <chakra.section css={filterStyles} aria-label="筛选" data-open={open || undefined}>
      <button type="button" data-part="toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SlidersHorizontal size={14} aria-hidden />
        筛选
      </button>
      <div data-part="panel">
        <CategoryFacet address={address} menu={menu} />
        <FacetRow
          label="品牌"
          few={10}
          all={{ href: hrefOf({ brand_id: undefined }), active: query.brand_id === undefined }}
          options={brands?.map(({ value, name, number }) => ({
            key: value,
            name,
            number,
            href: hrefOf({ brand_id: Number(value) }),
            active: String(query.brand_id) === value,
          }))}
        />
        <FacetRow
          label="厂家"
          few={5}
          all={{ href: hrefOf({ sccj: undefined }), active: query.sccj === undefined }}
          options={makers?.map(({ value, name, number }) => ({
            key: value,
            name,
            number,
            href: hrefOf({ sccj: value }),
            active: query.sccj === value,
          }))}
        />
        <div data-part="pair">
          <FacetRow
            label="类别"
            few={KINDS.length}
            all={{ href: hrefOf({ rx: undefined }), active: query.rx === undefined }}
            options={KINDS.map((kind) => ({
              key: String(kind),
              name: RX_NAMES[kind],
              href: hrefOf({ rx: kind }),
              active: query.rx === kind,
            }))}
          />
          <PriceRangeForm key={`${query.price_min}-${query.price_max}`} address={address} />
        </div>
      </div>
    </chakra.section>
  );
}
