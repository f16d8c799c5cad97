import { existsSync } from "node:fs";
import { misuse, parseOptions, readNumber, text, texts } from "../../api-client/arguments.ts";

export const HELP = `npm run traffic -- load --base-url URL [options]

Lets many buyers browse, search, fill carts, order and pay at once, run by k6 from a script that is generated from the
contract. Judges the speed and the errors of each operation, and the laws that load breaks: stock, orders, balances,
sessions.

  --base-url URL        the server; it orders and pays there, so never one with real customers
  --buyers N            how many at once (50)
  --minutes N           how long; fractions allowed (5)
  --think-ms N          how long a buyer thinks between two steps, on average (1000)
  --p95 MS              the p95 of every operation, in ms (500); --p95 createOrder=1500 of one; repeatable
  --errors SHARE        the share of calls that may fail, by operation (0.01)
  --accounts FILE       buyers that may order, a line each: username,password; buyers in excess share them.
                        Without it the personas of a mock are used
  --header "name: v"    sent with every call; repeatable
  --contract FILE       another bundled contract
  --write-script FILE   only write the script, for k6 elsewhere or its Kubernetes operator (docs/load.md)
  --result FILE         also write the result as JSON
  --help                print this

k6 is looked for as K6, on the PATH, and where go install puts it.
Exits 1 if a threshold or a law is broken, 2 if it could not run.`;

export type LoadOptions = {
  readonly baseUrl: string;
  readonly buyers: number;
  readonly minutes: number;
  readonly thinkMs: number;
  /** In ms, by operation; under "" that of all others. */
  readonly p95: Readonly<Record<string, number>>;
  readonly errors: number;
  readonly accounts: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly contract: string | undefined;
  readonly writeScript: string | undefined;
  readonly result: string | undefined;
};

const NAMES = {
  "base-url": text,
  buyers: text,
  minutes: text,
  "think-ms": text,
  p95: texts,
  errors: text,
  accounts: text,
  header: texts,
  contract: text,
  "write-script": text,
  result: text,
} as const;

const P95_MS = 500;
const MOST_BUYERS = 10_000;

/** Parses the command line; `operations` are those of the traffic. Throws SetupError. */
export function readOptions(args: string[], operations: readonly string[]): LoadOptions {
  const values = parseOptions(args, NAMES);
  const isCount = (value: number) => Number.isInteger(value) && value > 0 && value <= MOST_BUYERS;
  const options: LoadOptions = {
    baseUrl: values["base-url"]?.replace(/\/+$/u, "") ?? "",
    buyers: readNumber("--buyers", values.buyers, isCount) ?? 50,
    minutes: readNumber("--minutes", values.minutes, (value) => value > 0 && value <= 24 * 60) ?? 5,
    thinkMs: readNumber("--think-ms", values["think-ms"], (value) => value >= 0) ?? 1000,
    p95: readP95(values.p95 ?? [], operations),
    errors: readNumber("--errors", values.errors, (value) => value >= 0 && value < 1) ?? 0.01,
    accounts: values.accounts,
    headers: Object.fromEntries((values.header ?? []).map(readHeader)),
    contract: values.contract,
    writeScript: values["write-script"],
    result: values.result,
  };
  if (options.writeScript !== undefined) return options;
  if (!URL.canParse(options.baseUrl) || !/^https?:/u.test(options.baseUrl))
    throw misuse("缺少 --base-url", "--base-url is missing, or no address: http://localhost:4010");
  if (options.accounts !== undefined && !existsSync(options.accounts))
    throw misuse(`没有文件 ${options.accounts}`, `there is no file ${options.accounts} (--accounts)`);
  return options;
}

function readP95(given: readonly string[], operations: readonly string[]): Record<string, number> {
  const p95: Record<string, number> = { "": P95_MS };
  for (const each of given) {
    const [, id = "", ms] = /^(?:(\w+)=)?(.*)$/u.exec(each) ?? [];
    if (id !== "" && !operations.includes(id))
      throw misuse(`流量中没有 ${id}`, `the traffic does not call ${id}: ${operations.join(", ")}`);
    p95[id] = readNumber("--p95", ms, (value) => value > 0) ?? P95_MS;
  }
  return p95;
}

function readHeader(given: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/u.exec(given) ?? [];
  if (name === undefined || value === undefined)
    throw misuse(`--header 写作 "名: 值"，不是 ${given}`, `--header is written "name: value", not ${given}`);
  return [name, value];
}
