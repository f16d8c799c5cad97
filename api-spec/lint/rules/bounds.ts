import { type Schema, isFile, typesOf } from "../../kit/schema.ts";
import type { Rule } from "../redocly-types.ts";

/** The keywords that bound values of each type. */
const BOUNDS: Readonly<Record<string, readonly (keyof Schema)[]>> = {
  string: ["maxLength"],
  array: ["maxItems"],
  integer: ["minimum", "maximum"],
  number: ["minimum", "maximum"],
};

/** Requests have bounds so that a server can refuse larger ones, responses so that a client knows the maximum. */
export const bounds: Rule = () => ({
  Schema: {
    enter(schema, { report }) {
      if (schema.enum || "const" in schema) return;
      if (isFile(schema)) {
        // Generated clients check the length of a text against a file, or do not compile.
        const isRight = schema["x-max-bytes"] !== undefined && schema.maxLength === undefined;
        if (!isRight) report({ message: "A file is bounded by x-max-bytes, not by maxLength." });
        return;
      }
      for (const [type, keywords] of Object.entries(BOUNDS)) {
        const missing = keywords.filter((keyword) => schema[keyword] === undefined);
        if (typesOf(schema).includes(type) && missing.length > 0)
          report({ message: `This ${type} is unbounded: say ${missing.join(" and ")}.` });
      }
    },
  },
});
