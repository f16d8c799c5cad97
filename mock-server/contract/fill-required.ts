import { type ResolveSchema, mergeAllOf } from "#api-spec/kit/refs.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import type { CompiledOperation } from "./compile-operation.ts";
import { type Fake, loadFakers } from "./fakers.ts";
import type { MockResponse } from "./validate-output.ts";

const PREFIX = "#/components/schemas/";
const componentOf = ({ $ref }: Schema): string | undefined =>
  $ref?.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;

/**
 * A response whose required fields are all there: those that are missing, such as after a change of the contract, have
 * the example of their schema, or are made up by the generated fakers, the same ones each time. It may still break the
 * contract otherwise.
 */
export async function fillRequired(
  operation: CompiledOperation,
  response: MockResponse,
  resolve: ResolveSchema,
): Promise<MockResponse> {
  const schema = operation.responses.get(response.statusCode)?.body?.schema;
  return schema ? { ...response, body: fill(schema, response.body, resolve, await loadFakers()) } : response;
}

function fill(written: Schema, value: unknown, resolve: ResolveSchema, fake: Fake): unknown {
  if (typeof value !== "object" || value === null) return value;
  const schema = partFor(value, mergeAllOf(resolve(written), resolve), resolve);
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
    .map((name) => [name, whole?.[name] ?? make(properties[name] ?? {}, resolve, fake)])
    .filter(([, made]) => made !== undefined);
  return Object.fromEntries([...present, ...missing]);
}

/** Finds the first alternative, such as an object or null, that is for an object or a list like this one. */
function partFor(value: object, schema: Schema, resolve: ResolveSchema): Schema {
  const type = Array.isArray(value) ? "array" : "object";
  const parts = (schema.anyOf ?? schema.oneOf ?? []).map((part) => mergeAllOf(resolve(part), resolve));
  return parts.find((part) => typesOf(part).includes(type)) ?? schema;
}

function make(schema: Schema, resolve: ResolveSchema, fake: Fake): unknown {
  const { example, examples: [first] = [example] } = resolve(schema);
  const component = componentOf(schema);
  return first ?? (component && fake(component)) ?? sampleValue(schema, { resolve });
}
