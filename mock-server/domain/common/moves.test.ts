import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Machine, MOVES, moved } from "./moves.ts";

type Transitions = Readonly<Record<string, readonly number[]>>;
type Document = {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly "x-transitions"?: Transitions }>>;
  };
};

const { components } = JSON.parse(readFileSync("generated/openapi.json", "utf8")) as Document;
const machines = Object.keys(MOVES) as Machine[];

describe("what may follow a state", () => {
  test.each(machines)("of %s is what the contract says", (machine) => {
    expect(MOVES[machine]).toEqual(components.schemas[machine]?.["x-transitions"]);
  });

  test.each(machines)("of %s is all that a record can do", (machine) => {
    const states = Object.keys(MOVES[machine]).map(Number);
    for (const from of states) {
      for (const to of states) {
        const isAllowed = components.schemas[machine]?.["x-transitions"]?.[from]?.includes(to) ?? false;
        const go = () => moved(machine, { status: from }, to).status;
        if (isAllowed) expect(go()).toBe(to);
        else expect(go).toThrow(`${machine} may not go from ${from} to ${to}`);
      }
    }
  });
});
