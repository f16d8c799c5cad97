import { type ResolveSchema, mergeAllOf } from "#api-spec/kit/refs.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import type { CompiledOperation } from "./compile-operation.ts";
import type { MockResponse } from "./validate-output.ts";

/** Makes a value of a component of the contract, by its name there; undefined for one that has no faker. */
type Fake = (component: string) => unknown;

const PREFIX = "#/components/schemas/";
const componentOf = ({ $ref }: Schema): string | undefined =>
  $ref?.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;

/**
 * A response whose required fields are all there: those that are missing, such as after a change of the contract, are
 * made up by its generated fakers, the same ones each time. It may still break the contract otherwise.
 */
export async function fillRequired(
  operation: CompiledOperation,
  response: MockResponse,
  resolve: ResolveSchema,
): Promise<MockResponse> {
  const schema = operation.responses.get(response.statusCode)?.body?.schema;
  return schema ? { ...response, body: fill(schema, response.body, resolve, await loadFakers()) } : response;
}

/** On the first need: the shop's own handlers leave nothing out. */
async function loadFakers(): Promise<Fake> {
  const [{ faker }, fakers] = await Promise.all([
    import("@faker-js/faker/locale/zh_CN"),
    import("#generated/model/index.faker.ts"),
  ]);
  faker.seed(1);
  return (component) =>
    (fakers as Readonly<Record<string, (() => unknown) | undefined>>)[`get${component}Mock`]?.();
}

function fill(written: Schema, value: unknown, resolve: ResolveSchema, fake: Fake): unknown {
  if (typeof value !== "object" || value === null) return value;
  const schema = mergeAllOf(resolve(written), resolve);
  const { items, properties = {}, required = [] } = schema;
  if (Array.isArray(value)) return items ? value.map((item) => fill(items, item, resolve, fake)) : value;
  const present = Object.entries(value).map(([name, inner]) => {
    const field = properties[name];
    return [name, field ? fill(field, inner, resolve, fake) : inner];
  });
  const component = componentOf(written);
  const whole =
    component === undefined ? undefined : (fake(component) as Record<string, unknown> | undefined);
  const missing = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => [name, whole?.[name] ?? make(properties[name] ?? {}, resolve, fake)]);
  return Object.fromEntries([...present, ...missing]);
}

const make = (schema: Schema, resolve: ResolveSchema, fake: Fake): unknown => {
  const component = componentOf(schema);
  return (component && fake(component)) ?? sampleValue(schema, { resolve });
};
