import type { ContractDocument, ParameterObject, RequestBodyObject } from "#api-spec/kit/document.ts";
import { walkOperations } from "#api-spec/kit/operation-walk.ts";
import { createResolver, follow } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

/** An operation with the parameters of its path. */
export interface Operation {
  path: string;
  provenance: string | undefined;
  parameters: readonly ParameterObject[];
  bodies: readonly Schema[];
}

/** A value that a caller can send. Object fields are separated by dots, those of list items by `[]`. */
export interface Input {
  place: string;
  name: string;
  inferred: boolean;
  schema: Schema;
}

/** Every operation of the bundle by method and path, as in `GET /api/cart/list`. */
export function operationsOf(contract: ContractDocument): Map<string, Operation> {
  return new Map(
    walkOperations(contract).map(({ method, path, item, operation }) => {
      const { parameters = [], requestBody = { content: {} } } = operation;
      const body = follow<RequestBodyObject>(contract, requestBody).value;
      return [
        `${method.toUpperCase()} ${path}`,
        {
          path,
          provenance: operation["x-provenance"],
          parameters: [...(item.parameters ?? []), ...parameters].map(
            (parameter) => follow<ParameterObject>(contract, parameter).value,
          ),
          bodies: Object.values(body.content).map(({ schema = {} }) => schema),
        },
      ];
    }),
  );
}

/** All inputs of an operation. Inputs nested in something inferred are inferred too. */
export function inputsOf(contract: ContractDocument, { parameters, bodies }: Operation): Input[] {
  const resolve = createResolver(contract);
  const leaves = (source: Schema, name: string, place: string, parentInferred: boolean): Input[] => {
    const schema = resolve(source);
    const inferred = parentInferred || schema["x-provenance"] === "inferred";
    const items = schema.items && resolve(schema.items);
    const [fields, prefix] = items?.properties
      ? [items.properties, `${name}[].`]
      : [schema.properties, `${name}.`];
    if (!fields) return [{ place, name, inferred, schema }];
    return Object.entries(fields).flatMap(([key, field]) =>
      leaves(field, (name ? prefix : "") + key, place, inferred),
    );
  };
  return [
    ...parameters.map((parameter) => ({
      place: parameter.in,
      name: parameter.name,
      inferred: parameter["x-provenance"] === "inferred",
      schema: resolve(parameter.schema ?? {}),
    })),
    ...bodies.flatMap((body) => leaves(body, "", "body", false)),
  ];
}
