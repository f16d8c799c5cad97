import { parseArgs } from "node:util";

/** Asked for something that cannot be done; told in one line. */
export class Misuse extends Error {}

export const HELP = `npm run fuzz -- [options]

Tells the mock what no well-meaning client would: first every case of scripts/fuzz/cases, then clients that are never
done, then requests drawn at random until the time is over. It must refuse each in the contract's words or close the
connection, and go on as if nothing had been.

  --minutes N   how long (2)
  --seed N      of the random requests; without it another one each time
  --help        print this

Exits 1 on a failure, with the smallest request that shows it.`;

export type FuzzOptions = { readonly minutes: number; readonly seed: number; readonly help: boolean };

/** Reads the command line. Throws Misuse. */
export function readOptions(args: string[]): FuzzOptions {
  const { values } = parse(args);
  const minutes = Number(values.minutes ?? 2);
  const seed = Number(values.seed ?? Date.now() % 1_000_000_000);
  if (!(minutes > 0)) throw new Misuse(`--minutes cannot be ${values.minutes}`);
  if (!Number.isSafeInteger(seed)) throw new Misuse(`--seed cannot be ${values.seed}`);
  return { minutes, seed, help: values.help ?? false };
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args, options: { minutes: text, seed: text, help: { type: "boolean" } } });
  } catch (error) {
    throw new Misuse((error as Error).message.split(". ")[0]);
  }
}
