import { isIPv6 } from "node:net";
import { InputError } from "#mock/input/check-fields.ts";
import { parseFlags } from "#mock/input/parse-flags.ts";
import { type ApiOrigins, pageViewsOf } from "../web/api-origins.ts";

/** The ports, and where the shop sends its requests. */
export type StartOptions = {
  readonly dev: boolean;
  /** The mock's main host; activity and chat use the next two ports. */
  readonly mockPort: number;
  readonly webPort: number;
  /** The address that shop and mock listen on; undefined for this machine alone. */
  readonly host: string | undefined;
  readonly api: ApiOrigins;
  /** The folder of the build, from the project's root. */
  readonly dist: string;
  /** Where browsers report what the Content Security Policy stopped; undefined for nowhere. */
  readonly cspReports: string | undefined;
};

const MOCK_PORT = 4010;
const WEB_PORT = 5173;

export const HELP = `npm start -- [options], npm run dev -- [options]

  --web-port N   port of the shop (${WEB_PORT})
  --mock-port N  port of the mock; activity and chat use the next two (${MOCK_PORT})
  --host H       address to listen on, so that other machines reach shop and mock (127.0.0.1); the shop calls the mock at it
  --dist DIR     folder of the shop's build (dist): a build is for the addresses of one mock
  --csp-reports URL  where browsers report what the built shop's Content Security Policy stopped
  --help         print this help

The mock's other options: npm run mock -- --help`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const FLAGS = {
  "web-port": text,
  "mock-port": text,
  host: text,
  dist: text,
  "csp-reports": text,
  dev: flag,
  help: flag,
} as const;

/** Parses the command line; undefined for --help. Throws InputError naming the invalid option. */
export function readStartOptions(args?: string[]): StartOptions | undefined {
  const values = parseFlags(FLAGS, args);
  if (values.help) return undefined;
  const webPort = readPort("web-port", values["web-port"], WEB_PORT, 65_535);
  const mockPort = readPort("mock-port", values["mock-port"], MOCK_PORT, 65_533);
  if (webPort >= mockPort && webPort <= mockPort + 2)
    throw new InputError(
      `--web-port ${webPort} is a port of the mock (${mockPort} to ${mockPort + 2}): choose another`,
    );
  const { host, dist = "dist", dev = false } = values;
  if (host === "") throw new InputError("--host must be an address, not empty");
  if (dist === "") throw new InputError("--dist must be a folder, not empty");
  return {
    dev,
    mockPort,
    webPort,
    host,
    dist,
    api: apiAt(nameOf(host), mockPort),
    cspReports: readReports(values["csp-reports"]),
  };
}

/** An address that is safe in a header. */
function readReports(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (/^https?:$/.test(url?.protocol ?? "") && !/[\s;,"\\]/.test(value)) return value;
  throw new InputError(
    `--csp-reports must be an http or https address without ; , or spaces, not ${value || "empty"}`,
  );
}

function readPort(name: string, value: string | undefined, fallback: number, most: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= most) return port;
  throw new InputError(`--${name} must be an integer from 1 to ${most}, not ${value || "empty"}`);
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
