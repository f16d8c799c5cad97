import { isIPv6 } from "node:net";
import { InputError } from "#mock/input/input-error.ts";
import { parseFlags } from "#mock/input/parse-flags.ts";
import { applyLanguage } from "#mock/input/spoken-language.ts";
import { type Language, say, type Text } from "#mock/language/say.ts";
import { explainSettings } from "#src/app/settings/settings-schema.ts";
import { type ApiOrigins, backendAt, pageViewsOf, settingsFromEnv } from "../web/api-origins.ts";

/** The ports, and where the shop sends its requests. */
export type StartOptions = {
  readonly dev: boolean;
  /** The language of the output and of the mock's panel. */
  readonly language: Language;
  /** The mock's main host; activity and chat use the next two ports. */
  readonly mockPort: number;
  readonly webPort: number;
  /** The address that shop and mock listen on; undefined for this machine alone. */
  readonly host: string | undefined;
  readonly api: ApiOrigins;
  /** True if `api` is a backend of its own, so that no mock is started. */
  readonly isBackend: boolean;
  /** The folder of the build, from the project's root. */
  readonly dist: string;
  /** The address to which browsers report violations of the Content Security Policy; undefined for none. */
  readonly cspReports: string | undefined;
};

const MOCK_PORT = 4010;
const WEB_PORT = 5173;

export const HELP: Text = [
  `npm start -- [options], npm run dev -- [options]

  --web-port N   port of the shop (${WEB_PORT})
  --mock-port N  port of the mock; activity and chat use the next two (${MOCK_PORT})
  --host H       address to listen on, so that other machines reach shop and mock (127.0.0.1); the shop calls the mock at it
  --dist DIR     folder of the shop's build (dist)
  --csp-reports URL  where browsers report what the built shop's Content Security Policy stopped
  --api URL      use this backend instead of the mock; without it VITE_API_MAIN, if set
  --api-activity URL, --api-chat URL  its other hosts, if they are not the same
  --lang LANG    language of this help, of refusals and of the mock's panel: en or zh (en)
  --help         print this help

The mock's other options: npm run mock -- --help`,
  `npm start -- [选项]、npm run dev -- [选项]

  --web-port N   商城端口（${WEB_PORT}）
  --mock-port N  Mock 服务端口；活动站和客服站用其后两个端口（${MOCK_PORT}）
  --host H       监听地址，使其他机器能访问商城和 Mock 服务（127.0.0.1）；商城以此地址调用 Mock 服务
  --dist DIR     商城构建产物的目录（dist）
  --csp-reports URL  浏览器上报被商城内容安全策略（CSP）拦截之内容的地址
  --api URL      使用此后端代替 Mock 服务；未指定时用 VITE_API_MAIN（如已设置）
  --api-activity URL, --api-chat URL  后端的另外两个主机（如与主站不同）
  --lang LANG    帮助、错误提示和 Mock 控制台的语言：en 或 zh（en）
  --help         显示此帮助

Mock 服务的其他选项：npm run mock -- --help --lang zh`,
];

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const FLAGS = {
  "web-port": text,
  "mock-port": text,
  host: text,
  dist: text,
  api: text,
  "api-activity": text,
  "api-chat": text,
  "csp-reports": text,
  lang: text,
  dev: flag,
  help: flag,
} as const;

/**
 * Parses the command line, whose language the process speaks from then on; undefined for --help. `env` has the
 * variables of a build, which name a backend too. Throws InputError naming the invalid option.
 */
