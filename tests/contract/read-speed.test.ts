import { describe, expect, it } from "vitest";
import { falls, lastRatios } from "#scripts/bench/mock/reads/last-ratios.ts";
import { costRatioOf, measureReads } from "#scripts/bench/mock/reads/measure-reads.ts";
import { extent, isFull } from "../support/extent.ts";

/**
 * Small samples on a busy machine are not exact: what costs four fifths is seen, a fifth only by
 * `npm run bench -- mock`.
 */
const FALL = 2 / 3;
/** A read that has become slower is measured again: only one that is slower each time fails. */
const TRIES = 3;

const SIZE = { requests: extent(40, 400), rounds: extent(1, 4) };

async function measure(named: string): Promise<Record<string, number>> {
  const measured = await measureReads(SIZE, ({ name, isUsedMost }) => isUsedMost && name.includes(named));
  return Object.fromEntries(measured.map((each) => [each.read.name, costRatioOf(each)]));
}

it.runIf(isFull)("no read of a buyer has lost two thirds of what it was ahead of stock Prism", async () => {
  let fallen = falls(lastRatios(), await measure("as a buyer"), FALL);
  for (let tried = 1; tried < TRIES && fallen.length > 0; tried += 1)
    fallen = falls(lastRatios(), await measure("as a buyer"), FALL).filter(({ name }) =>
      fallen.some((before) => before.name === name),
    );
  expect(fallen).toEqual([]);
});

it("a buyer's list is measured beside stock Prism, under a name that the last ratios have", async () => {
  const [[name, ratio] = ["", 0], ...others] = Object.entries(await measure("listGoods as a buyer"));
  expect(others).toEqual([]);
  expect(ratio).toBeGreaterThan(0);
  expect(Object.keys(lastRatios())).toContain(name);
});

describe("a read falls", () => {
  it("that has lost more than this share, and not one that has lost less or is new", () =>
    expect(falls({ a: 10, b: 10, c: 10 }, { a: 7.9, b: 8.1, c: 12, d: 1 }, 1 / 5)).toEqual([
      { name: "a", from: 10, to: 7.9 },
    ]));
});
