/**
 * `npm start`: the mock on 4010 to 4012 and the built shop on 5173. `npm run dev` (--dev): the same with hot reload of
 * the shop and of the mock, whose worlds survive it. `--help` describes how to change the ports.
 */
import { InputError } from "#mock/input/check-fields.ts";
import { announce } from "./start/announce.ts";
import { BuildError, startBuilt } from "./start/built.ts";
import { startDev } from "./start/dev.ts";
import { HELP, readStartOptions } from "./start/options.ts";
import { reportTakenPorts } from "./start/taken-ports.ts";
import { onInterrupt } from "./support/on-interrupt.ts";

const closers: (() => Promise<void>)[] = [];
const closeAll = () => Promise.allSettled(closers.map((close) => close()));

try {
  const options = readStartOptions();
  if (options === undefined) console.log(HELP);
  else {
    if (await reportTakenPorts(options)) process.exit(1);
    onInterrupt(async () => {
      console.log("\nStopping …");
      await closeAll();
    }, 0);
    await (options.dev ? startDev(options, closers) : startBuilt(options, closers));
    announce(options);
  }
} catch (error) {
  await closeAll();
  const isKnown = error instanceof InputError || error instanceof BuildError;
  const told = isKnown ? error.message : `cannot start: ${String((error as Error).stack ?? error)}`;
  console.error(`✗ ${told}`);
  process.exit(1);
}
