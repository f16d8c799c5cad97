/** `npm run mock`: the mock server on three ports. Reads the command line, and says in one line why it cannot start. */
import { parseArgs } from "node:util";
import { ContractError } from "./contract/contract-error.ts";
import { InputError } from "./faults/check-fields.ts";
import { readForwardOptions } from "./proxy/forward-options.ts";
import type { MockOptions } from "./server/app.ts";
import { startMockServer } from "./server/start.ts";

const HELP = `npm run mock -- [选项]

  --port N          主站端口，活动和客服在其后两个端口（4010）
  --seed N          数据的种子：相同的种子得到相同的数据（1）
  --scale N         商品数量的倍数（1）
  --latency A..B    每个接口的延迟，毫秒，例如 80..200
  --upstream URL    由真实后端回答，并报告双方违反契约之处；另有 --activity-upstream、--chat-upstream
  --record DIR      把上游的回答录制到目录中（HAR 和每个接口的回答，不含密码、令牌和手机号）
  --replay DIR      用录制的回答，没有录到的仍由模拟服务回答
  --quiet           不逐条打印请求
  --help            打印这段说明

控制接口在每个端口的 /__mock__/ 下：health worlds reset faults clock requests outbox docs`;

class UsageError extends Error {}

function readNumber(
  name: string,
  text: string | undefined,
  check: (value: number) => boolean,
  expected: string,
) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === "" || !check(value))
    throw new UsageError(`--${name} 必须是${expected}，而不是 ${text}`);
  return value;
}

function readLatency(text: string | undefined): readonly [number, number] | undefined {
  if (text === undefined) return undefined;
  const [, from, to = from] = /^(\d{1,6})(?:\.\.(\d{1,6}))?$/.exec(text) ?? [];
  if (from === undefined || Number(from) > Number(to))
    throw new UsageError(`--latency 必须写作 80..200（毫秒），而不是 ${text}`);
  return [Number(from), Number(to)];
}

function readOptions(): MockOptions | undefined {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = {
    port: text,
    seed: text,
    scale: text,
    latency: text,
    upstream: text,
    "activity-upstream": text,
    "chat-upstream": text,
    record: text,
    replay: text,
    quiet: flag,
    help: flag,
  };
  const { values } = parseArgs({ options });
  if (values.help) return undefined;
  const isPort = (value: number) => Number.isInteger(value) && value >= 0 && value <= 65_533;
  const port = readNumber("port", values.port, isPort, " 0 到 65533 的整数");
  const seed = readNumber("seed", values.seed, Number.isSafeInteger, "整数");
  const scale = readNumber(
    "scale",
    values.scale,
    (value) => value > 0 && value <= 100,
    "大于 0、不超过 100 的数",
  );
  const latency = readLatency(values.latency);
  return {
    ...(port === undefined ? {} : { port }),
    ...(seed === undefined ? {} : { seed }),
    ...(scale === undefined ? {} : { scale }),
    ...(latency === undefined ? {} : { latency }),
    ...readForwardOptions(values),
    quiet: values.quiet ?? false,
  };
}

/** What went wrong, for a person; anything unforeseen keeps its stack. */
function describe(error: unknown): string {
  if ([UsageError, InputError, ContractError].some((kind) => error instanceof kind))
    return (error as Error).message;
  const { code, message, port, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${message.split(". ")[0] ?? message}（用 --help 查看选项）`;
  if (code === "EADDRINUSE") return `端口 ${port} 已被占用，请先停止占用它的程序，或用 --port 换一个`;
  if (code === "EACCES") return `没有权限监听端口 ${port}`;
  return stack ?? message;
}

try {
  const options = readOptions();
  if (options === undefined) console.log(HELP);
  else {
    const server = await startMockServer(options);
    const { urls } = server;
    console.log(`模拟服务已启动：主站 ${urls.main} 活动 ${urls.activity} 客服 ${urls.chat}（Ctrl-C 停止）`);
    for (const [host, url] of Object.entries(options.upstreams ?? {})) console.log(`转发：${host} → ${url}`);
    console.log(`接口参考：${urls.main}/__mock__/docs`);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
  }
} catch (error) {
  console.error(`✗ ${describe(error)}`);
  process.exitCode = 1;
}
