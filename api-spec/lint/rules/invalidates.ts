import type { Location, Rule } from "../redocly-types.ts";

/** Marks calls whose method does not show whether they read or write. */
const MARKS = [
  ["x-query", "post", "a POST that only reads"],
  ["x-command", "get", "a GET that changes something"],
] as const;

/** `x-invalidates` is for calls with side effects and names read-only calls. */
export const invalidates: Rule = () => {
  const reads = new Map<string, boolean>();
  const named: { query: string; location: Location }[] = [];
  return {
    Operation: {
      enter(operation, { key, report, location }) {
        const isRead = key === "get" ? operation["x-command"] !== true : operation["x-query"] === true;
        if (operation.operationId) reads.set(operation.operationId, isRead);
        for (const [name, method, meaning] of MARKS)
          if (operation[name] && key !== method)
            report({ message: `${name} is for ${meaning}.`, location: location.child([name]).key() });
        const queries = operation["x-invalidates"];
        if (!queries) return;
        const at = location.child(["x-invalidates"]);
        if (isRead)
          report({
            message: "A call that only reads makes nothing stale: drop x-invalidates.",
            location: at.key(),
          });
        queries.forEach((query, index) => named.push({ query, location: at.child([index]) }));
      },
    },
    Root: {
      leave(_root, { report }) {
        for (const { query, location } of named) {
          const isRead = reads.get(query);
          if (isRead === undefined) report({ message: `${query} is no operation.`, location });
          else if (!isRead)
            report({ message: `${query} is no query: only calls that read can be stale.`, location });
        }
      },
    },
  };
};
