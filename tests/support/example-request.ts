import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import type { Parameter } from "#api-spec/kit/operations.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import { type Schema, isFile } from "#api-spec/kit/schema.ts";
import type { OperationId } from "#generated/operations.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import type { RequestOptions } from "./mock.ts";

export type Values = Readonly<Record<string, unknown>>;
export type ContractOperation = CompiledOperation & { readonly id: OperationId };

const { operations, resolve } = loadContract();

/** Every operation of the contract. */
export const contractOperations = [...operations.values()] as readonly ContractOperation[];

/** The example of a parameter; a required one without an example gets a sample of its schema. */
function exampleOf(parameter: Parameter): unknown {
  const [example] = parameter.examples.values();
  return example ?? (parameter.required ? sampleValue(parameter.schema, { resolve }) : undefined);
}

/** The contract's example parameters in one place (`path`, `query`, ...), by name. */
export function exampleParameters({ parameters }: ContractOperation, place: Parameter["in"]): Values {
  const given = parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => [parameter.name, exampleOf(parameter)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** The examples of the request body, by name; empty for an operation without a body. */
export function exampleBodies({ bodies: [body] }: ContractOperation): Record<string, Values> {
  return Object.fromEntries(body?.examples ?? []) as Record<string, Values>;
}

/** A valid request of the operation, built from the contract's examples. */
export function exampleRequest(operation: ContractOperation): { path: string; options: RequestOptions } {
  const ids = exampleParameters(operation, "path");
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name) => String(ids[name as string]));
  const query = encodeForm(exampleParameters(operation, "query") as Record<string, FormValue>);
  const [body] = Object.values(exampleBodies(operation));
  return {
    path: `${operation.basePath}${path}${query && `?${query}`}`,
    options: { host: operation.host, ...(body && bodyOf(operation, body)) },
  };
}

function bodyOf({ bodies: [declared] }: ContractOperation, values: Values): RequestOptions {
  if (declared?.mediaType !== "multipart/form-data") return { form: values as Record<string, FormValue> };
  const body = new FormData();
  for (const [name, value] of Object.entries(withFiles(declared.schema, values)))
    body.append(name, value instanceof File ? value : String(value));
  return { body };
}

/** Replaces each file name by a file of that name. */
export function withFiles(schema: Schema, values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const declared = schema.properties?.[name];
    const wantsFile = declared !== undefined && isFile(declared);
    return [name, wantsFile && typeof value === "string" ? new File(["一"], value) : value] as const;
  });
  return Object.fromEntries(entries);
}
