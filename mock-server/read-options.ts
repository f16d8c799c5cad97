import { isIP } from "node:net";
import { InputError } from "#mock/input/input-error.ts";
import { parseFlags } from "#mock/input/parse-flags.ts";
import { applyLanguage } from "#mock/input/spoken-language.ts";
import { isTimeText } from "#mock/input/time-text.ts";
import { type Language, say, spaced } from "#mock/language/say.ts";
import { certificateFolder } from "#mock/node/certificate.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import type { MockOptions } from "./node/app.ts";
import type { StartOptions } from "./node/start.ts";
import { findScenario } from "./scenarios/index.ts";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const FLAGS = {
  port: text,
  host: text,
  origin: { type: "string", multiple: true },
  "allow-host": { type: "string", multiple: true },
  contract: text,
  overlay: { type: "string", multiple: true },
  handlers: text,
  seed: text,
  scale: text,
  clock: text,
  scenario: text,
  state: text,
  "no-control": flag,
  strict: flag,
  latency: text,
  upstream: text,
  "activity-upstream": text,
  "chat-upstream": text,
  "mock-only": { type: "string", multiple: true },
  "mock-missing": flag,
  record: text,
  replay: text,
  https: flag,
  watch: flag,
  quiet: flag,
  lang: text,
  help: flag,
} as const;

/**
 * Parses the command line; undefined for --help. The process speaks its language from then on. Throws InputError,
 * naming the invalid flag.
 */
export function readOptions(args?: string[]): StartOptions | undefined {
  const language = applyLanguage(args);
  const values = parseFlags(FLAGS, args);
  if (values.help) return undefined;
  return readMock(values, language);
}

function readMock(values: Values, language: Language): StartOptions {
  const isPort = (value: number) => Number.isInteger(value) && value >= 0 && value <= 65_533;
  const isScale = (value: number) => value > 0 && value <= 10;
  return withoutMissing({
    port: readNumber("port", values.port, isPort, say("an integer from 0 to 65533", "0 到 65533 的整数")),
    host: readHost(values.host),
    origins: values.origin?.map(readOrigin),
    allowedHosts: values["allow-host"]?.map(readHostName),
    seed: readNumber("seed", values.seed, Number.isSafeInteger, say("an integer", "整数")),
    scale: readNumber(
      "scale",
      values.scale,
      isScale,
      say("a number above 0, at most 10", "大于 0 且不超过 10 的数"),
    ),
    clock: readClock(values.clock),
    scenario: values.scenario === undefined ? undefined : findScenario(values.scenario).name,
    state: readFile("state", values.state),
    contract: readFile("contract", values.contract),
    handlerFolder: readFile("handlers", values.handlers),
    overlays: values.overlay?.map((file) => readFile("overlay", file) ?? ""),
    latency: readLatency(values.latency),
    ...readUpstreams(values),
    mixed: readMixed(values),
    control: !values["no-control"],
    strict: values.strict ?? false,
    https: values.https ? { folder: certificateFolder() } : undefined,
    watch: values.watch ?? false,
    quiet: values.quiet ? "but-violations" : false,
    language,
  });
}

/** Drops missing options: defaults apply where an option is used. */
const withoutMissing = (options: { [K in keyof StartOptions]: StartOptions[K] | undefined }): StartOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

type Values = ReturnType<typeof parseFlags<typeof FLAGS>>;

/** Options of upstreams and recordings. Throws InputError for options that contradict each other. */
function readUpstreams(values: Values): Pick<MockOptions, "upstreams" | "record" | "replay"> {
  const { upstream, "activity-upstream": activity, "chat-upstream": chat, record, replay } = values;
  const upstreams = {
    ...(upstream === undefined ? {} : { main: upstream }),
    ...(activity === undefined ? {} : { activity }),
    ...(chat === undefined ? {} : { chat }),
  };
  const forwards = Object.keys(upstreams).length > 0;
  if (record !== undefined && !forwards)
    throw new InputError(
      say(
        "--record records the responses of an upstream: it needs --upstream",
        "--record 录制上游的响应：需要 --upstream",
      ),
    );
  if (replay !== undefined && forwards)
    throw new InputError(
      say(
        "--replay and --upstream exclude each other: respond from a recording or from a real backend",
        "--replay 和 --upstream 不能同时使用：要么回放录制，要么转发到真实后端",
      ),
    );
  return {
    ...(forwards ? { upstreams } : {}),
    ...(record === undefined ? {} : { record }),
    ...(replay === undefined ? {} : { replay }),
  };
}

