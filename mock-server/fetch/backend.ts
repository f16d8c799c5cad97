import type { Host } from "#api-spec/kit/document.ts";
import type { CustomHandler, CustomOptions } from "#mock/custom/custom-handler.ts";
import type { On } from "#mock/handler-types.ts";
import { SHOP_ORIGINS, createOrigins } from "#mock/http/origins.ts";
import { splitTarget } from "#mock/http/request-target.ts";
import type { BackendRequest } from "#mock/http/request.ts";
import { OPEN_ACCESS } from "#mock/server/access.ts";
import { type App, createApp } from "#mock/server/app.ts";
import { handleRequest } from "#mock/server/pipeline.ts";
import { type TerminalLog, createResources } from "#mock/server/resources.ts";
import { isDesk } from "#mock/server/responders/desk.ts";
import { FetchExchange, type Sent } from "./exchange.ts";
import type { FetchBackend, FetchBackendOptions, HostUrls } from "./fetch-backend.ts";

/** The backend with its inside, for those who open worlds in it or save them. */
type OpenBackend = FetchBackend & {
  readonly app: App;
  /** Responds to a request with more headers, such as `cookie`, and returns the cookies that it sets. */
  readonly send: (request: Request, headers: Readonly<Record<string, string>>) => Promise<Sent>;
};

const LOCAL: HostUrls = {
  main: "http://localhost:4010",
  activity: "http://localhost:4011",
  chat: "http://localhost:4012",
};

/** In a browser's console, and in tests: only mistakes. */
const CONSOLE: TerminalLog = {
  call: () => undefined,
  note: () => undefined,
  failure: (what, error) => console.error(what, error),
};

/** Throws as createApp. Each backend has its own worlds. */
export function createFetchBackend({
  urls = LOCAL,
  origins = SHOP_ORIGINS,
  ...options
}: FetchBackendOptions = {}): OpenBackend {
  const resources = createResources({
    origins: createOrigins({
      listed: [...origins, ...Object.values(urls).map((url) => new URL(url).origin)],
    }),
    terminal: CONSOLE,
    access: OPEN_ACCESS,
  });
  Object.assign(resources.urls, urls);
  const app = createApp(options, resources);
  // The longest first: one host may lie below another.
  const bases = [...new Set(Object.values(urls))].toSorted((a, b) => b.length - a.length);
  const baseOf = (url: string) =>
    bases.find((base) => url.startsWith(base) && /^(?:$|[/?#])/.test(url.slice(base.length)));
  const hostsAt = (base: string) => (Object.keys(urls) as Host[]).filter((host) => urls[host] === base);

  /** Several hosts at one address: the one that has the path. */
  function hostOf([first = "main", ...others]: readonly Host[], { method, url }: BackendRequest): Host {
    const { path } = splitTarget({ url });
    const has = (host: Host) =>
      app.router(host, method, path).kind === "found" || isDesk({ host, target: { path, queryText: "" } });
    return [first, ...others].find(has) ?? first;
  }

  async function send(request: Request, headers: Readonly<Record<string, string>>): Promise<Sent> {
    const base = baseOf(request.url);
    if (!base)
      throw new TypeError(`${request.url} is not an address of the mock (${Object.values(urls).join(", ")})`);
    const rest = request.url.slice(base.length).replace(/#.*$/, "");
    const exchange = new FetchExchange(request, rest.startsWith("/") ? rest : `/${rest}`, headers);
    const host = hostOf(hostsAt(base), exchange.request);
    handleRequest(app, exchange, host, base).catch((error: unknown) => exchange.fail(error));
    return exchange.sent;
  }
  const on = (name: string, handler: CustomHandler, settings?: CustomOptions) =>
    app.custom.on(app, name, handler, settings);
  return {
    urls,
    app,
    on: on as On,
    serves: (url) => baseOf(String(url)) !== undefined,
    fetch: async (input, init) => (await send(new Request(input, init), {})).response,
    send,
  };
}
