import type { Schema } from "#api-spec/kit/schema.ts";
import type { Contract, Operation } from "../../api-client/contract/operation.ts";
import { isReference } from "../../api-client/generate/find-data.ts";
import { isForm } from "../../api-client/generate/inputs-around.ts";

/** The maximum number of records of one kind per buyer: of addresses, and of invoice titles. */
export const MOST_RECORDS = 20;

/** Records of a buyer: created by a POST, listed at the same path, changed and deleted by id. */
export type Resource = {
  readonly list: Operation;
  readonly make: Operation;
  readonly change: Operation;
  readonly remove: Operation;
  /** The name of the path parameter of the id. */
  readonly key: string;
};

/**
 * The resources of a contract whose records can be deleted again. Those that must refer to existing data, such as a
 * linked store, are left out.
 */
export function resourcesOf({ operations }: Contract): readonly Resource[] {
  const at = (method: string, path: string) =>
    operations.find((operation) => operation.method === method && operation.path === path);
  return operations.flatMap((make) => {
    if (make.method !== "POST" || !make.body || !isForm(make) || !make.responses.has(201)) return [];
    const list = at("GET", make.path);
    const remove = operations.find(
      ({ method, path }) => method === "DELETE" && /^\/\{\w+\}$/.test(path.replace(make.path, "")),
    );
    const key = remove?.parameters.find((parameter) => parameter.in === "path")?.name;
    const change = remove && at("PUT", remove.path);
    if (!list || !isWhole(list) || !remove || !change || key === undefined) return [];
    return namesSomething(make.body.schema) ? [] : [{ list, make, change, remove, key }];
  });
}

/** A list without paging: in a paged one a new record may be on any page. */
function isWhole({ success }: Operation): boolean {
  const data = success && success.properties?.data;
  return data !== undefined && data.items !== undefined;
}

function namesSomething(schema: Schema): boolean {
  const { properties = {}, required = [] } = schema;
  return required.some((name) => isReference(name, properties[name] ?? {}));
}
