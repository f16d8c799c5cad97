/** `npm run verify`: everything that can be checked without running the app. Words pick checks: `-- lint types`. */
import { onInterrupt } from "./support/on-interrupt.ts";
import { stopCommands } from "./support/run-command.ts";
import { tallyLine } from "./support/tally.ts";
import { runChecks } from "./verify/run-checks.ts";

onInterrupt(stopCommands, 130);
const tally = await runChecks(process.argv.slice(2));
console.log(tallyLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
