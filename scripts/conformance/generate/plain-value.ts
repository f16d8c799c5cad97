import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { type Deref, type Schema, typesOf } from "../contract/schema.ts";
import { samplesOf } from "./samples.ts";

/** The simplest value that a schema allows. */
export function plainValue(schema: Schema, deref: Deref): FormValue {
  const plain = deref(schema);
  if (plain.const !== undefined) return plain.const as FormValue;
  if (plain.enum) return plain.enum[0] as FormValue;
  const types = typesOf(plain);
  if (types.includes("integer") || types.includes("number")) return Math.max(plain.minimum ?? 0, 1);
  if (types.includes("array"))
    return Array.from({ length: plain.minItems ?? 0 }, () => plainValue(plain.items ?? {}, deref));
  if (types.includes("object"))
    return Object.fromEntries(
      (plain.required ?? []).map((name) => [name, plainValue(plain.properties?.[name] ?? {}, deref)]),
    );
  return samplesOf(plain)[0] ?? "文".repeat(Math.max(plain.minLength ?? 0, 1));
}
