import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../support/run-command.ts";

/** By read, how many times as much of the processor's time stock Prism takes as the mock. */
export type Ratios = Readonly<Record<string, number>>;

/** A read whose ratio fell, from the last one to the present one. */
export type Fall = { readonly name: string; readonly from: number; readonly to: number };

const FILE = join(ROOT, "scripts/bench/last-ratios.json");

/** The ratios of the last `npm run bench -- mock`; none if it has never run. */
export const lastRatios = (): Ratios =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Ratios) : {};

export function keepRatios(ratios: Ratios): void {
  const rounded = Object.entries(ratios).map(([name, ratio]) => [name, Math.round(ratio * 10) / 10]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rounded), undefined, 2)}\n`);
}

/** The reads that lost more than this share of their last ratio; those that are new have none. */
export const falls = (last: Ratios, present: Ratios, share: number): Fall[] =>
  Object.entries(present).flatMap(([name, to]) => {
    const from = last[name];
    return from !== undefined && to < from * (1 - share) ? [{ name, from, to }] : [];
  });
