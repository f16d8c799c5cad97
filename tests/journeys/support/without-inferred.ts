import type { Page } from "@playwright/test";
import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { createResolver } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { findOperation } from "#src/shared/api/find-operation.ts";

const document = readDocument();
const resolve = createResolver(document);

const isInferred = (schema: Schema): boolean => schema["x-provenance"] === "inferred";

type Placed = { schema: Schema; isDocumented: boolean };

/** The data of each operation's answer. */
const answers = new Map(
  walkOperations(document).flatMap((placed) => {
    const { operation } = placed;
    const response = operation.responses?.["200"];
    const body =
      response && !("$ref" in response) ? response.content?.["application/json"]?.schema : undefined;
    const data = body?.properties?.data;
    if (!data) return [];
    const { "x-provenance": _envelope, ...schema } = data;
    const answer: Placed = { schema, isDocumented: operation["x-provenance"] === "documented" };
    return [[factsOf(document, placed).id, answer] as const];
  }),
);

/**
 * Takes the inferred fields out of a value. An inferred object keeps its own fields, and so does the answer of an inferred
 * operation; the documented components in them are stripped.
 */
function strip({ schema: written, isDocumented: isOpen }: Placed, value: unknown): unknown {
  const schema = resolve(written);
  const isDocumented = !isInferred(schema) && (isOpen || written.$ref !== undefined);
  const inside = (inner: Schema, part: unknown) => strip({ schema: inner, isDocumented }, part);
  if (typeof value !== "object" || value === null) return value;
  if (schema.anyOf) return schema.anyOf.reduce((rest, one) => inside(one, rest), value as unknown);
  if (Array.isArray(value)) return value.map((item) => inside(schema.items ?? {}, item));
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const field = schema.properties?.[name];
    if (!field) return [[name, inner]];
    return isDocumented && isInferred(field) ? [] : [[name, inside(field, inner)]];
  });
  return Object.fromEntries(fields);
}

/** From now on calls answer nothing but what is documented, as a backend may that knows the specification alone. */
export async function answerDocumentedOnly(page: Page): Promise<void> {
  await page.route(/\/api\//, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const answer = answers.get(findOperation(request.method(), pathname).id);
    if (!answer) return route.continue();
    const response = await route.fetch();
    if (response.status() !== 200) return route.fulfill({ response });
    const { data, ...envelope } = await response.json();
    return route.fulfill({ response, json: { ...envelope, data: strip(answer, data) } });
  });
}
