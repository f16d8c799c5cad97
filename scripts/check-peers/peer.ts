import type { Host } from "#api-spec/kit/document.ts";
import { startServer } from "../bench/mock/processes.ts";

/** Sends a request to a path of the contract, with the peer's session. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;

/** The options of a server, beside the contract of the shop. */
export type StartOptions = {
  /** Another contract, as a file. */
  readonly contract?: string;
  /** An OpenAPI Overlay, as a file. */
  readonly overlay?: string;
  /** The address of a backend to forward to. */
  readonly upstream?: string;
  /** An HTTP Archive to respond with, as a file. */
  readonly har?: string;
  readonly seed?: number;
};

/** A way may replace its parts: by a restart, or a new session. */
export type Server = {
  urls: Readonly<Record<Host, string>>;
  /** The cookie of its session. */
  cookie: string;
  stop(): Promise<void> | void;
};

/** A way prepares this for the probe of its row. */
export type Prepared = {
  /** The headers by which a call asks for the feature. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the server's own: one for each test, or one that needs no port. */
  readonly clients?: readonly Call[];
  /** The turning point of a row: reset, restore, move the clock, stop recording. */
  readonly act?: () => Promise<unknown>;
  /** A question to the peer: a count, near misses, a saved state, a page. */
  readonly ask?: () => Promise<unknown>;
};

/** Makes a peer do what a row is about; `backend` is the address of a real one. */
export type Way = (server: Server, backend: string) => Promise<Prepared | void> | Prepared | void;

/** The rows that a peer has to be told something for, by the name of the row's probe. */
export type Ways = Readonly<Record<string, Way>>;

export type Peer = {
  readonly name: string;
  /** Installs it, and returns its version. */
  install(): Promise<string>;
  /** Starts it with the contract. Undefined if it has none of these options. */
  start(options: StartOptions): Promise<Server> | undefined;
  /** By flag, header or administration, without saying how to respond. */
  readonly ways: Ways;
  /** By rules or responses that somebody has to write. */
  readonly byHand: Ways;
};

export const LIST = "/api/goods/list";
export const CART = "/api/cart";
export const LINES = "/api/cart/list";
export const USER = "/api/user";
export const LOGIN = "/api/user/login";
/** Outside of the contract. */
export const EXTRA = "/api/extra";
/** How long a delayed response is late, in ms. */
export const DELAY_MS = 700;
export const SOLD_OUT = 10;

export const caller =
  (server: Pick<Server, "urls" | "cookie">, extra: Readonly<Record<string, string>> = {}): Call =>
  (path, { headers, ...init } = {}) =>
    fetch(server.urls.main + path, {
      ...init,
      headers: { accept: "application/json", cookie: server.cookie, ...extra, ...(headers as object) },
    });

/** Sends JSON; throws what the server says if it refuses it. */
export async function sendJson(method: string, url: string, body: unknown, headers = {}): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text.slice(0, 300)}`);
  return text === "" ? undefined : (JSON.parse(text) as unknown);
}

/** Starts a server of one host, with a made-up session. */
export async function serve(
  command: (port: number) => string[],
  readyPath: string,
  program = process.execPath,
): Promise<Server> {
  const running = await startServer(command, readyPath, { program, stderr: "ignore" });
  const { url } = running;
  return {
    urls: { main: url, activity: url, chat: url },
    cookie: "session=made-up",
    stop: () => running.stop(),
  };
}
