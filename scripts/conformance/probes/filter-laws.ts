import type { Condition, FilterLaw, Relation } from "#api-spec/kit/list-laws.ts";
import { type Row, valueAt } from "./list-page.ts";

/** True if a record matches a filter; undefined if the record does not show it, such as a hidden price. */
export type Fits = (record: Row) => boolean | undefined;

type Value = string | number;

/** As a query would write it; empty for what is no scalar. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const dayOf = (value: unknown): string => textOf(value).slice(0, "2026-11-21".length);

/** Width, case and spaces do not matter in a search. */
const normalize = (value: unknown): string =>
  textOf(value).normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, "");

/** The words of a search, all of which have to be found. */
export const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).map(normalize).filter(Boolean);

/** A comparison with a field that holds something. */
const compared =
  (compare: (seen: unknown, value: Value) => boolean) =>
  (fields: readonly string[], value: Value): Fits =>
  (record) => {
    const seen = fields
      .map((field) => valueAt(record, field))
      .filter((each) => each !== null && each !== undefined);
    return seen.length === 0 ? undefined : seen.some((each) => compare(each, value));
  };

const MEANINGS: Readonly<Record<Relation, (fields: readonly string[], value: Value) => Fits>> = {
  equals: compared((seen, value) => textOf(seen) === String(value)),
  "at-least": compared((seen, value) => Number(seen) >= Number(value)),
  "at-most": compared((seen, value) => Number(seen) <= Number(value)),
  "from-day": compared((seen, value) => dayOf(seen) >= String(value)),
  "until-day": compared((seen, value) => dayOf(seen) <= String(value)),
  "one-of": compared((seen, value) => String(value).split(",").includes(textOf(seen))),
  // The descendants of a value are unknown: see filter-tree.ts.
  "in-tree": () => () => undefined,
  contains: (fields, value) => (record) => {
    const texts = fields.map((field) => normalize(valueAt(record, field)));
    return wordsOf(String(value)).every((word) => texts.some((text) => text.includes(word)));
  },
};

const meets = (seen: unknown, condition: Condition): boolean | undefined => {
  if (seen === null || seen === undefined) return undefined;
  if ("above" in condition) return Number(seen) > condition.above;
  return "not" in condition
    ? textOf(seen) !== String(condition.not)
    : textOf(seen) === String(condition.equals);
};

/** The meaning of a filter's value for a record. */
export function fitsOf(law: FilterLaw, value: Value): Fits {
  if ("relation" in law) return MEANINGS[law.relation]([law.field].flat(), value);
  if ("values" in law) {
    const condition = law.values[String(value)];
    return (record) => condition && meets(valueAt(record, law.field), condition);
  }
  return () => undefined;
}

/** The fields that a law is about. */
export function fieldsOf(law: FilterLaw): readonly string[] {
  if ("relation" in law) return [law.field].flat();
  if ("words" in law) return Object.values(law.fields);
  return "values" in law ? [law.field] : [];
}
