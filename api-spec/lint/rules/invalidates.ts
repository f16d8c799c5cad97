import { basename } from "node:path";
import { EVERYTHING, isGroup } from "../../kit/invalidates.ts";
import type { Location, Rule } from "../redocly-types.ts";

/** Marks calls whose method does not show whether they read or write. */
const MARKS = [
  ["x-query", "post", "a POST that only reads"],
  ["x-command", "get", "a GET that changes something"],
] as const;

/** `x-invalidates` is for calls with side effects and names read-only calls, the schema of several, or all. */
export const invalidates: Rule = () => {
  const reads = new Map<string, boolean>();
  const schemas = new Set<string>();
  const named: { query: string; location: Location }[] = [];
  return {
    ref: { enter: ({ $ref }) => void schemas.add(basename($ref, ".yaml")) },
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
        if (queries.includes(EVERYTHING) && queries.length > 1)
          report({ message: `${EVERYTHING} stands for every query: name no others.`, location: at.key() });
        queries.forEach((query, index) => named.push({ query, location: at.child([index]) }));
      },
    },
    Root: {
      leave(_root, { report }) {
        for (const { query, location } of named) {
          if (query === EVERYTHING) continue;
          if (isGroup(query) && !schemas.has(query))
            report({ message: `${query} is no schema of a response.`, location });
          if (isGroup(query)) continue;
          const isRead = reads.get(query);
          if (isRead === undefined) report({ message: `${query} is no operation.`, location });
          else if (!isRead)
            report({ message: `${query} is no query: only calls that read can be stale.`, location });
        }
      },
    },
  };
};
