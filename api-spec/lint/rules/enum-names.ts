import { type Schema, typesOf } from "../../kit/schema.ts";
import type { Rule } from "../redocly-types.ts";

function fault({
  enum: values = [],
  "x-enum-varnames": names,
  default: fallback,
}: Schema): string | undefined {
  if (names === undefined) return "its values are numbers: name each, in order, in x-enum-varnames";
  // The Python of openapi-generator then says `= Balance`, a name that it has not defined.
  if (fallback !== undefined) return "with a default it is a component, which the field refers to";
  if (names.length !== values.length)
    return `x-enum-varnames has ${names.length} names for ${values.length} values`;
  const unfit = names.filter((name, at) => !/^[A-Z][A-Za-z0-9]*$/.test(name) || names.indexOf(name) !== at);
  return unfit.length > 0
    ? `x-enum-varnames is not unique and in PascalCase: ${unfit.join(", ")}`
    : undefined;
}

/** Generated code calls the values of a numeric enum NUMBER_1, VALUE_2 and so on unless they have names. */
export const enumNames: Rule = () => ({
  Schema: {
    enter(schema, { report, location }) {
      if (!schema.enum || !typesOf(schema).includes("integer")) return;
      const message = fault(schema);
      if (message !== undefined)
        report({ message: `An enum: ${message}.`, location: location.child(["enum"]).key() });
    },
  },
});
