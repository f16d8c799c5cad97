import { basename } from "node:path";
import type { Rule } from "../redocly-types.ts";
import { componentFiles } from "./component-files.ts";

/** Types of the standard libraries of languages that clients are generated for. */
const TYPES = new Set(
  "Any Array Boolean Date DateTime Decimal Double Enum Error Exception File Float Function Integer Iterator List Long Map Module Number Object Optional Promise Record Request Response Result Set String Symbol Type Uri Url Uuid".split(
    " ",
  ),
);
/** The names of the variables and imports of generated functions. */
const VARIABLES = new Set(
  "body client config data headers method options params path query request response url".split(" "),
);

/** A component named like a type of a language takes its place in generated code. */
export const componentIsNoBuiltIn: Rule = () => ({
  Root: {
    leave(_root, { report, location }) {
      for (const file of componentFiles(location.source.absoluteRef)) {
        const name = basename(file, ".yaml");
        if (file.includes("/schemas/") && TYPES.has(name))
          report({ message: `${name} is a type of its own in several languages: choose another name.` });
      }
    },
  },
});

/**
 * A path parameter is an argument of a generated function, beside its own variables. The path on the wire has no name
 * for it.
 */
export const pathParameterName: Rule = () => ({
  Parameter: {
    enter(parameter, { report, location }) {
      if (parameter.in === "path" && VARIABLES.has(parameter.name))
        report({
          message: `A path parameter is not called ${parameter.name}: generated clients have a variable of that name.`,
          location: location.child(["name"]),
        });
    },
  },
});
