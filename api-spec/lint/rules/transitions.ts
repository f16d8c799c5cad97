import type { Rule } from "../redocly-types.ts";

/** A state machine lists the transitions of every state, an empty list for final states. */
export const transitions: Rule = () => ({
  Schema: {
    enter(schema, { report, location }) {
      const moves = schema["x-transitions"];
      if (!moves) return;
      const states = (schema.enum ?? []).map(String);
      const complain = (message: string) =>
        report({ message, location: location.child(["x-transitions"]).key() });
      const silent = states.filter((state) => !(state in moves));
      if (silent.length > 0)
        complain(`x-transitions does not say where ${silent.join(", ")} may go ([] if final).`);
      const named = Object.entries(moves).flatMap(([from, to]) => [from, ...to.map(String)]);
      const unknown = [...new Set(named)].filter((state) => !states.includes(state));
      if (unknown.length > 0)
        complain(`x-transitions names ${unknown.join(", ")}, which is no value of the enum.`);
    },
  },
});
