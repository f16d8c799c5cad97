import type { MediaType, OperationObject, ParameterObject, ResponseObject } from "../../kit/document.ts";
import { type FilterLaw, RELATIONS, type SortLaw } from "../../kit/list-laws.ts";
import type { Schema } from "../../kit/schema.ts";
import type { Context, Rule } from "../redocly-types.ts";
import { type Placed, follow } from "../resolve.ts";

/** Their laws are those of every paged list. */
const PAGING = new Set(["page", "page_size"]);
/** A reason is a sentence. */
const SHORTEST_REASON = 20;

type PlacedSchema = Placed<Schema>;
/** A list call: the fields beside its records, and one record. */
type List = { readonly data: PlacedSchema; readonly record: PlacedSchema };

function fieldOf(schema: PlacedSchema | undefined, name: string, context: Context): PlacedSchema | undefined {
  const field = schema?.node.properties?.[name];
  return schema && follow<Schema>(context, field, schema.at.child(["properties", name]));
}

/** A list is data that is one, or has its records in `list` or `data`. Undefined for other calls. */
function listOf(operation: OperationObject, context: Context): List | undefined {
  const at = context.location.child(["responses", "200"]);
  const response = follow<ResponseObject>(context, operation.responses?.["200"], at);
  const media = response?.node.content?.["application/json"] as MediaType | undefined;
  const place = response?.at.child(["content", "application/json", "schema"]);
  const data = place && fieldOf(follow<Schema>(context, media?.schema, place), "data", context);
  if (!data) return undefined;
  const records = fieldOf(data, "list", context) ?? fieldOf(data, "data", context) ?? data;
  const record = follow<Schema>(context, records.node.items, records.at.child(["items"]));
  return record && { data, record };
}

/** True if a record has a field at this path. */
const hasField = (record: PlacedSchema, path: string, context: Context): boolean =>
  path
    .split(".")
    .reduce<PlacedSchema | undefined>((schema, name) => fieldOf(schema, name, context), record) !== undefined;

const isReason = (text: unknown): boolean => typeof text === "string" && text.length >= SHORTEST_REASON;

type ListParameters = { readonly names: ReadonlySet<string>; readonly values: readonly string[] | undefined };

/** Returns what a filter's law names but the list does not have; empty if the law can be judged. */
function problemsOf(
  law: FilterLaw,
  { record, data }: List,
  { names, values }: ListParameters,
  context: Context,
): string[] {
  const unknown = (fields: readonly string[]) =>
    fields.filter((field) => !hasField(record, field, context)).map((field) => `no record has ${field}`);
  const missingField = (name: string | undefined) =>
    name === undefined || fieldOf(data, name, context) ? [] : [`${name} is not a field beside the list`];
  const outside = (requested: object) =>
    Object.keys(requested)
      .filter((value) => values?.includes(value) !== true)
      .map((value) => `${value} is no value of the enum`);
  if ("exempt" in law) return isReason(law.exempt) ? [] : ["exempt is for a reason, in a sentence"];
  if ("counted" in law) return missingField(law.counted);
  if ("words" in law)
    return [
      ...(names.has(law.words) ? [] : [`${law.words} is no parameter`]),
      ...outside(law.fields),
      ...unknown(Object.values(law.fields)),
    ];
  if ("values" in law) return [...outside(law.values), ...unknown([law.field])];
  const isKnown = Object.hasOwn(RELATIONS, law.relation);
  return [
    ...(isKnown ? [] : [`the relation is one of ${Object.keys(RELATIONS).join(", ")}`]),
    ...unknown([law.field].flat()),
    ...missingField(law.unless),
  ];
}

/** Returns what a sort's law omits, or names although it does not exist; empty if the law can be judged. */
function problemsOfSort(
  law: SortLaw,
  { record }: List,
  { names, values = [] }: ListParameters,
  context: Context,
) {
  const fields = Object.values(law.by).flatMap((key) => ("exempt" in key ? [] : key.field));
  const reasons = Object.values(law.by).filter((key) => "exempt" in key && !isReason(key.exempt));
  return [
    ...values.filter((value) => !Object.hasOwn(law.by, value)).map((value) => `${value} has no order`),
    ...Object.keys(law.by)
      .filter((value) => !values.includes(value))
      .map((value) => `${value} is no value of the enum`),
    ...fields.filter((field) => !hasField(record, field, context)).map((field) => `no record has ${field}`),
    ...(law.direction === undefined || names.has(law.direction) ? [] : [`${law.direction} is no parameter`]),
    ...(reasons.length > 0 ? ["exempt is for a reason, in a sentence"] : []),
  ];
}

/** Every parameter of a list says in the contract what it leaves or sorts by, or why responses do not show it. */
export const listParameters: Rule = () => ({
  Operation: {
    enter(operation, context) {
      const list = listOf(operation, context);
      const parameters = (operation.parameters ?? []).flatMap((each, index) => {
        const placed = follow<ParameterObject>(context, each, context.location.child(["parameters", index]));
        return placed?.node.in === "query" ? [placed] : [];
      });
      const names = new Set(parameters.map(({ node }) => node.name));
      const directions = new Set(parameters.map(({ node }) => node["x-sort"]?.direction));
      for (const { node, at } of parameters) {
        const { name, "x-filter": filter, "x-sort": sort } = node;
        const complain = (message: string) => context.report({ message, location: at });
        if (!list) {
          if (filter ?? sort) complain(`${name}: x-filter and x-sort are for the parameters of lists.`);
          continue;
        }
        const schema = follow<Schema>(context, node.schema, at.child(["schema"]));
        const requested = { names, values: schema?.node.enum?.map(String) };
        const problems = [
          ...(filter ? problemsOf(filter, list, requested, context) : []),
          ...(sort ? problemsOfSort(sort, list, requested, context) : []),
        ];
        if (!filter && !sort && !PAGING.has(name) && !directions.has(name))
          complain(
            `${name}: say what the parameter leaves of the list (x-filter) or sorts it by (x-sort), or x-filter: { exempt: why responses do not show it }.`,
          );
        else if (problems.length > 0) complain(`${name}: ${problems.join("; ")}.`);
      }
    },
  },
});
