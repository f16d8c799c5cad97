import { type Ended, type Program, runNode, startNode } from "#tests/support/program.ts";

const COMMAND = "scripts/conformance/index.ts";

/** Runs the command like its users. */
export const conformance = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> => runNode([COMMAND, ...args], { env });

/** Starts the command. */
export const startConformance = (args: readonly string[]): Program => startNode([COMMAND, ...args]);
