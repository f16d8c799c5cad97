import { describe, expect, it } from "vitest";
import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import { decodeForm as decodeMockForm } from "#api-spec/kit/codec/decode-form.ts";
import { FormError } from "#api-spec/kit/codec/form-error.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { decodeForm } from "./form.ts";
import { Refused } from "./responses.ts";

const line: Schema = { type: "object", properties: { q: { type: "integer" }, r: { type: "integer" } } };
const SCHEMA: Schema = {
  type: "object",
  properties: {
    ids: { type: "array", items: { type: "integer" } },
    lines: { type: "array", items: line },
    a: line,
  },
};

const ofMock = (text: string) => {
  try {
    return coerceBySchema(decodeMockForm(text), SCHEMA, (schema) => schema);
  } catch (error) {
    if (error instanceof FormError) return 400;
    throw error;
  }
};
const ofBackend = (text: string) => {
  try {
    return decodeForm(text, SCHEMA);
  } catch (error) {
    if (error instanceof Refused) return error.status;
    throw error;
  }
};

describe("the backend's reading of forms, written from the contract alone", () => {
  it.each([
    ["ids[0]=1", "ids[]=2"],
    ["ids[4]=1&ids[2]=7", "ids[]=2&ids[]=3"],
    ["ids[]=1", "ids=2"],
    ["ids[0]=1", "ids=2&ids[]=3"],
    ["lines[0][q]=2", "lines[][q]=1"],
    ["lines[][q]=2", "lines[][r]=1"],
    ["a[q]=1", "a=2"],
    ["a[q]=1", "a[]=2"],
    ["=b", "ids=1"],
  ])("is the mock's for %s and %s in either order", (one, other) => {
    for (const text of [`${one}&${other}`, `${other}&${one}`]) expect(ofBackend(text)).toEqual(ofMock(text));
  });
});
