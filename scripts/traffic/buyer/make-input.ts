import fc from "fast-check";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import type { Operation } from "../../api-client/contract/operation.ts";
import {
  baseInput,
  exampleInput,
  mapFields,
  optionalReferences,
} from "../../api-client/generate/base-input.ts";
import { IS_ID } from "../../api-client/generate/find-data.ts";
import { inputsAround } from "../../api-client/generate/inputs-around.ts";
import type { KnownIds } from "../../api-client/generate/known-ids.ts";
import type { Fields, Input } from "../../api-client/request/input.ts";
import type { Overrides } from "./shopper.ts";

type Source = {
  readonly random: () => number;
  readonly known: KnownIds;
  /** Written into free text. */
  readonly marker: string;
  readonly isPlain?: boolean;
};

/** Share of inputs that are the contract's example, which succeeds most often; the others are generated around it. */
const EXAMPLE_SHARE = 0.5;
const OPTIONAL_SHARE = 0.3;

/** A valid input of an operation, with ids that the buyer knows and the marker in every free text. */
export function makeInput(operation: Operation, source: Source, overrides: Overrides = {}): Input {
  const { random, known, marker, isPlain = false } = source;
  const base = baseInput(operation, known)?.input ?? exampleInput(operation);
  const optional = Object.entries(optionalReferences(operation, known));
  const some = Object.fromEntries(optional.filter(() => !isPlain && random() < OPTIONAL_SHARE));
  const around: Input = { ...base, body: base.body && { ...some, ...base.body } };
  const isExample = isPlain || random() < EXAMPLE_SHARE;
  const { path, query, body } = isExample ? around : generated(operation, around, random);
  return {
    path: { ...path, ...overrides.path },
    query: { ...query, ...overrides.query },
    body: body && { ...withMarker(body, operation.body?.schema ?? {}, marker), ...overrides.body },
  };
}

function generated(operation: Operation, around: Input, random: () => number): Input {
  const seed = Math.floor(random() * 2 ** 31);
  const [input = around] = fc.sample(inputsAround(operation, around), { seed, numRuns: 1 });
  return input;
}

const withMarker = (body: Fields, schema: Schema, marker: string): Fields =>
  mapFields(body, schema, (name, plain, value) => {
    if (plain.contentMediaType !== undefined) return marker;
    const { pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = plain;
    const isFree = pattern === undefined && format === undefined && plain.enum === undefined;
    if (value === undefined || !isFree || IS_ID.test(name) || !typesOf(plain).includes("string"))
      return undefined;
    // A short field would truncate the marker, and its world could not be identified.
    return maxLength < marker.length ? undefined : marker.padEnd(minLength, "文");
  }) as Fields;
