import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

/** The simplest value of a schema without references. */
export const sampleOf = (schema: Schema): FormValue =>
  sampleValue(schema, { resolve: (each) => each }) as FormValue;
