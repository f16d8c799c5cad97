import { AsyncLocalStorage } from "node:async_hooks";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { CONTRACT } from "../../bench/mock/contenders.ts";
import { installTools } from "../../support/install-tools.ts";
import { askBrowser } from "../ask-browser.ts";
import {
  CART,
  type Call,
  DELAY_MS,
  EXTRA,
  LINES,
  LIST,
  LOGIN,
  type Peer,
  SOLD_OUT,
  type Server,
  USER,
  type Way,
  caller,
} from "../peer.ts";

type Handler = object;
type Resolver = (info: {
  request: Request;
  cookies: Record<string, string>;
}) => Response | Promise<Response | undefined> | undefined;
type Make = (path: string, resolver: Resolver, options?: { once: boolean }) => Handler;
/** The used parts of the packages, which are installed apart from the project's own. */
type Msw = {
  http: Record<"get" | "post" | "all", Make>;
  ws: {
    link(url: string): {
      addEventListener(type: "connection", listener: (event: Connection) => void): Handler;
    };
  };
  delay(ms: number | "infinite"): Promise<void>;
  bypass(request: Request | string): Request;
  getResponse(handlers: readonly Handler[], request: Request): Promise<Response | undefined>;
  HttpResponse: { error(): Response };
};
type Connection = {
  client: {
    addEventListener(type: "message", listener: (event: { data: string }) => void): void;
    send(data: string): void;
  };
};
type SetupServer = {
  use(...handlers: readonly Handler[]): void;
  listen(options: object): void;
  close(): void;
  resetHandlers(): void;
  boundary<T>(run: () => T): () => T;
  events: { on(name: "request:start", listener: (event: { request: Request }) => void): void };
};

const ORIGIN = "http://localhost:4010";
const json = (body: unknown, status = 200) => Response.json(body, { status });

let tools = "";
let msw: Msw;
let source: { fromOpenApi(text: string): Promise<Handler[]>; fromTraffic(har: object): Handler[] };
let node: { setupServer(...handlers: readonly Handler[]): SetupServer };
/** The one that is listening: it takes the place of this process's own fetch. */
let server: SetupServer;
let defaults: readonly Handler[] = [];

const using =
  (...make: readonly (() => Handler)[]): Way =>
  () =>
    server.use(...make.map((one) => one()));
const onList = (resolver: Resolver, options?: { once: boolean }) =>
  using(() => msw.http.get(ORIGIN + LIST, resolver, options));

function cartHandlers(goods: number[] = []): readonly Handler[] {
  const add: Resolver = async ({ request }) => {
    const { params } = (await request.json()) as { params: { goods_id: number }[] };
    goods.push(...params.map(({ goods_id }) => goods_id));
    return json({ code: 200 });
  };
  const list: Resolver = () => json({ code: 200, data: goods.map((id) => ({ goods: { id } })) });
  return [msw.http.post(ORIGIN + CART, add), msw.http.get(ORIGIN + LINES, list)];
}

const countCalls = (onCall: () => void) =>
  server.events.on("request:start", ({ request }) => {
    if (new URL(request.url).pathname === LIST) onCall();
  });

/** Handlers of a contract or a HAR, in this process. */
async function start(handlers: readonly Handler[], upstream?: string): Promise<Server> {
  const forward: Resolver = async ({ request }) =>
    fetch(msw.bypass(new Request(request.url.replace(ORIGIN, upstream ?? ""), request)));
  defaults = upstream === undefined ? handlers : [msw.http.all(`${ORIGIN}/*`, forward)];
  server = node.setupServer(...defaults);
  server.listen({ onUnhandledRequest: "bypass" });
  const urls = { main: ORIGIN, activity: "http://localhost:4011", chat: "http://localhost:4012" };
  return { urls, cookie: "session=made-up", stop: () => server.close() };
}

