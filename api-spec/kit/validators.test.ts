import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createValidators } from "./validators.ts";

const document = {
  openapi: "3.1.0",
  paths: {
    "/shops/{id}": {
      get: { schema: { type: "object", properties: { page: { type: "integer", default: 1 } } } },
    },
  },
  components: {
    schemas: {
      Name: { type: "string", maxLength: 2, "x-provenance": "inferred" },
      Bad: { type: "string", maxlength: 2 },
      Pair: {
        type: "object",
        properties: { a: { $ref: "#/components/schemas/Name" }, b: { $ref: "#/components/schemas/Name" } },
      },
    },
  },
};
const NAME = "#/components/schemas/Name";
const PAIR = "#/components/schemas/Pair";

describe("createValidators", () => {
  it("lazily compiles a schema on its first use, once, and says what is wrong", () => {
    const compile = vi.spyOn(Ajv2020.prototype, "compile");
    onTestFinished(() => compile.mockRestore());
    const validators = createValidators(document, { allErrors: false, lazy: true });
    const validate = validators.at(NAME);
    expect(compile).not.toHaveBeenCalled();
    expect([validate("一二三"), validate.errors?.[0]?.keyword]).toEqual([false, "maxLength"]);
    expect([validate("一二"), validate.errors]).toEqual([true, null]);
    expect(compile).toHaveBeenCalledOnce();
    const bad = validators.at("#/components/schemas/Bad");
    expect(() => bad("一")).toThrow(/maxlength/);
  });

  it("validates by pointer, counting characters like JSON Schema", () => {
    const validate = createValidators(document, { allErrors: true }).at(NAME);
    expect(["𠮷𠮷", "一二三", 1].map((value) => validate(value))).toEqual([true, false, false]);
  });

  it("follows a pointer with a path template, and applies defaults on request", () => {
    const pointer = "#/paths/~1shops~1{id}/get/schema";
    const [plain, filled]: [object, object] = [{}, {}];
    createValidators(document, { allErrors: true }).at(pointer)(plain);
    createValidators(document, { allErrors: true, useDefaults: true }).at(pointer)(filled);
    expect([plain, filled]).toEqual([{}, { page: 1 }]);
  });

  it("compiles an object schema composed of parts of the contract", () => {
    const schema = { type: "object", properties: { name: { $ref: NAME } }, required: ["name"] };
    const validate = createValidators(document, { allErrors: true }).object(schema);
    expect([{ name: "一" }, { name: "一二三" }, {}].map((value) => validate(value))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("stops at the first error, or collects all, with the values on request", () => {
    const errors = (options: Parameters<typeof createValidators>[1]) => {
      const validate = createValidators(document, options).at(PAIR);
      validate({ a: "一二三", b: "四五六" });
      return validate.errors?.map(({ data }) => data);
    };
    expect(errors({ allErrors: false })).toEqual([undefined]);
    expect(errors({ allErrors: true })).toEqual([undefined, undefined]);
    expect(errors({ allErrors: true, verbose: true })).toEqual(["一二三", "四五六"]);
  });

  it("throws for an unknown keyword, which would validate nothing", () => {
    const validators = createValidators(document, { allErrors: true });
    expect(() => validators.at("#/components/schemas/Bad")).toThrow(/maxlength/);
  });
});
