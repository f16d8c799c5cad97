import type { FilterLaw } from "#api-spec/kit/list-laws.ts";
import type { Parameter } from "../../api-client/contract/operation.ts";
import { wordsOf } from "./filter-laws.ts";
import { type ListResponse, type Query, valueAt } from "./list-page.ts";

const DAY_MS = 86_400_000;
/** The maximum number of values to try per field. */
const MOST = 2;

/** The values to try a filter with: those of its enum, else some from the unfiltered list. */
export function valuesFor(parameter: Parameter, whole: ListResponse): readonly Query[] {
  const { name, filter: law, schema } = parameter;
  if (!law) return [];
  return valuesOf(law, schema.enum as readonly (string | number)[] | undefined, whole).flatMap((value) =>
    isAllowed(parameter, value) ? [{ [name]: value }] : [],
  );
}

function valuesOf(law: FilterLaw, all: readonly (string | number)[] | undefined, whole: ListResponse) {
  if ("values" in law) return Object.keys(law.values);
  if (!("relation" in law)) return [];
  if (all) return all;
  const fields = [law.field].flat();
  const seen = (field: string): readonly (string | number)[] => distinct(whole, field);
  switch (law.relation) {
    case "from-day":
      return daysAround(fields.flatMap(seen), 1);
    case "until-day":
      return daysAround(fields.flatMap(seen), -1);
    case "at-least":
    case "at-most":
      return middleOf(fields.flatMap(seen));
    case "one-of":
      return oneAndTwo(fields.flatMap(seen));
    case "contains":
      return fields.flatMap((field) => seen(field).filter(isSearchable).slice(0, 1));
    default:
      return some(fields.flatMap(seen));
  }
}

/** The values of a field, without those that mean none. */
const distinct = ({ records }: ListResponse, field: string) => [
  ...new Set(
    records
      .map((record) => valueAt(record, field))
      .filter((value): value is string | number => typeof value === "string" || typeof value === "number")
      .filter((value) => value !== "" && value !== 0),
  ),
];

/** The first and the last, which are the least alike. */
const some = <T>(values: readonly T[]): readonly T[] =>
  values.length <= MOST ? values : [values[0] as T, values.at(-1) as T];

/** Some records of the list are below it and some above. */
function middleOf(values: readonly (string | number)[]): readonly number[] {
  const sorted = values.map(Number).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? [] : [middle];
}

/** The last day of the list and the day after it, or the first and the day before. */
function daysAround(values: readonly (string | number)[], direction: 1 | -1): readonly string[] {
  const days = values.map((value) => String(value).slice(0, "2026-11-21".length)).toSorted();
  const edge = direction === 1 ? days.at(-1) : days[0];
  const ms = Date.parse(`${edge}T00:00:00Z`);
  if (edge === undefined || Number.isNaN(ms)) return [];
  return [edge, new Date(ms + direction * DAY_MS).toISOString().slice(0, "2026-11-21".length)];
}

function oneAndTwo(values: readonly (string | number)[]): readonly string[] {
  const [first, second] = values;
  if (first === undefined) return [];
  return [String(first), ...(second === undefined ? [] : [`${first},${second}`])];
}

/** Letters alone may be the initials of something else. */
const isSearchable = (value: string | number): boolean =>
  wordsOf(String(value)).every((word) => !/^[a-z]+$/u.test(word));

/**
 * A text of the list for each field that a search can be limited to, with the parameter that limits it. The text lacks
 * its last character, because a search may find whole identifiers by any field.
 */
export function chosenWords(
  parameter: Parameter,
  whole: ListResponse,
): readonly (Query & { readonly field: string })[] {
  const { name, filter: law } = parameter;
  if (!law || !("words" in law)) return [];
  return Object.entries(law.fields).flatMap(([value, field]) => {
    const [text] = distinct(whole, field).filter(isSearchable);
    return text === undefined ? [] : [{ [law.words]: String(text).slice(0, -1), [name]: value, field }];
  });
}

function isAllowed({ schema }: Parameter, value: string | number): boolean {
  const { minimum = -Infinity, maximum = Infinity, maxLength = Infinity } = schema;
  if (schema.enum) return true;
  return typeof value === "number" ? value >= minimum && value <= maximum : value.length <= maxLength;
}
