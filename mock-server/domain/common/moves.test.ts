import { describe, expect, test } from "vitest";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { transitions } from "#generated/transitions.ts";
import { type Machine, moved } from "./moves.ts";

const schemas = readDocument().components?.schemas ?? {};
const machines = Object.keys(transitions) as Machine[];

describe("moving to another state", () => {
  test.each(machines)("allows the transitions of %s and no others", (machine) => {
    const states = Object.keys(transitions[machine]).map(Number);
    for (const from of states) {
      for (const to of states) {
        const isAllowed = schemas[machine]?.["x-transitions"]?.[from]?.includes(to) ?? false;
        const go = () => moved(machine, { status: from }, to).status;
        if (isAllowed) expect(go()).toBe(to);
        else expect(go).toThrow(`${machine} may not go from ${from} to ${to}`);
      }
    }
  });
});
