import type { FormLimits } from "#api-spec/kit/codec/decode-form.ts";
import { FormError } from "#api-spec/kit/codec/form-error.ts";

/** The maximum number of values of any kind, empty lists included, and the maximum depth. */
export type JsonLimits = { readonly values: number; readonly depth: number };

/** Returns the JSON limits for a form's limits: every level of each form value may be an object of its own. */
export const jsonLimits = ({ parameters, depth }: FormLimits): JsonLimits => ({
  values: parameters * depth,
  depth,
});

const [QUOTE, BACKSLASH, COMMA] = Buffer.from('"\\,');
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = Buffer.from("[{]}");

/** Bytes between two pauses: a few milliseconds. */
const STEP = 1024 * 1024;

/**
 * Counts before anything is parsed: an empty object takes three bytes, and a hundred as soon as it is one. Pauses now
 * and then, so that a server can turn to others. Throws FormError for more than the limits.
 */
export function* countJsonInSteps(raw: Buffer, limits: JsonLimits): Generator<undefined, void> {
  let [values, depth] = [1, 0];
  let isInText = false;
  for (let at = 0; at < raw.length; at += 1) {
    if (at % STEP === STEP - 1) yield undefined;
    const byte = raw[at];
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) [values, depth] = [values + 1, depth + 1];
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (values > limits.values) throw new FormError("parameters", `最多 ${limits.values} 个`);
    if (depth > limits.depth) throw new FormError("depth", "JSON");
  }
}

/** The same without pauses. */
export function countJson(raw: Buffer, limits: JsonLimits): void {
  const steps = countJsonInSteps(raw, limits);
  while (!steps.next().done);
}

/** Throws FormError for a NUL, half a character or too long a text, as the form's decoder does. */
export function checkTexts(value: unknown, mostLength: number): void {
  if (typeof value === "string") {
    if (value.length > mostLength) throw new FormError("length", value);
    if (value.includes("\0")) throw new FormError("nul", "JSON");
    if (!value.isWellFormed()) throw new FormError("encoding", "JSON");
  } else if (typeof value === "object" && value !== null)
    for (const [name, item] of Object.entries(value)) {
      if (!Array.isArray(value)) checkTexts(name, mostLength);
      checkTexts(item, mostLength);
    }
}
