import { runCommand } from "../support/run-command.ts";
import { type Tally, addTally, emptyTally, oneFailed, onePassed } from "../support/tally.ts";
import { type Check, checks } from "./checks.ts";

/** The usual machine has two cores. */
const AT_A_TIME = 2;

async function runCheck(check: Check): Promise<Tally> {
  const { ok, output, ms } = await runCommand(check.command);
  console.log(`${ok ? "✓" : "✗"} ${check.name} (${(ms / 1000).toFixed(1)} s)`);
  if (!ok) console.log(`${output.trimEnd() || "(no output)"}\n`);
  return ok ? onePassed() : oneFailed(check.name, output, { part: "verify", title: check.name });
}

/** Runs checks, two at a time. Each counts as one; no checks at all count as a failure. */
export async function runChecks(selected: readonly Check[] = checks): Promise<Tally> {
  const queue = [...selected];
  if (queue.length === 0) return oneFailed("verify", "no such check");
  const total = emptyTally();
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) addTally(total, await runCheck(check));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return total;
}
