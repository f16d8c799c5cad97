/** `npm run verify`: every check that does not need the app to run. Arguments select checks: `-- lint types`. */
import { onInterrupt } from "./support/on-interrupt.ts";
import { stopCommands } from "./support/run-command.ts";
import { tallyLine } from "./support/tally.ts";
import { checks, findChecks } from "./verify/checks.ts";
import { runChecks } from "./verify/run-checks.ts";

onInterrupt(stopCommands, 130);
const words = process.argv.slice(2);
const unknown = words.filter((word) => findChecks([word]).length === 0);
if (unknown.length > 0) {
  console.error(
    `No check is called ${unknown.join(" ")}. There are: ${checks.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}
const tally = await runChecks(findChecks(words));
console.log(tallyLine(tally));
process.exitCode = tally.failed.length > 0 ? 1 : 0;
