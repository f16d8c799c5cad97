import { type Example, type MediaType, follow } from "./document.ts";
import { sampleValue } from "./sample-value.ts";

export type NamedExample = { readonly name: string; readonly title: string; readonly value: unknown };

/** The examples of a media type; one made from its schema where the contract shows none. */
export function examplesOf({ examples, example, schema }: MediaType): readonly NamedExample[] {
  const named = Object.entries(examples ?? {}).map(([name, one]) => {
    const { summary, value } = follow<Example>(one);
    return { name, title: summary ?? name, value };
  });
  if (named.length > 0) return named;
  if (example !== undefined) return [{ name: "example", title: "示例", value: example }];
  return schema ? [{ name: "sample", title: "按模型生成", value: sampleValue(schema) }] : [];
}

/** A media type, `media`, with its name. */
export type NamedMedia = { readonly type: string; readonly media: MediaType };

/** The first media type of a body or an answer, which in this contract is the only one. */
export function firstMedia(content: Readonly<Record<string, MediaType>> | undefined): NamedMedia | undefined {
  const [entry] = Object.entries(content ?? {});
  return entry && { type: entry[0], media: entry[1] };
}
