import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import type { RequestBody } from "#api-spec/kit/operations.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import { FORM, floodsOf, largeUploads, MULTIPART_TYPE } from "./floods.ts";
import { type Fill, repeated, WORST_TEXTS } from "./worst-texts.ts";

type Form = { [name: string]: FormValue };
type Body = Pick<RequestBody, "schema" | "examples">;

/** A text beyond every length of the contract. */
const LONGEST = 4000;

type Excess = {
  readonly fill?: Fill;
  /** Texts of a pattern or format are filled, too, which breaks it. */
  readonly isEveryText?: boolean;
  /** The number of items and characters beyond the limits. */
  readonly more?: number;
  /** A value instead of each one that has no fields or items; undefined for none instead. */
  readonly wrong?: (schema: Schema) => unknown;
  /** As many items as a list may have, times this. */
  readonly times?: number;
};

/**
 * All fields, as many items as a list may have (each another number), and the longest texts; `excess` makes it illegal.
 */
function largest({ schema, examples }: Body, resolve: ResolveSchema, excess: Excess = {}): unknown {
  const { fill = repeated("文"), more = 0, times = 1 } = excess;
  return sampleValue(schema, {
    resolve,
    hasOptional: () => true,
    countItems: ({ maxItems = 1 }) => maxItems * times + more,
    example: examples.values().next().value,
    prefer: (field, { path, example }) => {
      const types = typesOf(field);
      const isLeaf = !field.properties && !field.items && types.length > 0;
      if (isLeaf && excess.wrong) return excess.wrong(field);
      if (field.const !== undefined || field.enum) return undefined;
      const index = Number(path.findLast((key) => /^\d+$/.test(key)));
      if (types.includes("integer") && !Number.isNaN(index))
        return Math.min((field.minimum ?? 1) + index, field.maximum ?? Number.POSITIVE_INFINITY);
      const { pattern, format, maxLength = LONGEST } = field;
      if (!types.includes("string")) return undefined;
      const isFree = pattern === undefined && format === undefined;
      return isFree || excess.isEveryText ? fill(maxLength + more, index || 0) : example;
    },
  });
}

/** The largest form that a schema allows. */
export const largestForm = (body: Body, resolve: ResolveSchema): Form => largest(body, resolve) as Form;

/** Bodies that violate every limit of one kind, everywhere and, where possible, only just. */
const ILLEGAL: Readonly<Record<string, Excess>> = {
  "one character and item too many": { more: 1 },
  "ten times as many items": { times: 10 },
  "numbers out of range": {
    wrong: ({ maximum = 2 ** 53, type }) => (type === "string" ? 1e21 : maximum + 1),
  },
  "empty objects as values": { wrong: () => ({}) },
  "empty lists as values": { wrong: () => [] },
  "nothing as values": { wrong: () => null },
};

/** The largest legal value, the same with the worst texts, and those that break the limits of each kind. */
function* largeValues(
  body: Body,
  resolve: ResolveSchema,
): Generator<readonly [what: string, value: unknown]> {
  yield ["its largest body", largest(body, resolve)];
  for (const [what, excess] of Object.entries(ILLEGAL)) yield [what, largest(body, resolve, excess)];
  yield ["a field that does not exist", { ...(largest(body, resolve) as object), unknown: 1 }];
  for (const [what, fill] of Object.entries(WORST_TEXTS)) {
    yield [`its largest body of ${what}`, largest(body, resolve, { fill })];
    yield [`every text of ${what}`, largest(body, resolve, { fill, isEveryText: true })];
  }
}

/**
 * Bodies that cost a careless server the most, each with what it is. `mostBytes` is what the server reads at most: a
 * flood of that size is as expensive to send, so that `turn` chooses one of them.
 */
export function* largeBodies(
  body: RequestBody,
  resolve: ResolveSchema,
  mostBytes: number,
  turn: number,
): Generator<readonly [what: string, body: string]> {
  if (body.mediaType === MULTIPART_TYPE) return yield* largeUploads();
  const encode = (value: unknown) =>
    body.mediaType === FORM ? encodeForm(value as Form) : JSON.stringify(value);
  const seen = new Set<string>();
  for (const [what, value] of largeValues(body, resolve)) {
    const text = encode(value);
    if (!seen.has(text)) yield [what, text];
    seen.add(text);
  }
  const form = largest(body, resolve) as Form;
  const names = Object.keys(form);
  const name = names.find((one) => Array.isArray(form[one])) ?? names[0] ?? "ids";
  const floods = floodsOf(body.mediaType);
  for (const [what, flood] of floods)
    yield [`a body of legal size of ${what}`, flood(name, encode(form).length)];
  for (const [what, flood] of floods.slice(turn % floods.length).slice(0, 1))
    yield [`${Math.round(mostBytes / 1e6)} MB of ${what}`, flood(name, mostBytes - 1000)];
}
