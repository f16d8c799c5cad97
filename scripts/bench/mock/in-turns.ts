import { median } from "../../support/median.ts";
import type { Figure } from "../print-table.ts";
import { effort } from "./effort.ts";
import { load } from "./load.ts";

/** Requests per second of each server per round; absent if it was not measured. */
export type Rates<Name extends string> = Partial<Record<Name, number[]>>;

/** Loads each URL in turn for some rounds, after warming up each. */
export async function inTurns<Name extends string>(
  urls: Partial<Record<Name, string>>,
): Promise<Rates<Name>> {
  const servers = Object.entries(urls) as [Name, string][];
  for (const [, url] of servers) await load(url, { seconds: effort.settle });
  const rates: Rates<Name> = {};
  for (let round = 0; round < effort.rounds; round += 1)
    for (const [name, url] of servers)
      (rates[name] ??= []).push(await load(url, { seconds: effort.seconds }));
  return rates;
}

/** The median rate of one server, with its slowest round; undefined if it was not measured. */
export function rateOf<Name extends string>(
  rates: Rates<Name>,
  name: Name,
  what: string,
): Figure | undefined {
  const measured = rates[name];
  if (!measured) return undefined;
  return {
    name: what,
    value: Math.round(median(measured)),
    unit: "req/s",
    note: `least ${Math.round(Math.min(...measured))}`,
  };
}

/**
 * Returns how many times faster one server is than the other. They are compared per round, because other load on the
 * machine then slows both. `atLeast` is the target. Undefined if one of them was not measured.
 */
export function ratioOf<Name extends string>(
  rates: Rates<Name>,
  one: Name,
  other: Name,
  what: string,
  atLeast?: number,
): Figure | undefined {
  const [measured, others] = [rates[one], rates[other]];
  if (!measured || !others) return undefined;
  const ratios = measured.map((value, round) => value / (others[round] ?? Number.NaN));
  const note = `least ${Math.min(...ratios).toFixed(2)}`;
  const target = atLeast === undefined ? {} : { target: atLeast, atLeast: true };
  return { name: what, value: median(ratios), unit: "×", note, ...target };
}
