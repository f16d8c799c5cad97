import { InputError } from "#mock/input/check-fields.ts";
import { parseFlags } from "#mock/input/parse-flags.ts";
import { DEFAULT_API, type ApiOrigins } from "../web/api-origins.ts";

/** The ports, and where the shop sends its requests. */
export type StartOptions = {
  readonly dev: boolean;
  /** The mock's main host; activity and chat use the next two ports. */
  readonly mockPort: number;
  readonly webPort: number;
  readonly api: ApiOrigins;
};

const MOCK_PORT = 4010;
const WEB_PORT = 5173;

export const HELP = `npm start -- [options], npm run dev -- [options]

  --web-port N   port of the shop (${WEB_PORT})
  --mock-port N  port of the mock; activity and chat use the next two (${MOCK_PORT})
  --help         print this help

The mock's other options: npm run mock -- --help`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const FLAGS = { "web-port": text, "mock-port": text, dev: flag, help: flag } as const;

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
  return { dev: values.dev ?? false, mockPort, webPort, api: apiAt(mockPort) };
}

function readPort(name: string, value: string | undefined, fallback: number, most: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= most) return port;
  throw new InputError(`--${name} must be an integer from 1 to ${most}, not ${value || "empty"}`);
}

const apiAt = (port: number): ApiOrigins => ({
  ...DEFAULT_API,
  main: `http://localhost:${port}`,
  activity: `http://localhost:${port + 1}`,
  chat: `http://localhost:${port + 2}`,
});

/** The origins of the shop: both names of this machine. */
export const shopOrigins = (webPort: number): string[] =>
  ["localhost", "127.0.0.1"].map((name) => `http://${name}:${webPort}`);
