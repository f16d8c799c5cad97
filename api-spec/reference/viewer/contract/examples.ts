import type { Example, MediaType } from "#api-spec/kit/document.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import { dereference, resolve } from "./document.ts";

export type NamedExample = { readonly name: string; readonly title: string; readonly value: unknown };

/** The examples of a media type; one generated from its schema if the contract has none. */
export function examplesOf({ examples, example, schema }: MediaType): readonly NamedExample[] {
  const named = Object.entries(examples ?? {}).map(([name, one]) => {
    const { summary, value } = dereference<Example>(one);
    return { name, title: summary ?? name, value };
  });
  if (named.length > 0) return named;
  if (example !== undefined) return [{ name: "example", title: "Example", value: example }];
  return schema ? [{ name: "sample", title: "Generated from the model", value: exampleValue(schema) }] : [];
}

/** A plausible value of a schema: from its examples, otherwise a minimal one with the required fields only. */
export function exampleValue(schema: Schema): unknown {
  return sampleValue(schema, { resolve, prefer: preferExample, countItems: () => 1 }) ?? {};
}

/** A text defaults to its title, so that readers see what belongs there. */
function preferExample(schema: Schema): unknown {
  const { example, examples = [], title = "text", minimum = 1 } = schema;
  const given = example ?? examples[0] ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (given !== undefined) return given;
  const type = typesOf(schema).find((one) => one !== "null");
  if (type === "string") return title;
  return type === "integer" || type === "number" ? minimum : undefined;
}

/** A media type, `media`, with its name. */
export type NamedMedia = { readonly type: string; readonly media: MediaType };

const JSON_TYPE = "application/json";

/**
 * The media type of a body or a response: of a form and the JSON that may stand for it, the form, as the shop sends it.
 */
export function firstMedia(content: Readonly<Record<string, MediaType>> | undefined): NamedMedia | undefined {
  const entries = Object.entries(content ?? {});
  const entry = entries.find(([type]) => type !== JSON_TYPE) ?? entries[0];
  return entry && { type: entry[0], media: entry[1] };
}
