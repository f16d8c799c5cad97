import { isIP } from "node:net";
import { InputError } from "#mock/input/check-fields.ts";
import { parseFlags } from "#mock/input/parse-flags.ts";
import { findScenario } from "./scenarios/index.ts";
import type { MockOptions } from "./server/app.ts";
import { isTimeText } from "#mock/input/time-text.ts";
import { parseDateTime } from "#mock/world/shanghai-time.ts";

export const HELP = `npm run mock -- [选项]

  --port N          主站端口，活动和客服在其后两个端口（4010）
  --host ADDRESS    监听的地址（127.0.0.1，只有本机能访问；0.0.0.0 为所有网卡）
  --origin URL      允许调用的网页来源，可写多次（http://localhost:5173）
  --seed N          数据的种子：相同的种子得到相同的数据（1）
  --scale N         商品数量的倍数（1）
  --clock TIME      新世界的时钟从何时走起：上海时间，或 real 表示真实时间（2026-11-21 10:00:00）
  --scenario NAME   每个新世界开始时的场景，见 /__mock__/scenarios
  --state FILE      把各个世界保存在文件中，重启或被杀后仍在
  --strict          契约没有的查询参数也返回 422，而不只是记录
  --latency A..B    每个接口的延迟，毫秒，例如 80..200
  --upstream URL    由真实后端回答，并报告双方违反契约之处；另有 --activity-upstream、--chat-upstream
  --record DIR      把上游的回答录制到目录中（HAR 和每个接口的回答，不含密码、令牌和手机号）
  --replay DIR      用录制的回答，没有录到的仍由模拟服务回答
  --watch           保存契约、处理程序、规则或数据后立即生效，状态和连接都保留
  --quiet           只打印违反契约的请求
  --help            打印这段说明

每个端口的 /__mock__/ 是面板，也是控制接口，说明在 /__mock__/openapi.json
请求头 X-Mock-World 或 Cookie mock_world 选择世界，登录密码都是 demo1234
测试用 mock-server/test-kit/，指南见 docs/mock-server.md`;

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
    port: readNumber("port", values.port, isPort, " 0 到 65533 的整数"),
    host: readHost(values.host),
    origins: values.origin?.map(readOrigin),
    seed: readNumber("seed", values.seed, Number.isSafeInteger, "整数"),
    scale: readNumber("scale", values.scale, isScale, "大于 0、不超过 10 的数"),
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
    throw new InputError("--record 录制上游的回答，需要同时用 --upstream 指定上游");
  if (replay !== undefined && forwards)
    throw new InputError("--replay 和 --upstream 不能同时使用：要么问真实后端，要么用录制的回答");
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
    throw new InputError(`--${name} 必须是${expected}，而不是 ${value}`);
  return Number(value);
}

function readLatency(value: string | undefined): readonly [number, number] | undefined {
  if (value === undefined) return undefined;
  const [, from, to = from] = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(value) ?? [];
  if (from === undefined || Number(from) > Number(to))
    throw new InputError(`--latency 必须写作 80..200（毫秒），而不是 ${value}`);
  return [Number(from), Number(to)];
}

function readClock(value: string | undefined): number | "real" | undefined {
  if (value === undefined || value === "real") return value;
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value} 00:00:00` : value;
  if (!isTimeText(whole))
    throw new InputError(`--clock 必须是 real，或 "2026-11-21 10:00:00" 这样的上海时间，而不是 ${value}`);
  return parseDateTime(whole);
}

function readOrigin(value: string): string {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.origin === value) return value;
  throw new InputError(`--origin 必须写作 http://localhost:5173（协议、主机和端口），而不是 ${value}`);
}

function readHost(value: string | undefined): string | undefined {
  if (value === undefined || isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)) return value;
  throw new InputError(`--host 必须是 IP 地址或主机名，而不是 ${value || "空的"}`);
}

function readFile(value: string | undefined): string | undefined {
  if (value !== "") return value;
  throw new InputError("--state 必须是文件名");
}
