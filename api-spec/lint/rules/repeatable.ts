import type { Rule } from "../redocly-types.ts";

/** Specification, section 7: a repeated request cancels the earlier one, except for these paths. */
const REPEATABLE = ["/api/cart", "/api/favorite", "/api/favorite/cancel", "/api/activity/tap"];

/** Exactly the documented paths are exempt from canceling, with every method. */
export const repeatable: Rule = () => {
  let path = "";
  return {
    PathItem: {
      enter(_item, { key }) {
        path = String(key);
      },
    },
    Operation: {
      enter(operation, { key, report, location }) {
        const call = `${String(key).toUpperCase()} ${path}`;
        if (REPEATABLE.includes(path) === (operation["x-repeatable"] === true)) return;
        const message = REPEATABLE.includes(path)
          ? `${call} must say x-repeatable: true; its repetition cancels nothing.`
          : `${call} must not say x-repeatable; only ${REPEATABLE.join(", ")} do.`;
        report({ message, location: location.child(["x-repeatable"]).key() });
      },
    },
  };
};
