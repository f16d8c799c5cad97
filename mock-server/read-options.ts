import { isIP } from "node:net";
import { InputError } from "#mock/input/check-fields.ts";
import { parseFlags } from "#mock/input/parse-flags.ts";
import { findScenario } from "./scenarios/index.ts";
import type { MockOptions } from "./server/app.ts";
import { isTimeText } from "#mock/input/time-text.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";

export const HELP = `npm run mock -- [options]

  --port N          port of the main host; activity and chat use the next two (4010)
  --host ADDRESS    address to listen on (127.0.0.1: this machine only; 0.0.0.0: all interfaces)
  --origin URL      web origin that may call the mock; repeatable (http://localhost:5173)
  --seed N          seed of the data: the same seed gives the same data (1)
  --scale N         multiplies the number of goods (1)
  --clock TIME      start of a new world's clock: Shanghai time, or real for the real time (2026-11-21 10:00:00)
  --scenario NAME   scenario that every new world starts with, see /__mock__/scenarios
  --state FILE      keep all worlds in a file, so that they survive restarts and crashes
  --strict          answer unknown query parameters with 422 instead of only logging them
  --latency A..B    delay of every call in ms, for example 80..200
  --upstream URL    forward to a real backend and report violations of the contract on both sides;
                    also --activity-upstream and --chat-upstream
  --record DIR      record the upstream's answers in a folder (HAR and fixtures, without passwords,
                    tokens and phone numbers)
  --replay DIR      answer from a recording; the mock answers what it lacks
  --watch           reload contract, handlers, rules and data on save; state and connections stay
  --quiet           print only requests that violate the contract
  --help            print this help

/__mock__/ on every port is the panel and the control API, described in /__mock__/openapi.json
The header X-Mock-World or the cookie mock_world selects the world; every password is demo1234
Tests use mock-server/test-kit/; the guide is docs/mock-server.md`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const FLAGS = {
  port: text,
  host: text,
  origin: { type: "string", multiple: true },
  seed: text,
  scale: text,
  clock: text,
  scenario: text,
  state: text,
  strict: flag,
  latency: text,
  upstream: text,
  "activity-upstream": text,
  "chat-upstream": text,
  record: text,
  replay: text,
  watch: flag,
  quiet: flag,
  help: flag,
} as const;

/** Parses the command line; undefined when it asks for help. Throws InputError, naming the invalid flag. */
export function readOptions(args?: string[]): MockOptions | undefined {
  const values = parseFlags(FLAGS, args);
  if (values.help) return undefined;
  const isPort = (value: number) => Number.isInteger(value) && value >= 0 && value <= 65_533;
  const isScale = (value: number) => value > 0 && value <= 10;
  return withoutMissing({
    port: readNumber("port", values.port, isPort, "an integer from 0 to 65533"),
    host: readHost(values.host),
    origins: values.origin?.map(readOrigin),
    seed: readNumber("seed", values.seed, Number.isSafeInteger, "an integer"),
    scale: readNumber("scale", values.scale, isScale, "a number above 0, at most 10"),
    clock: readClock(values.clock),
    scenario: values.scenario === undefined ? undefined : findScenario(values.scenario).name,
    state: readFile(values.state),
    latency: readLatency(values.latency),
    ...readUpstreams(values),
    strict: values.strict ?? false,
    watch: values.watch ?? false,
    quiet: values.quiet ? "but-violations" : false,
  });
}

/** Drops missing options: defaults apply where an option is used. */
const withoutMissing = (options: { [K in keyof MockOptions]: MockOptions[K] | undefined }): MockOptions =>
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
    throw new InputError("--record records the answers of an upstream: it needs --upstream");
  if (replay !== undefined && forwards)
    throw new InputError(
      "--replay and --upstream exclude each other: answer from a recording or from a real backend",
    );
  return {
    ...(forwards ? { upstreams } : {}),
    ...(record === undefined ? {} : { record }),
    ...(replay === undefined ? {} : { replay }),
  };
}

function readNumber(
  name: string,
  value: string | undefined,
  check: (value: number) => boolean,
  expected: string,
): number | undefined {
  if (value === undefined) return undefined;
  if (value.trim() === "" || !check(Number(value)))
    throw new InputError(`--${name} must be ${expected}, not ${value}`);
  return Number(value);
}

function readLatency(value: string | undefined): readonly [number, number] | undefined {
  if (value === undefined) return undefined;
  const [, from, to = from] = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(value) ?? [];
  if (from === undefined || Number(from) > Number(to))
    throw new InputError(`--latency must look like 80..200 (ms), not ${value}`);
  return [Number(from), Number(to)];
}

function readClock(value: string | undefined): number | "real" | undefined {
  if (value === undefined || value === "real") return value;
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value} 00:00:00` : value;
  if (!isTimeText(whole))
    throw new InputError(`--clock must be real or a Shanghai time like "2026-11-21 10:00:00", not ${value}`);
  return parseDateTime(whole);
}

function readOrigin(value: string): string {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.origin === value) return value;
  throw new InputError(`--origin must look like http://localhost:5173 (scheme, host and port), not ${value}`);
}

function readHost(value: string | undefined): string | undefined {
  if (value === undefined || isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)) return value;
  throw new InputError(`--host must be an IP address or a host name, not ${value || "empty"}`);
}

function readFile(value: string | undefined): string | undefined {
  if (value !== "") return value;
  throw new InputError("--state must be a file name");
}
