import { type Schema, typesOf } from "../../kit/schema.ts";
import type { Rule } from "../redocly-types.ts";
import { follow } from "../resolve.ts";

/** Without `explode`, tools disagree on `ids=1,2` and `ids=1&ids=2`. */
export const arrayParameter: Rule = () => ({
  Parameter: {
    enter(parameter, context) {
      const schema = follow<Schema>(context, parameter.schema, context.location.child(["schema"]))?.node;
      if (schema && typesOf(schema).includes("array") && parameter.explode === undefined)
        context.report({ message: `The list ${parameter.name} must say explode: true or false.` });
    },
  },
});
