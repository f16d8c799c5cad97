import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import type { Operation, Parameter, RequestBody } from "../contract/operation.ts";
import type { Deref, Schema } from "../contract/schema.ts";
import type { Fields, Input } from "../request/input.ts";
import type { Known } from "../run/known.ts";
import { IS_ID, findNamed, findPathValue } from "./find-data.ts";
import { plainValue } from "./plain-value.ts";

export type Base = {
  readonly input: Input;
  /** Whether the ids of the path stand in a list at the same address, so that they must be there. */
  readonly isListed: boolean;
  /** Whether an id had to be taken from the contract's example: another server need not have it. */
  readonly isGuessed: boolean;
};

/**
 * The smallest valid input: required parameters and the body's example, with ids that the server has shown. Undefined
 * when the server has shown none for the path.
 */
export function baseInput(operation: Operation, known: Known, deref: Deref): Base | undefined {
  const path: Record<string, FormValue> = {};
  const query: Record<string, FormValue> = {};
  let listed = 0;
  let isGuessed = false;
  const find: Find = (name, schema) => {
    const found = findNamed(operation, name, schema, known, deref);
    isGuessed ||= found === undefined;
    return found;
  };
  for (const parameter of operation.parameters) {
    if (parameter.in === "query") {
      if (parameter.required) query[parameter.name] = queryValue(parameter, find, deref);
      continue;
    }
    const found = findPathValue(operation, parameter, known, deref);
    if (!found) return undefined;
    path[parameter.name] = found.value;
    if (found.isListed) listed += 1;
  }
  const { body: declared } = operation;
  const body = declared && withFoundIds(withoutOptionalIds(declared, deref), declared.schema, find, deref);
  const isListed = listed > 0 && listed === Object.keys(path).length;
  return { input: { path, query, body: body as Fields | undefined }, isListed, isGuessed };
}

/** An optional id need not fit the rest: a coupon may ask for another cart. */
function withoutOptionalIds({ example, schema }: RequestBody, deref: Deref): unknown {
  const { required = [] } = deref(schema);
  const fields = Object.entries(example ?? {});
  return Object.fromEntries(fields.filter(([name]) => required.includes(name) || !IS_ID.test(name)));
}

function queryValue({ name, schema, example }: Parameter, find: Find, deref: Deref): FormValue {
  const found = IS_ID.test(name) ? find(name, schema) : undefined;
  return found ?? (example as FormValue | undefined) ?? plainValue(schema, deref);
}

type Find = (name: string, schema: Schema) => FormValue | undefined;

/** An example with each id replaced by one that the server has shown, where it has shown any. */
function withFoundIds(value: unknown, schema: Schema, find: Find, deref: Deref, name = ""): unknown {
  const plain = deref(schema);
  if (Array.isArray(value)) {
    const items = plain.items ?? {};
    const id = IS_ID.test(name) ? find(name, items) : undefined;
    return id === undefined ? value.map((item) => withFoundIds(item, items, find, deref, name)) : [id];
  }
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        withFoundIds(item, plain.properties?.[key] ?? {}, find, deref, key),
      ]),
    );
  return (IS_ID.test(name) ? find(name, schema) : undefined) ?? value;
}
