import type { Rule } from "../redocly-types.ts";

/** The label of each enum value that buyers read. */
export const enumLabels: Rule = () => ({
  Schema: {
    enter(schema, { report, location }) {
      if (!schema.enum) return;
      const values = schema.enum.filter((value) => value !== null).map(String);
      const labels = schema["x-enum-labels"] ?? {};
      const at = location.child([schema["x-enum-labels"] ? "x-enum-labels" : "enum"]).key();
      const unlabeled = values.filter((value) => !/\p{Script=Han}/u.test(labels[value] ?? ""));
      if (unlabeled.length > 0)
        report({
          message: `x-enum-labels lacks a Chinese label for ${unlabeled.join(", ")}.`,
          location: at,
        });
      const unknown = Object.keys(labels).filter((value) => !values.includes(value));
      if (unknown.length > 0)
        report({
          message: `x-enum-labels names ${unknown.join(", ")}, which is no value of the enum.`,
          location: at,
        });
    },
  },
});