export const mswPeer: Peer = {
  name: "MSW",
  async install() {
    tools = await installTools("msw");
    const requireFrom = createRequire(join(tools, "package.json"));
    const load = (name: string): Promise<unknown> => import(pathToFileURL(requireFrom.resolve(name)).href);
    msw = (await load("msw")) as Msw;
    node = (await load("msw/node")) as typeof node;
    source = {
      ...((await import(join(tools, "node_modules/@msw/source/lib/open-api/from-open-api.js"))) as object),
      ...((await import(join(tools, "node_modules/@msw/source/lib/traffic/from-traffic.js"))) as object),
    } as typeof source;
    const { version } = requireFrom("msw/package.json") as { version: string };
    const { version: ofSource } = requireFrom("@msw/source/package.json") as { version: string };
    return `${version} with @msw/source ${ofSource}`;
  },
  start({ contract = CONTRACT, overlay, har, upstream }) {
    if (overlay !== undefined) return undefined;
    const handlers = async () =>
      har === undefined
        ? source.fromOpenApi(await readFile(contract, "utf8"))
        : source.fromTraffic(JSON.parse(await readFile(har, "utf8")) as object);
    return handlers().then((each) => start(each, upstream));
  },
  ways: {
    status: onList(() => json({}, 500)),
    once: onList(() => json({}, 500), { once: true }),
    delay: onList(async () => {
      await msw.delay(DELAY_MS);
      return undefined;
    }),
    hang: onList(async () => {
      await msw.delay("infinite");
      return undefined;
    }),
    connection: onList(() => msw.HttpResponse.error()),
    cut: onList(() => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"code":'));
          controller.error(new Error("cut"));
        },
      });
      return new Response(body, { headers: { "content-type": "application/json" } });
    }),
    patch: onList(async ({ request }) => {
      const response = await msw.getResponse(defaults, request);
      return json({ ...((await response?.json()) as object), message: "patched" });
    }),
    proxy: onList(() => json({}, 500)),
    "in-process": (mock) => ({ clients: [caller(mock)] }),
    browser: () => ({
      ask: async () =>
        askBrowser(
          {
            "/mockServiceWorker.js": await readFile(
              join(tools, "node_modules/msw/lib/mockServiceWorker.js"),
              "utf8",
            ),
            "/worker.js": await bundleBrowser(),
          },
          `import("/worker.js")`,
          ORIGIN + LIST,
        ),
    }),
  },
  byHand: {
    query: onList(({ request }) =>
      new URL(request.url).searchParams.get("page") === "0"
        ? json({ errors: { page: ["wrong"] } }, 422)
        : undefined,
    ),
    form: using(() =>
      msw.http.post(ORIGIN + CART, async ({ request }) => {
        const id = (await request.formData()).get("params[0][goods_id]");
        return Number.isInteger(Number(id))
          ? json({})
          : json({ errors: { "params.0.goods_id": ["wrong"] } }, 422);
      }),
    ),
    session: using(() =>
      msw.http.get(ORIGIN + LINES, ({ request }) => json({}, request.headers.get("cookie") ? 200 : 401)),
    ),
    login: using(
      () =>
        msw.http.post(ORIGIN + LOGIN, async ({ request }) => {
          const name = (await request.formData()).get("username") as string;
          return new Response(null, { headers: { "set-cookie": `session=${name}` } });
        }),
      () => msw.http.get(ORIGIN + USER, ({ request }) => json({ name: request.headers.get("cookie") })),
    ),
    state: () => server.use(...cartHandlers()),
    rule: using(() =>
      msw.http.post(ORIGIN + CART, async ({ request }) =>
        json({}, (await request.text()).includes(`"goods_id":${SOLD_OUT},`) ? 422 : 200),
      ),
    ),
    upload: () => {
      let file: Blob | undefined;
      server.use(
        msw.http.post(`${ORIGIN}/api/upload`, async ({ request }) => {
          file = (await request.formData()).get("file") as File;
          return json({ url: `${ORIGIN}/images/1` });
        }),
        msw.http.get(`${ORIGIN}/images/1`, () => new Response(file)),
      );
    },
    worlds: (mock) => {
      /** A boundary is left with its function, its context is kept. */
      const inBoundary = (): Call => {
        const keep = server.boundary(() => {
          server.use(...cartHandlers());
          return AsyncLocalStorage.snapshot();
        })();
        return (path, init) => keep(() => caller(mock)(path, init));
      };
      return { clients: [inBoundary(), inBoundary()] };
    },
    reset: () => {
      server.use(...cartHandlers());
      return {
        act: async () => {
          server.resetHandlers();
          server.use(...cartHandlers());
        },
      };
    },
    snapshot: () => {
      const goods: number[] = [];
      let saved: number[] = [];
      server.use(...cartHandlers(goods));
      return {
        ask: async () => (saved = [...goods]),
        act: async () => goods.splice(0, goods.length, ...saved),
      };
    },
    count: () => {
      let count = 0;
      countCalls(() => (count += 1));
      return { ask: async () => count };
    },
    wait: () => ({ ask: () => new Promise<void>((resolve) => countCalls(resolve)) }),
    sse: using(() =>
      msw.http.get(
        ORIGIN + EXTRA,
        () => new Response("data: hello\n\n", { headers: { "content-type": "text/event-stream" } }),
      ),
    ),
    websocket: using(() =>
      msw.ws.link("ws://localhost:4010/ws").addEventListener("connection", ({ client }) => {
        client.addEventListener("message", ({ data }) => client.send(data));
      }),
    ),
  },
};

/** A page's script that responds by the contract. */
async function bundleBrowser(): Promise<string> {
  const entry = `
    import { setupWorker } from "msw/browser";
    import { fromOpenApi } from "@msw/source/open-api";
    import contract from ${JSON.stringify(CONTRACT)};
    await setupWorker(...(await fromOpenApi(contract))).start({ quiet: true });`;
  const bundle = await rolldown({
    input: "entry",
    cwd: tools,
    platform: "browser",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? join(tools, "entry.js") : null),
        load: (id) => (id === join(tools, "entry.js") ? entry : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
