import { flag, misuse, parseOptions, readNumber, text } from "../../api-client/arguments.ts";

export const HELP = `npm run traffic -- soak [options]

Lets many worlds of one mock live side by side for a while, and looks for what must not happen: a crash, a response that
neither the contract nor a planned fault explains, a world that sees another one's data, memory that grows, the same
calls with another response in another world. Then it makes every call with the largest inputs that its contract allows, with
the worst texts, and with too much of everything: none may hold the mock's event loop longer than 50 ms in one turn.

  --minutes N   how long (10)
  --worlds N    how many worlds at once (50)
  --seed N      of the mock and of all that the buyers do (1)
  --only W.L    live one life alone, as a failure names it
  --kill        kill the mock again and again (kill -9) and see what its state file restores
  --help        print this

Exits 1 on a failure, with the call as curl and what was wrong; Ctrl-C sums up what has been seen until then.`;

export type SoakOptions = {
  readonly minutes: number;
  readonly worlds: number;
  readonly seed: number;
  readonly only: { readonly world: number; readonly life: number } | undefined;
  readonly kill: boolean;
};

const isCount = (value: number) => Number.isInteger(value) && value > 0 && value <= 500;

/** Parses the command line. Throws SetupError. */
export function readOptions(args: string[]): SoakOptions {
  const names = { minutes: text, worlds: text, seed: text, only: text, kill: flag };
  const values = parseOptions(args, names);
  return {
    minutes: readNumber("--minutes", values.minutes, (value) => value > 0) ?? 10,
    worlds: readNumber("--worlds", values.worlds, isCount) ?? 50,
    seed: readNumber("--seed", values.seed, (value) => Number.isSafeInteger(value) && value >= 0) ?? 1,
    only: values.only === undefined ? undefined : readLife(values.only),
    kill: values.kill ?? false,
  };
}

function readLife(given: string): { world: number; life: number } {
  const [, world, life] = /^(\d+)\.(\d+)$/.exec(given) ?? [];
  if (world === undefined)
    throw misuse(
      `--only 写作 17.3（世界与生命），不是 ${given}`,
      `--only is written as 17.3 (world and life), not ${given}`,
    );
  return { world: Number(world), life: Number(life) };
}
