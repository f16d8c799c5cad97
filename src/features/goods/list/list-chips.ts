import { insuranceClassLabels } from "#generated/enum-labels.ts";
import { Flag } from "#generated/enums.ts";
import type { FilterOption } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { RX_NAMES } from "../card/labels.ts";
import type { ListChange, ListQuery } from "./list-query.ts";

export type Chip = {
  key: string;
  label: string;
  /** The change that removes the filter. */
  without: ListChange;
};

/** The names of ids in the query; an id without a name is shown as it is. */
export type Names = { category?: string | undefined; brands: readonly FilterOption[] };

/** The filters that are simple switches. */
export const SWITCHES = [
  { name: "in_stock", label: "仅看有货" },
  { name: "bought", label: "买过" },
  { name: "yx", label: "仅包邮" },
  { name: "is_youx", label: "仅优选" },
  { name: "is_promotion", label: "促销" },
  { name: "with_coupon", label: "可用券" },
] as const;

/** The marks of goods to filter by, beside the class of the insurance. */
export const MARK_SWITCHES = [
  { name: "is_collective", label: "集采中选" },
  { name: "is_ephedrine", label: "含麻" },
  { name: "is_cold_chain", label: "冷链" },
] as const;

/**
 * The active filters, each with the change that removes it. Keywords are not a filter but the page's subject, and who
 * sees no prices has none of theirs.
 */
export function listChips(query: ListQuery, names: Names, hidesPrices = false): Chip[] {
  const { select, brand_id, sccj, rx, insurance } = query;
  const brand = names.brands.find(({ value }) => value === String(brand_id))?.name ?? `编号 ${brand_id}`;
  const chips: (Chip | false)[] = [
    select !== undefined && {
      key: "select",
      label: `分类：${names.category ?? `编号 ${select}`}`,
      without: { select: undefined },
    },
    brand_id !== undefined && {
      key: "brand",
      label: `品牌：${brand}`,
      without: { brand_id: undefined },
    },
    sccj !== undefined && { key: "maker", label: `厂家：${sccj}`, without: { sccj: undefined } },
    rx !== undefined && { key: "rx", label: RX_NAMES[rx], without: { rx: undefined } },
    insurance !== undefined && {
      key: "insurance",
      label: insuranceClassLabels[insurance],
      without: { insurance: undefined },
    },
    !hidesPrices &&
      hasPrice(query) && {
        key: "price",
        label: priceLabel(query),
        without: { price_min: undefined, price_max: undefined },
      },
    ...[...MARK_SWITCHES, ...SWITCHES].map(
      ({ name, label }) => query[name] === Flag.Yes && { key: name, label, without: { [name]: undefined } },
    ),
  ];
  return chips.filter((chip) => chip !== false);
}

/** True of the chip of a simple switch. */
export const isSwitch = ({ key }: Chip): boolean => SWITCHES.some(({ name }) => name === key);

/** Removes every filter and keeps keywords, sorting and page size. */
export const WITHOUT_FILTERS = {
  select: undefined,
  brand_id: undefined,
  sccj: undefined,
  rx: undefined,
  insurance: undefined,
  is_collective: undefined,
  is_ephedrine: undefined,
  is_cold_chain: undefined,
  price_min: undefined,
  price_max: undefined,
  in_stock: undefined,
  bought: undefined,
  yx: undefined,
  is_youx: undefined,
  is_promotion: undefined,
  with_coupon: undefined,
} satisfies ListChange;

function hasPrice({ price_min, price_max }: ListQuery): boolean {
  return price_min !== undefined || price_max !== undefined;
}

function priceLabel({ price_min, price_max }: ListQuery): string {
  if (price_max === undefined) return `${formatMoney(price_min)} 以上`;
  if (price_min === undefined) return `${formatMoney(price_max)} 以下`;
  return `${formatMoney(price_min)} ～ ${formatMoney(price_max)}`;
}
