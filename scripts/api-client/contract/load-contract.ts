import { isBundleChecked } from "#api-spec/kit/bundle-text.ts";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { documentedSuffices } from "#api-spec/kit/documented-suffices.ts";
import {
  type Operation as ContractOperation,
  type DeclaredResponse,
  listOperations,
} from "#api-spec/kit/operations.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { type ResolveSchema, createResolver } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { type Validators, createValidators } from "#api-spec/kit/validators.ts";
import { SetupError } from "../setup-error.ts";
import {
  type Contract,
  type CompiledResponse,
  KEY_HEADER,
  type Operation,
  type Parameter,
} from "./operation.ts";

let bundled: Contract | undefined;

/**
 * Reads and compiles a bundled contract; generated/openapi.json by default, once per process, and its schemas on their
 * first use if generation has seen them compile. With `documented`, responses need no inferred fields. Throws
 * SetupError naming the operation whose schema does not compile.
 */
export function loadContract(file?: string, only?: "documented"): Contract {
  if (only === "documented") return compileContract(documentedSuffices(read(file)));
  if (file !== undefined) return compileContract(read(file));
  bundled ??= compileContract(read(undefined), { lazy: isBundleChecked() });
  return bundled;
}

function compileContract(document: ContractDocument, { lazy } = { lazy: false }): Contract {
  const validators = {
    first: createValidators(document, { allErrors: false, verbose: true, lazy }),
    all: createValidators(document, { allErrors: true, verbose: true, lazy }),
  };
  const resolve = createResolver(document);
  const listed = listOperations(document);
  const common = commonStatuses(listed);
  const operations = listed.map((operation) =>
    readOperation(operation, common, validators, (schema) => resolveWhole(schema, resolve)),
  );
  const byId = new Map(operations.map((each) => [each.id, each]));
  return {
    title: document.info.title,
    version: document.info.version,
    operations,
    operation: (id) => byId.get(id),
    methodsOf: new Map(
      [...Map.groupBy(operations, ({ path }) => path)].map(([path, group]) => [
        path,
        group.map(({ method }) => method),
      ]),
    ),
    sessionCookie: sessionCookieOf(document),
    amounts: amountNames(document, resolve),
  };
}

function read(file: string | undefined): ContractDocument {
  try {
    return readDocument(file);
  } catch (error) {
    const { message: why, code } = error as NodeJS.ErrnoException;
    if (code === undefined && !(error instanceof SyntaxError))
      throw new SetupError({ zh: `${file} 不是 OpenAPI 契约：缺少 info 或 paths`, en: why });
    throw new SetupError({
      zh: `读不了契约 ${file}：${why}`,
      en: `cannot read the contract ${file}: ${why}`,
    });
  }
}

/** A schema with all references resolved and named; recursive ones are left as they are. */
function resolveWhole(written: Schema, resolve: ResolveSchema, around: readonly Schema[] = []): Schema {
  const schema = resolve(written);
  if (around.includes(schema)) return schema;
  const inside = (each: Schema) => resolveWhole(each, resolve, [...around, schema]);
  const { items, properties, anyOf, additionalProperties } = schema;
  const component = written.$ref?.split("/").at(-1);
  return {
    ...schema,
    ...(component !== undefined && { "x-component": component }),
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: inside(additionalProperties) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inside(each)])),
    }),
  };
}

function sessionCookieOf({ components }: ContractDocument): string | undefined {
  const schemes = Object.values(components?.securitySchemes ?? {});
  return schemes.find((scheme) => scheme.in === "cookie")?.name;
}

function amountNames(value: unknown, resolve: ResolveSchema, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, schema] of Object.entries((value as Schema).properties ?? {}))
    if (resolve(schema)["x-money"] !== undefined) found.add(name);
  for (const part of Object.values(value)) amountNames(part, resolve, found);
  return found;
}

/** Stopping at the first error, and naming all. */
type Compilers = { readonly first: Validators; readonly all: Validators };

/** The statuses that every operation declares, or every operation with a body. */
function commonStatuses(operations: readonly ContractOperation[]): ReadonlySet<number> {
  const withBody = operations.filter(({ bodies }) => bodies.length > 0);
  const all = new Set(operations.flatMap(({ responses }) => [...responses.keys()]));
  return new Set(
    [...all].filter((status) =>
      [operations, withBody].some(
        (each) => each.length > 0 && each.every(({ responses }) => responses.has(status)),
      ),
    ),
  );
}

function readOperation(
  source: ContractOperation,
  common: ReadonlySet<number>,
  validators: Compilers,
  resolve: ResolveSchema,
): Operation {
  const { basePath: _basePath, security: _security, bodies, responses, ...operation } = source;
  // The form comes first, as the shop sends it.
  const [body, ...others] = bodies;
  const success = responses.get(200) ?? responses.get(201);
  return {
    ...operation,
    parameters: operation.parameters.flatMap((parameter): Parameter[] =>
      parameter.in === "path" || parameter.in === "query"
        ? [
            {
              ...parameter,
              schema: resolve(parameter.schema),
              in: parameter.in,
              example: firstOf(parameter.examples),
            },
          ]
        : [],
    ),
    isKeyed: operation.parameters.some(
      ({ in: place, name }) => place === "header" && name.toLowerCase() === KEY_HEADER,
    ),
    body: body && {
      mediaType: body.mediaType,
      schema: resolve(body.schema),
      example: firstOf(body.examples),
    },
    takesJson: others.some(({ mediaType }) => mediaType === "application/json"),
    success:
      success?.body && success.mediaType === "application/json" ? resolve(success.body.schema) : undefined,
    responses: new Map(
      [...responses].map(([status, response]) => [
        status,
        {
          ...readResponse(operation.id, response, validators),
          isSpecific: !response.isComponent || !common.has(status),
        },
      ]),
    ),
  };
}

const firstOf = (examples: ReadonlyMap<string, unknown>): unknown => examples.values().next().value;

function readResponse(
  id: string,
  { mediaType, body, headers }: DeclaredResponse,
  { first, all }: Compilers,
): Omit<CompiledResponse, "isSpecific"> {
  const explained = (pointer: string) => ({ validate: first.at(pointer), explain: () => all.at(pointer) });
  try {
    return {
      mediaType,
      body: body && explained(body.pointer),
      headers: Object.entries(headers).map(([name, { required, pointer }]) => ({
        name,
        isRequired: required,
        value: explained(pointer),
      })),
    };
  } catch (error) {
    const why = (error as Error).message;
    const at = body?.pointer.slice(1);
    throw new SetupError({
      zh: `契约无法编译：${id} 的响应（${at}）：${why}`,
      en: `the contract does not compile: ${id}, response at ${at}: ${why}`,
    });
  }
}
