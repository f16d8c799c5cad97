import { flag, parseOptions, readNumber, text } from "../api-client/arguments.ts";

export const HELP = `npm run fuzz -- [options]

Sends the mock what no well-meaning client would: first every operation with its largest and with far too large inputs,
none of which may hold the event loop longer than 50 ms; then every case of scripts/fuzz/cases, clients that are never
done, and random requests until the time is over. It must refuse each in the contract's words or close the
connection, and go on as if nothing had been.

  --minutes N   how long (2)
  --seed N      of the random requests; without it another one each time
  --help        print this

Exits 1 on a failure, with the smallest request that shows it.`;

export type FuzzOptions = { readonly minutes: number; readonly seed: number; readonly help: boolean };

/** Parses the command line. Throws SetupError. */
export function readOptions(args: string[]): FuzzOptions {
  const values = parseOptions(args, { minutes: text, seed: text, help: flag });
  return {
    minutes: readNumber("--minutes", values.minutes, (value) => value > 0) ?? 2,
    seed: readNumber("--seed", values.seed, Number.isSafeInteger) ?? Date.now() % 1_000_000_000,
    help: values.help ?? false,
  };
}