export function readStartOptions(
  args?: string[],
  env: Readonly<Record<string, string | undefined>> = {},
): StartOptions | undefined {
  const language = applyLanguage(args);
  const values = parseFlags(FLAGS, args);
  if (values.help) return undefined;
  const webPort = readPort("web-port", values["web-port"], WEB_PORT, 65_535);
  const mockPort = readPort("mock-port", values["mock-port"], MOCK_PORT, 65_533);
  const backend = readBackend(values, env);
  if (backend && values["mock-port"] !== undefined)
    throw new InputError(
      say(
        `--mock-port is of no use: with the backend ${backend.main} no mock is started`,
        `--mock-port 不起作用：使用后端 ${backend.main} 时不启动 Mock 服务`,
      ),
    );
  if (!backend && webPort >= mockPort && webPort <= mockPort + 2)
    throw new InputError(
      say(
        `--web-port ${webPort} is a port of the mock (${mockPort} to ${mockPort + 2}): choose another`,
        `--web-port ${webPort} 是 Mock 服务的端口（${mockPort} 到 ${mockPort + 2}）：请换一个`,
      ),
    );
  const { host, dist = "dist", dev = false } = values;
  if (host === "")
    throw new InputError(say("--host must be an address, not empty", "--host 必须是地址，不能为空"));
  if (dist === "")
    throw new InputError(say("--dist must be a folder, not empty", "--dist 必须是目录，不能为空"));
  return {
    dev,
    language,
    mockPort,
    webPort,
    host,
    dist,
    api: backend ?? apiAt(nameOf(host), mockPort),
    isBackend: backend !== undefined,
    cspReports: readReports(values["csp-reports"]),
  };
}

/** The backend that is named on the command line or else by a build's variables; undefined for the mock. */
function readBackend(
  values: { api?: string; "api-activity"?: string; "api-chat"?: string },
  env: Readonly<Record<string, string | undefined>>,
): ApiOrigins | undefined {
  const main = values.api ?? env.VITE_API_MAIN;
  if (main === undefined) {
    const alone = (["api-activity", "api-chat"] as const).find((name) => values[name] !== undefined);
    if (alone)
      throw new InputError(say(`--${alone} needs --api, the main host`, `--${alone} 需要 --api，即主站`));
    return undefined;
  }
  // With --api, the hosts in the environment do not count.
  const others = values.api === undefined ? settingsFromEnv(env) : {};
  const api = backendAt(main, {
    ...others,
    ...(values["api-activity"] !== undefined && { activity: values["api-activity"] }),
    ...(values["api-chat"] !== undefined && { chat: values["api-chat"] }),
    ...(env.VITE_ANALYTICS_URL !== undefined && { analytics: env.VITE_ANALYTICS_URL }),
  });
  // An address that follows from the main one is reported with it.
  const named = Object.entries(api).filter(([name, value]) => name === "main" || value !== main);
  const fault =
    explainSettings(Object.fromEntries(named)) ??
    (URL.canParse(main) ? undefined : `main must have a host, not "${main}"`);
  if (!fault) return api;
  const from = values.api === undefined ? "VITE_API_MAIN and its like" : "--api";
  throw new InputError(`${from}: ${fault}`);
}

/** An address that is safe in a header. */
function readReports(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (/^https?:$/.test(url?.protocol ?? "") && !/[\s;,"\\]/.test(value)) return value;
  throw new InputError(
    say(
      `--csp-reports must be an http or https address without ; , or spaces, not ${value || "empty"}`,
      `--csp-reports 必须是不含 ; , 和空格的 http 或 https 地址，不能是 ${value || "空"}`,
    ),
  );
}

function readPort(name: string, value: string | undefined, fallback: number, most: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= most) return port;
  throw new InputError(
    say(
      `--${name} must be an integer from 1 to ${most}, not ${value || "empty"}`,
      `--${name} 必须是 1 到 ${most} 的整数，不能是 ${value || "空"}`,
    ),
  );
}

/** The name in addresses: every address includes this machine's own. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === "0.0.0.0" || host === "::") return "localhost";
  return isIPv6(host) ? `[${host}]` : host;
}

const apiAt = (name: string, port: number): ApiOrigins => ({
  main: `http://${name}:${port}`,
  activity: `http://${name}:${port + 1}`,
  chat: `http://${name}:${port + 2}`,
  analytics: pageViewsOf(`http://${name}:${port}`),
});

/** The address of the shop. */
export const shopUrl = ({ host, webPort }: Pick<StartOptions, "host" | "webPort">): string =>
  `http://${nameOf(host)}:${webPort}`;

/** The origins of the shop: both names of this machine, and the address that it listens on. */
export const shopOrigins = ({ host, webPort }: Pick<StartOptions, "host" | "webPort">): string[] => [
  ...new Set([`http://localhost:${webPort}`, `http://127.0.0.1:${webPort}`, shopUrl({ host, webPort })]),
];
