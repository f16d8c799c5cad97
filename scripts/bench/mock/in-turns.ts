import { type Figure, median } from "../print-table.ts";
import { effort } from "./effort.ts";
import { load } from "./load.ts";

/** Requests per second of each, round by round; nothing of who was not asked. */
export type Rates<Name extends string> = Partial<Record<Name, number[]>>;

/** Loads each address in turn, for some rounds, after each has been warmed up. */
export async function inTurns<Name extends string>(
  urls: Partial<Record<Name, string>>,
): Promise<Rates<Name>> {
  const asked = Object.entries(urls) as [Name, string][];
  for (const [, url] of asked) await load(url, { seconds: effort.settle });
  const rates: Rates<Name> = {};
  for (let round = 0; round < effort.rounds; round += 1)
    for (const [name, url] of asked) (rates[name] ??= []).push(await load(url, { seconds: effort.seconds }));
  return rates;
}

/** The rate of one, its slowest round beside it; undefined when it was not asked. */
export function rateOf<Name extends string>(
  rates: Rates<Name>,
  name: Name,
  what: string,
): Figure | undefined {
  const own = rates[name];
  if (!own) return undefined;
  return {
    name: what,
    value: Math.round(median(own)),
    unit: "req/s",
    note: `least ${Math.round(Math.min(...own))}`,
  };
}

/**
 * How many times faster the one is than the other, compared round by round: what else runs on the machine then slows
 * both. `atLeast` is the target. Undefined when one of them was not asked.
 */
export function ratioOf<Name extends string>(
  rates: Rates<Name>,
  one: Name,
  other: Name,
  what: string,
  atLeast?: number,
): Figure | undefined {
  const [own, others] = [rates[one], rates[other]];
  if (!own || !others) return undefined;
  const ratios = own.map((value, round) => value / (others[round] ?? Number.NaN));
  const note = `least ${Math.min(...ratios).toFixed(2)}`;
  const target = atLeast === undefined ? {} : { target: atLeast, atLeast: true };
  return { name: what, value: median(ratios), unit: "×", note, ...target };
}
