import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { compileSchema } from "./compile-later.ts";

it("compiles on the first use, once, and tells what is wrong", () => {
  let compiled = 0;
  const validate = compileSchema(() => {
    compiled += 1;
    return new Ajv2020().compile({ type: "object", required: ["id"] });
  });
  expect(compiled).toBe(0);
  expect([validate({}), validate.errors?.[0]?.keyword]).toEqual([false, "required"]);
  expect([validate({ id: 1 }), validate.errors]).toEqual([true, null]);
  expect(compiled).toBe(1);
});
