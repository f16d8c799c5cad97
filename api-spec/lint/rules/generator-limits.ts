import type { Rule } from "../redocly-types.ts";

/** Tools that match in linear time (RE2 of Go, the regex crate of Rust) refuse the whole contract for one of these. */
const BEYOND_RE2 = /\(\?(?:[=!]|<[=!])|\\[1-9]/u;

/** A pattern is read by every tool: it neither looks ahead or back nor refers to a group. */
export const plainPatterns: Rule = () => ({
  Schema: {
    enter({ pattern }, { report }) {
      if (pattern !== undefined && BEYOND_RE2.test(pattern))
        report({
          message: `Write ${pattern} without look-around and references to groups, which RE2 lacks.`,
        });
    },
  },
});

/** A keyword that repeats another stops clients of PHP: a pattern is checked on a DateTime, `new` on a null. */
export const neededKeywords: Rule = () => ({
  Schema: {
    enter(schema, { report }) {
      if (schema.format === "date" && schema.pattern !== undefined)
        report({ message: "Leave out pattern: format: date says it." });
      if (schema.const !== undefined && schema.default !== undefined)
        report({ message: "Leave out default: const says it." });
    },
  },
});
