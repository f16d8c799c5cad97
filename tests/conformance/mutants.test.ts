import { describe, expect, it } from "vitest";
import type { FaultRule } from "#mock/faults/fault.ts";
import { runConformance } from "#scripts/conformance/run.ts";
import { testMock } from "#tests/support/mock.ts";
import { MUTANTS } from "./mutants/all.ts";
import { judgeMutant } from "./mutants/judge-mutant.ts";

/** One of each kind; `npm run check -- conformance-mutants` tests all. */
const QUICK = [
  "null-name",
  "403-for-visitors",
  "orders-refused",
  "others-order",
  "page-of-the-same-site",
  "draw-by-link",
  "enum-not-enforced",
  "brackets-refused",
  "half-of-json",
  "json-unchecked",
  "zero-read-as-yes",
  "enum-value-of-a-body-fails",
  "page-overlap",
  "order-of-ties",
  "direction-ignored",
  "exponent-in-a-form",
  "total-off-by-a-fen",
  "star-lost",
  "paid-twice",
  "ordered-lines-stay",
  "order-in-fen",
  "batch-surplus",
  "feedback-tomorrow",
  "race-adds",
  "gzip-without-vary",
  "gzip-unsaid",
  "listGoods-empty-when-the-price-is-shown-",
  "listOrderCounts-the-number-of-orders-in-each-state",
  "listFeedback-lists-what-this-buyer-has-sent-newest",
];

const mutants = QUICK.map((name) => {
  const mutant = MUTANTS.find((each) => each.name === name);
  if (!mutant) throw new Error(`no mutant ${name}`);
  return mutant;
});

describe("planted faults", () => {
  const mock = testMock();

  it.each(mutants)("$name: $fault", async (mutant) => {
    const { kill, alarms, seen } = await judgeMutant(mock.urls, mutant);
    expect(seen).toContain(mutant.found.join("/"));
    expect(kill?.curl).toContain("curl");
    if (mutant.byPages) expect(kill?.curl).toMatch(/-H '(origin|sec-fetch-site): /);
    if (mutant.isRace) {
      expect(kill?.timeline.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(kill?.curl).toMatch(/^(curl -i .+ & ){4}wait$/);
    }
    expect(alarms.map(({ key }) => key)).toEqual([]);
  });

  it.each(["null-name", "403-for-visitors", "cut-response", "race-orders"])(
    "%s: the failure's fault rules make the mock show the same",
    async (name) => {
      const mutant = MUTANTS.find((each) => each.name === name);
      if (!mutant) throw new Error(`no mutant ${name}`);
      const { kill } = await judgeMutant(mock.urls, mutant);
      if (!kill) throw new Error(`${name} survived`);
      const world = await mock.world();
      expect(kill.faults.length).toBe(mutant.isRace ? 4 : 1);
      for (const fault of kill.faults) await world.control.fault(fault as unknown as FaultRule);
      const { failures } = await runConformance({
        baseUrl: mock.urls.main,
        headers: { "x-mock-world": world.name },
        user: "buyer",
        password: "demo1234",
        operations: [...(mutant.judged ?? mutant.found.slice(0, 1))],
        allowWrites: true,
        seed: 1,
        language: "en",
      });
      // Calls in sequence come before the races, and show the responses of one as what they are in sequence.
      const key = mutant.isRace ? expect.stringMatching(`^${mutant.found[0]}/`) : kill.key;
      expect(failures.map((failure) => failure.key)).toContainEqual(key);
    },
  );

  it("are at least 40, with unique names", () => {
    const names = MUTANTS.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(new Set(names).size).toBe(names.length);
  });
});