/** Throws InputError without an upstream: then the mock serves everything anyway. */
function readMixed(values: Values): MockOptions["mixed"] {
  const { "mock-only": names, "mock-missing": mockMissing, upstream } = values;
  if (names === undefined && mockMissing === undefined) return undefined;
  if (upstream === undefined)
    throw new InputError(
      say(
        "--mock-only and --mock-missing divide calls between mock and backend: they need --upstream",
        "--mock-only 和 --mock-missing 用于在 Mock 服务和后端之间分配请求：需要 --upstream",
      ),
    );
  const mockOnly = names
    ?.flatMap((list) => list.split(","))
    .map((name) => name.trim())
    .filter(Boolean);
  return { mockOnly, mockMissing };
}

function readNumber(
  name: string,
  value: string | undefined,
  check: (value: number) => boolean,
  expected: string,
): number | undefined {
  if (value === undefined) return undefined;
  if (value.trim() === "" || !check(Number(value)))
    throw new InputError(
      say(
        `--${name} must be ${expected}, not ${value}`,
        `--${name} 必须是${spaced(expected)}，不能是 ${value}`,
      ),
    );
  return Number(value);
}

function readLatency(value: string | undefined): readonly [number, number] | undefined {
  if (value === undefined) return undefined;
  const [, from, to = from] = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(value) ?? [];
  if (from === undefined || Number(from) > Number(to))
    throw new InputError(
      say(
        `--latency must look like 80..200 (ms), not ${value}`,
        `--latency 的格式应为 80..200（ms），不能是 ${value}`,
      ),
    );
  return [Number(from), Number(to)];
}

function readClock(value: string | undefined): number | "real" | undefined {
  if (value === undefined || value === "real") return value;
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value} 00:00:00` : value;
  if (!isTimeText(whole))
    throw new InputError(
      say(
        `--clock must be real or a Shanghai time like "2026-11-21 10:00:00", not ${value}`,
        `--clock 必须是 real 或形如 "2026-11-21 10:00:00" 的上海时间，不能是 ${value}`,
      ),
    );
  return parseDateTime(whole);
}

function readOrigin(value: string): string {
  // With what a pattern may stand for in place of its stars.
  const example = value.replace(/:\*$/, ":1").replaceAll("*", "a");
  const url = URL.parse(example);
  if (url && /^https?:$/.test(url.protocol) && url.origin === example && !value.includes("**")) return value;
  throw new InputError(
    say(
      `--origin must look like http://localhost:5173 or https://*.example.com (scheme, host and port), not ${value}`,
      `--origin 的格式应为 http://localhost:5173 或 https://*.example.com（协议、主机和端口），不能是 ${value}`,
    ),
  );
}

function readHost(value: string | undefined): string | undefined {
  if (value === undefined || isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)) return value;
  throw new InputError(
    say(
      `--host must be an IP address or a host name, not ${value || "empty"}`,
      `--host 必须是 IP 地址或主机名，不能是 ${value || "空"}`,
    ),
  );
}

function readHostName(value: string): string {
  if (/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)) return value.toLowerCase();
  throw new InputError(
    say(
      `--allow-host must be the name of a host, not ${value || "empty"}`,
      `--allow-host 必须是主机名，不能是 ${value || "空"}`,
    ),
  );
}

function readFile(flag: string, value: string | undefined): string | undefined {
  if (value !== "") return value;
  throw new InputError(say(`--${flag} must be a file name`, `--${flag} 必须是文件名`));
}
