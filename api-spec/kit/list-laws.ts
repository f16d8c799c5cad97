/** The condition that a filter value sets on a field. */
export type Condition =
  | { readonly equals: string | number }
  | { readonly not: string | number }
  | { readonly above: number };

/** The relations between a filter value and a field of each record that passes the filter. */
export const RELATIONS = {
  equals: "is the value",
  contains: "contains every word of the value",
  "at-least": "is at least the value",
  "at-most": "is at most the value",
  "from-day": "is on this day or later",
  "until-day": "is on this day or earlier",
  "one-of": "is one of the values, which commas separate",
  "in-tree": "is the value or lies below it in the tree",
} as const;

export type Relation = keyof typeof RELATIONS;

/** The law of a filter: `x-filter` of a query parameter. A field is a path in the record, such as `goods.price`. */
export type FilterLaw =
  /** Why responses do not show the effect of the parameter. */
  | { readonly exempt: string }
  /**
   * With several fields one of them has to fit. `unless` is a flag beside the list: with 1 it forgives mistakes.
   * `besides` says what else a value can mean that no field shows, such as pinyin initials; such values are not judged.
   */
  | {
      readonly relation: Relation;
      readonly field: string | readonly string[];
      readonly unless?: string;
      readonly besides?: string;
    }
  /** A condition for each value that filters; the others leave everything. */
  | { readonly field: string; readonly values: Readonly<Record<string, Condition>> }
  /** Chooses the field that the words of another parameter have to be in. */
  | { readonly words: string; readonly fields: Readonly<Record<string, string>> }
  /** As many records as this list beside them says in `number` for the entry whose `id` is the value. */
  | { readonly counted: string };

/**
 * The field and order that a sort parameter's value selects; records without a value in the field may come anywhere.
 */
export type SortKey =
  | { readonly field: string; readonly order: "asc" | "desc" }
  | { readonly exempt: string };

/** The law of an order: `x-sort` of a query parameter. `direction` is the parameter that says asc or desc. */
export type SortLaw = {
  readonly by: Readonly<Record<string, SortKey>>;
  readonly direction?: string;
};

const code = (name: string | number) => `\`${name}\``;

const conditionText = (condition: Condition): string => {
  if ("above" in condition) return `is above ${condition.above}`;
  const [text, value] = "not" in condition ? ["is not", condition.not] : ["is", condition.equals];
  return `${text} ${value === "" ? "empty" : code(value)}`;
};

/** Describes a filter in one sentence, for the reference. */
export function describeFilter(law: FilterLaw): string {
  if ("exempt" in law) return `Not judged by its responses: ${law.exempt}`;
  if ("counted" in law)
    return `Leaves as many records as ${code(law.counted)} says in ${code("number")} for this ${code("id")}.`;
  if ("words" in law) {
    const chosen = Object.entries(law.fields).map(([value, field]) => `${code(value)} in ${code(field)}`);
    return `Says where the words of ${code(law.words)} are: with ${chosen.join(", ")}.`;
  }
  if ("values" in law) {
    const each = Object.entries(law.values).map(
      ([value, condition]) =>
        `${code(value)} leaves only records whose ${code(law.field)} ${conditionText(condition)}`,
    );
    return `${each.join("; ")}.`;
  }
  const fields = [law.field].flat().map(code).join(" or ");
  const unless = law.unless === undefined ? "" : `, unless ${code(law.unless)} is 1`;
  const besides = law.besides === undefined ? "" : `; besides, it finds ${law.besides}`;
  return `Leaves only records whose ${fields} ${RELATIONS[law.relation]}${unless}${besides}.`;
}

/** Describes a sort parameter in one sentence, for the reference. */
export function describeSort({ by, direction }: SortLaw): string {
  const sorted = Object.entries(by).map(([value, key]) =>
    "exempt" in key
      ? `${code(value)} is not judged: ${key.exempt}`
      : `${code(value)} sorts by ${code(key.field)}, ${key.order === "asc" ? "ascending" : "descending"}`,
  );
  const turned = direction === undefined ? "" : ` ${code(direction)} says otherwise.`;
  return `${sorted.join("; ")}.${turned}`;
}
