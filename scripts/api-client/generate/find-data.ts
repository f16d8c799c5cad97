import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { patternOf, type Schema } from "#api-spec/kit/schema.ts";
import type { Operation, Parameter } from "../contract/operation.ts";
import type { Id, KnownIds } from "./known-ids.ts";

/** The kind of an id, by its title in the contract. */
const BY_TITLE: Readonly<Record<string, string>> = {
  商品编号: "goods_id",
  订单编号: "order_id",
  订单行编号: "line_id",
  文件编号: "file_id",
  门店编号: "store_id",
  结算单号: "checkout_no",
  支付单号: "pay_no",
};

/** Names of fields that refer to existing data. */
export const IS_ID = /^(?:id|ids|.*_(?:id|ids|no)|token|username)$/;

/**
 * True if a value refers to existing data, so that the server need not accept every value of the schema. The contract
 * decides (`x-reference`), else the name. A number with a pattern, such as a tax number, is entered by the buyer.
 */
export function isReference(name: string, schema: Schema): boolean {
  const { pattern, description = "" } = schema;
  if (schema["x-reference"] === "required") return true;
  return (IS_ID.test(name) && pattern === undefined) || /\bid of\b/i.test(description);
}

export type Found = {
  readonly value: FormValue;
  /** True if a list at the same path contains it, so that it must exist. */
  readonly isListed: boolean;
};

/** A known value for a path parameter; undefined if there is none. */
export function findPathValue(
  operation: Operation,
  parameter: Parameter,
  known: KnownIds,
): Found | undefined {
  const place = operation.path.slice(0, operation.path.indexOf(`/{${parameter.name}}`));
  const listed = known.choose(
    [`in:${place}`, `in:${place}/list`].flatMap((pool) => known.all(pool)),
    "",
  );
  const meaning = BY_TITLE[parameter.schema.title ?? ""];
  const isRecordId = meaning === undefined || meaning === "order_id";
  if (listed !== undefined && isRecordId && fits(listed, parameter.schema))
    return { value: listed, isListed: true };
  const parent = place.slice(0, place.lastIndexOf("/"));
  const last = place.split("/").at(-1) ?? "";
  const pools = [
    ...(meaning === undefined ? [] : [meaning]),
    ...(parameter.name === "id" ? [] : [parameter.name]),
    `${last}_id`,
    `in:${parent}`,
    `of:${operation.tag}`,
  ];
  const value = chooseFrom(pools, "", parameter.schema, known);
  if (value !== undefined) return { value, isListed: false };
  const { example } = parameter;
  // A name from the contract, such as that of a help page; numbers may not exist on another server.
  if (typeof example === "string" && parameter.schema.type === "string")
    return { value: example, isListed: false };
  return undefined;
}

/** A known value for a field with this name; `id` and `ids` come from the list at the parent path. */
export function findNamed(
  operation: Operation,
  name: string,
  schema: Schema,
  known: KnownIds,
): Id | undefined {
  const meaning = BY_TITLE[schema.title ?? ""] ?? name;
  const above = operation.path.replace(/\/[^/]*$/, "");
  const isRecordId = name === "id" || name === "ids";
  const pools = isRecordId
    ? [`in:${above}/list`, `in:${above}`, `of:${operation.tag}`]
    : [meaning, name.replace(/s$/, "")];
  return chooseFrom(pools, name, schema, known);
}

/** A value from the first pool with matching values. */
function chooseFrom(pools: readonly string[], name: string, schema: Schema, known: KnownIds): Id | undefined {
  for (const pool of pools) {
    const fitting = known.all(pool).filter((each) => fits(each, schema));
    if (fitting.length > 0) return known.choose(fitting, name);
  }
  return undefined;
}

function fits(value: Id, schema: Schema): boolean {
  const { type, minimum = -Infinity, maximum = Infinity, maxLength = Infinity } = schema;
  const isNumber = [type].flat().includes("integer");
  if (isNumber) return typeof value === "number" && value >= minimum && value <= maximum;
  if (typeof value !== "string" || value.length > maxLength) return false;
  return new RegExp(patternOf(schema) ?? "", "u").test(value);
}
