import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { printable, printableLines } from "#api-spec/kit/terminal.ts";
import { withoutCredentials } from "../../api-client/http/redactor.ts";
import { SetupError } from "../../api-client/setup-error.ts";
import { askAccounts, readAccounts } from "./accounts.ts";
import { buildScript } from "./build-script.ts";
import { findK6 } from "./find-k6.ts";
import { OPERATIONS, readLoadPlan } from "./load-plan.ts";
import { type LoadOptions, readOptions } from "./options.ts";
import { report } from "./report.ts";
import type { Conclusion } from "./script/conclusion.ts";

/** The maximum number of k6's output lines to print: if the server is down, every call logs the same line. */
const MOST_LINES = 40;
/** k6's exit code for crossed thresholds; the report shows ours. */
const THRESHOLDS_CROSSED = 99;

async function load(options: LoadOptions): Promise<number> {
  const k6 = findK6();
  const { baseUrl, headers, buyers, minutes } = options;
  const accounts = options.accounts ? readAccounts(options.accounts) : await askAccounts(baseUrl, headers);
  const folder = await mkdtemp(join(tmpdir(), "load-"));
  try {
    const script = join(folder, "load.js");
    const result = join(folder, "result.json");
    await writeFile(script, await buildScript(readLoadPlan(options.contract)));
    console.log(`${buyers} buyers for ${minutes} min at ${withoutCredentials(baseUrl)}`);
    const code = await runK6(k6, script, settingsOf(options, JSON.stringify(accounts), result));
    const written = await readFile(result, "utf8").catch(() => undefined);
    if (written === undefined || (code !== 0 && code !== THRESHOLDS_CROSSED))
      throw new SetupError({
        zh: `k6 没有跑完（退出码 ${code}）`,
        en: `k6 did not finish (exit code ${code})`,
      });
    if (options.result) await writeFile(options.result, written);
    const { lines, isGood } = report(JSON.parse(written) as Conclusion, options.errors);
    console.log(`\n${printableLines(lines.join("\n"))}`);
    return isGood && code === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the environment variables that the script reads: see script/settings.ts. */
function settingsOf(options: LoadOptions, accounts: string, result: string): Record<string, string> {
  return {
    LOAD_BASE_URL: options.baseUrl,
    LOAD_BUYERS: String(options.buyers),
    LOAD_MINUTES: String(options.minutes),
    LOAD_THINK_MS: String(options.thinkMs),
    LOAD_P95: JSON.stringify(options.p95),
    LOAD_ERRORS: String(options.errors),
    LOAD_HEADERS: JSON.stringify(options.headers),
    LOAD_ACCOUNTS: accounts,
    LOAD_RESULT: result,
  };
}

/** Runs k6 and returns its exit code. Interrupts reach it too, since it is of the same process group. */
async function runK6(k6: string, script: string, settings: Record<string, string>): Promise<number | null> {
  const child = spawn(k6, ["run", "--quiet", "--no-usage-report", "--log-format", "raw", script], {
    stdio: ["ignore", "inherit", "pipe"],
    env: { ...process.env, ...settings },
  });
  const closed = once(child, "close") as Promise<[number | null]>;
  let printed = 0;
  for await (const line of createInterface(child.stderr)) {
    // The report says so in its table.
    if (line.startsWith("thresholds on metrics")) continue;
    printed += 1;
    if (printed <= MOST_LINES) console.error(printable(withoutCredentials(line)));
  }
  if (printed > MOST_LINES) console.error(`and ${printed - MOST_LINES} lines more`);
  const [code] = await closed;
  return code;
}

/** Many buyers at once, run by k6 from a script that is generated from the contract. Returns the exit code. */
export async function run(args: string[]): Promise<number> {
  const options = readOptions(args, OPERATIONS);
  if (options.writeScript === undefined) return load(options);
  await writeFile(options.writeScript, await buildScript(readLoadPlan(options.contract)));
  console.log(`${options.writeScript} is written: k6 run ${options.writeScript}`);
  return 0;
}

export { HELP } from "./options.ts";
