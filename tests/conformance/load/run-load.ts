import { type Ended, runNode } from "#tests/support/program.ts";

/** Runs the command like its users. */
export const runLoad = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> => runNode(["scripts/traffic/index.ts", "load", ...args], { env });
