import type { Rule } from "../redocly-types.ts";

/** The parameter in the sources, and in the bundle. */
const SHARED = /\/RequestedWith(\.yaml)?$/;

/** The header that no form can set is a parameter of every call but GETs that only read. */
export const requestedWith: Rule = () => ({
  Operation: {
    enter(operation, { key, report, location }) {
      const isGuarded = key !== "get" || operation["x-command"] === true;
      const names = (operation.parameters ?? []).some((parameter) =>
        "$ref" in parameter
          ? SHARED.test(parameter.$ref)
          : parameter.name.toLowerCase() === "x-requested-with",
      );
      if (isGuarded === names) return;
      const message = isGuarded
        ? `Pages of other sites could call this: refer to components/parameters/RequestedWith.yaml.`
        : `A GET that only reads takes no X-Requested-With: it would cost browsers a preflight.`;
      report({ message, location: location.child(["parameters"]).key() });
    },
  },
});
