import { readFileSync } from "node:fs";
import { flag, misuse, parseOptions, readNumber, text, texts } from "../../api-client/arguments.ts";
import { withoutMark } from "../../api-client/byte-order-mark.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../api-client/words.ts";
import { type ConformanceOptions, type MaxMs, PERCENTILES } from "../options.ts";

export const REPORT_KINDS = ["junit", "json", "html", "har"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export type CommandLine = {
  readonly help: boolean;
  /** True to list the contract's sentences with their laws, instead of calling a server. */
  readonly sentences: boolean;
  readonly language: Language;
  readonly options: ConformanceOptions;
  readonly reports: readonly { readonly kind: ReportKind; readonly file: string }[];
  readonly baseline: string | undefined;
  readonly writeBaseline: string | undefined;
  readonly failOnUnseen: boolean;
  /** A HAR file whose traffic is judged, instead of calling a server. */
  readonly judgeHar: string | undefined;
};

const OPTIONS = {
  "base-url": text,
  "activity-url": text,
  "chat-url": text,
  user: text,
  password: text,
  cookie: text,
  "other-user": text,
  "other-password": text,
  "setup-url": text,
  origin: text,
  header: texts,
  only: text,
  tag: texts,
  operation: texts,
  "allow-writes": flag,
  seed: text,
  depth: text,
  rate: text,
  "timeout-ms": text,
  "max-ms": text,
  contract: text,
  "judge-har": text,
  report: texts,
  baseline: text,
  "write-baseline": text,
  "fail-on-unseen": flag,
  "only-implemented": flag,
  lang: text,
  sentences: flag,
  help: flag,
} as const;

/** The requested language, read before the arguments are validated. */
export const languageOf = (args: readonly string[]): Language =>
  args.some((each, index) => each === "--lang=zh" || (each === "zh" && args[index - 1] === "--lang"))
    ? "zh"
    : DEFAULT_LANGUAGE;

/** Parses the arguments; passwords may come from the environment. Throws SetupError. */
export function readCommandLine(args: string[], env: NodeJS.ProcessEnv): CommandLine {
  const values = parseOptions(args, OPTIONS);
  const baseUrl = values["base-url"];
  const help = values.help ?? false;
  const sentences = values.sentences ?? false;
  if (!help && !sentences && baseUrl === undefined) throw misuse("缺少 --base-url", "--base-url is missing");
  // A secret that is not set in CI is an empty string.
  const password = values.password ?? (env.CONFORMANCE_PASSWORD || undefined);
  if (values.user !== undefined && password === undefined)
    throw misuse(
      "--user 需要 --password 或环境变量 CONFORMANCE_PASSWORD",
      "--user needs --password or CONFORMANCE_PASSWORD",
    );
  const otherPassword = values["other-password"] ?? (env.CONFORMANCE_OTHER_PASSWORD || undefined);
  if (values["other-user"] !== undefined && otherPassword === undefined)
    throw misuse(
      "--other-user 需要 --other-password 或环境变量 CONFORMANCE_OTHER_PASSWORD",
      "--other-user needs --other-password or CONFORMANCE_OTHER_PASSWORD",
    );
  const language = choose("--lang", values.lang, ["zh", "en"]) ?? DEFAULT_LANGUAGE;
  return {
    help,
    sentences,
    language,
    options: {
      baseUrl: readUrl("--base-url", baseUrl) ?? "",
      activityUrl: readUrl("--activity-url", values["activity-url"]),
      chatUrl: readUrl("--chat-url", values["chat-url"]),
      user: values.user,
      password,
      cookie: values.cookie === undefined ? undefined : readSendable("--cookie", values.cookie),
      otherUser: values["other-user"],
      otherPassword,
      setupUrl: readSetupUrl(values["setup-url"], values["allow-writes"] === true),
      origin: readOrigin(values.origin),
      headers: Object.fromEntries((values.header ?? []).map(readHeader)),
      contract: values.contract,
      only: choose("--only", values.only, ["documented"]),
      tags: namesIn("--tag", values.tag?.flatMap(splitList)),
      operations: namesIn("--operation", values.operation?.flatMap(readNames)),
      seed: readNumber("--seed", values.seed, Number.isSafeInteger),
      depth: readNumber(
        "--depth",
        values.depth,
        (value) => Number.isInteger(value) && value >= 1 && value <= 1000,
      ),
      maxMs: readMaxMs(values["max-ms"]),
      allowWrites: values["allow-writes"],
      onlyImplemented: values["only-implemented"],
      rate: readNumber("--rate", values.rate, (value) => value > 0),
      timeoutMs: readNumber("--timeout-ms", values["timeout-ms"], (value) => value >= 1),
      language,
    },
    reports: (values.report ?? []).map(readReport),
    baseline: values.baseline,
    writeBaseline: values["write-baseline"],
    failOnUnseen: values["fail-on-unseen"] ?? false,
    judgeHar: values["judge-har"],
  };
}

function readUrl(name: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw misuse(
      `${name} 不是 http 或 https 地址：${given}`,
      `${name} is no http or https address: ${given}`,
    );
  if (/[?#]/.test(given))
    throw misuse(`${name} 不能有 ? 或 #：${given}`, `${name} cannot have a ? or a #: ${given}`);
  return url.href.replace(/\/+$/, "");
}

/** The accounts that it makes are written with. */
function readSetupUrl(given: string | undefined, allowWrites: boolean): string | undefined {
  const url = readUrl("--setup-url", given);
  if (url !== undefined && !allowWrites)
    throw misuse("--setup-url 需要 --allow-writes", "--setup-url needs --allow-writes");
  return url;
}

/** Scheme, host and port, as browsers write it. */
function readOrigin(given: string | undefined): string | undefined {
  const url = readUrl("--origin", given);
  if (url === undefined) return undefined;
  const { origin, href } = new URL(url);
  if (href === `${origin}/`) return origin;
  throw misuse(
    `--origin 只含协议、主机与端口：${given}`,
    `--origin is scheme, host and port only, not ${given}`,
  );
}

const splitList = (given: string): string[] =>
  given
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** Without a name the option would select everything. */
function namesIn(option: string, names: string[] | undefined): string[] | undefined {
  if (names?.length === 0) throw misuse(`${option} 没有写任何名字`, `${option} names nothing`);
  return names;
}

/** A list of names or patterns, or with `@` the file that has them, one a line; `#` begins a comment. */
function readNames(given: string): string[] {
  if (!given.startsWith("@")) return splitList(given);
  try {
    const lines = withoutMark(readFileSync(given.slice(1), "utf8")).split("\n");
    return lines.flatMap((line) => splitList(line.replace(/#.*/, "")));
  } catch (error) {
    const why = (error as Error).message;
    throw misuse(`读不了 --operation ${given}：${why}`, `cannot read --operation ${given}: ${why}`);
  }
}

function readHeader(given: string): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/s.exec(given) ?? [];
  if (name === undefined || value === undefined)
    throw misuse(
      `--header 写作 "名: 值"，不是 ${given}`,
      `--header is written as "Name: value", not ${given}`,
    );
  return [name.toLowerCase(), readSendable("--header", value)];
}

/** Other characters have no place in a header: a program that sends them encodes them first. */
function readSendable(option: string, value: string): string {
  const [character] = /[^\t\x20-\x7E]/u.exec(value) ?? [];
  if (character === undefined) return value;
  const shown = JSON.stringify(character);
  throw misuse(
    `${option} 只能含 ASCII 字符，不能有 ${shown}`,
    `${option} can have ASCII characters only, not ${shown}`,
  );
}

/** `p50=100,p95=400,max=2000`; a number alone is the p95. */
function readMaxMs(given: string | undefined): MaxMs | undefined {
  if (given === undefined) return undefined;
  const entries = splitList(given).map((part) => {
    const [, name = "p95", text] = /^(?:(\w+)=)?(.+)$/.exec(part) ?? [];
    const percentile = PERCENTILES.find((each) => each === name);
    const most = readNumber("--max-ms", text, (value) => value > 0);
    return percentile === undefined || most === undefined ? undefined : ([percentile, most] as const);
  });
  if (entries.length > 0 && entries.every((entry) => entry !== undefined)) return Object.fromEntries(entries);
  throw misuse(
    `--max-ms 写作 400 或 p50=100,p95=400,max=2000，不是 ${given}`,
    `--max-ms is written as 400 or p50=100,p95=400,max=2000, not ${given}`,
  );
}

function readReport(given: string): { kind: ReportKind; file: string } {
  const [, name, file] = /^(\w+)=(.+)$/.exec(given) ?? [];
  const kind = REPORT_KINDS.find((each) => each === name);
  if (kind === undefined || file === undefined)
    throw misuse(
      `--report 写作 种类=文件（${REPORT_KINDS.join("、")}），不是 ${given}`,
      `--report is written as KIND=FILE (${REPORT_KINDS.join(", ")}), not ${given}`,
    );
  return { kind, file };
}

function choose<T extends string>(
  name: string,
  given: string | undefined,
  choices: readonly T[],
): T | undefined {
  if (given === undefined) return undefined;
  const chosen = choices.find((each) => each === given);
  if (chosen === undefined)
    throw misuse(`${name} 只能是 ${choices.join("、")}`, `${name} can only be ${choices.join(", ")}`);
  return chosen;
}
