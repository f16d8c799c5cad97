/**
 * Random histories of members: after each the statements of all months agree to the 分 with one another, and with
 * orders, refunds, invoices, bills and the balance log. `npm run test:walks -- histories` runs more.
 */
import { beforeAll, expect, it } from "vitest";
import type { Statement } from "#generated/model/statement.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { createSeed } from "#mock/seed/seed.ts";
import { createRandom } from "#mock/world/random.ts";
import { TRADE, liveOn } from "#scripts/traffic/flows/life.ts";
import { batches, extent } from "#tests/support/extent.ts";
import { auditStatements, statementsOf } from "../support/histories/audit.ts";
import { Member } from "../support/histories/in-process.ts";
import { TEST_SCALE } from "../support/mock.ts";

const HISTORIES = extent(40, 2000);
const STEPS_EACH = 36;
const PERSONAS = ["buyer", "manager", "chain", "credit", "big"] as const;
let seed: Seed;
beforeAll(() => {
  seed = createSeed({ seed: 1, scale: TEST_SCALE });
});

/** The kinds of entries and differences, entries that take back apart. */
const kindsOf = ({ entries, differences }: Statement): string[] => [
  ...entries.map(({ kind, amount }) => `entry ${kind}${amount < 0 ? " back" : ""}`),
  ...differences.map(({ kind }) => `difference ${kind}`),
];

it("the statements of a new world agree with its records", () => {
  for (const persona of [...PERSONAS, "empty"])
    expect({ persona, wrong: auditStatements(new Member(seed, persona)) }).toEqual({ persona, wrong: [] });
});

const seen = new Set<string>();

it.each(batches(HISTORIES, 40))(
  "histories %i to %i are the same in statements and records",
  async (from, to) => {
    for (let history = from; history <= to; history += 1) {
      const actor = new Member(seed, PERSONAS[history % PERSONAS.length]!, createRandom(history));
      const live = async () => {
        for (let step = 0; step < STEPS_EACH / 2; step += 1) await liveOn(actor, TRADE);
      };
      await live();
      const closed = statementsOf(actor).slice(0, -1);
      await live();
      expect({ history, wrong: auditStatements(actor) }).toEqual({ history, wrong: [] });
      const after = statementsOf(actor);
      // A month that is over no longer changes.
      expect(after.slice(0, closed.length)).toEqual(closed);
      for (const kind of after.flatMap(kindsOf)) seen.add(kind);
    }
  },
);

// Histories in which nothing happens would agree trivially. The mock never invoices too much.
it("in those histories every kind of entry and difference occurs that the mock can have", () => {
  expect([...seen].toSorted()).toEqual(
    [1, 3, 4, 5, 6]
      .map((kind) => `difference ${kind}`)
      .concat([1, 2, 3, 4, 5, 6].map((kind) => `entry ${kind}`))
      .concat([1, 4, 5, 6].map((kind) => `entry ${kind} back`))
      .toSorted(),
  );
});
