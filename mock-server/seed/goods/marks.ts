import { Flag, InsuranceClass } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { Article, DosageForm, GoodsRecord, Maker } from "#mock/domain/goods/records.ts";
import { FORMS } from "#mock/seed/goods/catalogue/forms.ts";
import { oneOf, readTable } from "../read-table.ts";

/** Article, manufacturer and pack of a product. */
export type GoodsSubject = {
  readonly article: Article;
  readonly articleIndex: number;
  readonly categoryId: number;
  readonly maker: Maker;
  readonly spec: string;
};

/** Compounds with ephedrine or pseudoephedrine. */
const EPHEDRINE: ReadonlySet<string> = new Set([
  "氨酚伪麻美芬片",
  "酚麻美敏片",
  "小儿伪麻美芬滴剂",
  "复方盐酸伪麻黄碱缓释胶囊",
  "氨麻美敏片(II)",
]);

/** Compounds with opium; the law sends both to the licensed address alone (含特殊药品复方制剂). */
const OPIUM: ReadonlySet<string> = new Set(["复方甘草片"]);

type Row = { readonly insurance: InsuranceClass; readonly group: string; readonly isCollective: boolean };

/** The insured articles; the others are not in the catalogue of the insurance. */
const INSURED: ReadonlyMap<string, Row> = new Map(
  readTable(
    "mock-server/seed/goods/catalogue/marks.csv",
    ["name", "insurance", "class", "collective"],
    ({ name, insurance, class: group, collective }) => [
      name,
      {
        insurance: oneOf([InsuranceClass.ClassA, InsuranceClass.ClassB], insurance),
        group,
        isCollective: oneOf(["0", "1"], collective) === "1",
      },
    ],
  ),
);

const FORM_NAMES = [...FORMS.keys()];

export type Marks = Pick<
  GoodsRecord,
  | "insurance"
  | "insurance_code"
  | "is_collective"
  | "is_ephedrine"
  | "is_cold_chain"
  | "licensed_address_only"
>;

/** The marks of a product of this article in this form. */
export function marksOf(subject: GoodsSubject, form: DosageForm): Marks {
  const { name } = subject.article;
  const insured = INSURED.get(name);
  const hasEphedrine = EPHEDRINE.has(name);
  return {
    insurance: insured?.insurance ?? InsuranceClass.None,
    insurance_code: insured ? insuranceCode(subject, insured.group) : "",
    is_collective: flag(insured?.isCollective === true),
    is_ephedrine: flag(hasEphedrine),
    is_cold_chain: flag(form.storage.startsWith("2～8℃")),
    licensed_address_only: flag(hasEphedrine || OPIUM.has(name)),
  };
}

/** The limit of a compound with ephedrine, in whole packs: that of the law, or of its offer where it is lower. */
export function ephedrineLimit(offered: number, pack: number): number {
  const lawful = Math.max(pack, Math.floor(terms.ephedrine.units_per_day / pack) * pack);
  return offered === 0 ? lawful : Math.min(offered, lawful);
}

/** In the form of the national codes: kind, class, article, form, specification, pack, maker; 23 characters. */
function insuranceCode({ article, articleIndex, maker, spec }: GoodsSubject, group: string): string {
  const kind = article.kind === "patent" ? "Z" : "X";
  const form = padded(FORM_NAMES.indexOf(article.form) + 1, 3);
  const place = padded(article.specs.indexOf(spec) + 1, 2);
  return `${kind}${group}A${padded(articleIndex + 1, 3)}E${form}${place}01${padded(maker.id, 5)}`;
}

const padded = (value: number, length: number): string => String(value).padStart(length, "0");
const flag = (isSet: boolean): Flag => (isSet ? Flag.Yes : Flag.No);

/** So many of a hundred products have no suggested price, and so many cost more than it. */
const UNKNOWN = 18;
const INVERTED = 3;

/**
 * The price that the maker suggests for one unit, in 分 and whole 角: a fifth to three quarters above the base price;
 * null for some goods, and for herbs, which are sold by weight. Drawn from the id, so that nothing else in the seed
 * depends on it.
 */
export function retailPrice(kind: Article["kind"], id: number, base: number): number | null {
  const roll = (Math.imul(id, 0x9e37_011f) >>> 8) % 100;
  if (kind === "herbal" || roll < UNKNOWN) return null;
  const percent = roll < UNKNOWN + INVERTED ? 95 : 120 + ((roll * 7) % 56);
  return Math.max(10, Math.round((base * percent) / 1000) * 10);
}
