import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { CONTRACT } from "../../bench/mock/contenders.ts";
import { installTools } from "../../support/install-tools.ts";
import packageFile from "../../support/tools/mock-servers/package.json" with { type: "json" };
import { curlStatus } from "../curl.ts";
import { FILES, recordedList } from "../fixtures.ts";
import {
  CART,
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
  sendJson,
  serve,
} from "../peer.ts";

const TOKEN = "token";
const HEADERS = { authorization: `Bearer ${TOKEN}` };
const FOREVER_MS = 600_000;

type Rule = { target: string; modifier: string; value: string; operator: string; invert?: boolean };
type Answer = {
  statusCode?: number;
  body?: string;
  latency?: number;
  rules?: readonly Rule[];
  headers?: readonly { key: string; value: string }[];
  callbacks?: readonly object[];
};

let program = "";

const admin = ({ urls }: Server, method: string, path: string, body: unknown = {}) =>
  sendJson(method, `${urls.main}/mockoon-admin/${path}`, body, HEADERS);

/** A route of its data file; the last response is the default. */
const route = (method: string, path: string, responses: readonly Answer[], more: object = {}) => ({
  uuid: randomUUID(),
  type: "http",
  documentation: "",
  method,
  endpoint: path.slice(1),
  responseMode: null,
  responses: responses.map((response, index) => ({
    uuid: randomUUID(),
    body: "{}",
    latency: 0,
    statusCode: 200,
    label: "",
    headers: [],
    bodyType: "INLINE",
    filePath: "",
    databucketID: "",
    sendFileAsBody: false,
    rules: [],
    rulesOperator: "OR",
    disableTemplating: false,
    fallbackTo404: false,
    default: index === responses.length - 1,
    crudKey: "id",
    callbacks: [],
    ...response,
  })),
  ...more,
});
type Route = ReturnType<typeof route>;

const environment = (routes: readonly Route[], more: object) => ({
  uuid: randomUUID(),
  lastMigration: 33,
  name: "Routes",
  port: 3000,
  hostname: "",
  endpointPrefix: "",
  latency: 0,
  routes,
  folders: [],
  proxyMode: false,
  proxyHost: "",
  proxyRemovePrefix: false,
  cors: true,
  rootChildren: routes.map(({ uuid }) => ({ type: "route", uuid })),
  headers: [],
  data: [],
  callbacks: [],
  ...more,
});

/** By the administration, which takes a whole data file. */
const update = (server: Server, routes: readonly Route[], more: object = {}) =>
  admin(server, "PUT", "environment", environment(routes, more));
const routing =
  (...routes: readonly Route[]): Way =>
  async (server) => {
    await update(server, routes);
  };
const listing = (response: Answer) => routing(route("get", LIST, [response]));
const listed = () => ({ body: JSON.stringify(recordedList()) });

/** The cart is a text in a global variable, one for each test. */
const NAME = `(concat 'cart' (header 'x-test'))`;
const cartRoutes = () => [
  route("post", CART, [
    {
      body: `{{setGlobalVar ${NAME} (concat (getGlobalVar ${NAME}) '{"goods":{"id":' (body 'params.0.goods_id') '}}')}}{}`,
    },
  ]),
  route("get", LINES, [{ body: `{"data":[{{{getGlobalVar ${NAME}}}}]}` }]),
];
const withCart = async (server: Server): Promise<void> => {
  await update(server, cartRoutes());
};

export const mockoon: Peer = {
  name: "Mockoon",
  async install() {
    program = join(await installTools("mock-servers"), "node_modules/@mockoon/cli/bin/run.js");
    return packageFile.dependencies["@mockoon/cli"];
  },
  start({ contract = CONTRACT, overlay, har, upstream, seed }) {
    if (overlay !== undefined || har !== undefined) return undefined;
    const flags = ["--disable-log-to-file", "--admin-api-token", TOKEN, "--faker-seed", String(seed ?? 1)];
    const command = (port: number) => [
      program,
      "start",
      "--data",
      contract,
      "--port",
      String(port),
      ...flags,
    ];
    const started = serve(command, contract === CONTRACT ? LIST : "/pets");
    if (upstream === undefined) return started;
    return started.then(async (server) => {
      await update(server, [], { proxyMode: true, proxyHost: upstream });
      return server;
    });
  },
  ways: {
    reset: async (server) => {
      await withCart(server);
      return { act: () => admin(server, "POST", "state/purge") };
    },
    status: listing({ statusCode: 500 }),
    delay: listing({ ...listed(), latency: DELAY_MS }),
    hang: listing({ ...listed(), latency: FOREVER_MS }),
    once: routing(
      route("get", LIST, [
        {
          statusCode: 500,
          rules: [{ target: "request_number", modifier: "", value: "1", operator: "equals" }],
        },
        {},
      ]),
    ),
    count: (server) => ({
      ask: async () => {
        const logs = (await (
          await fetch(`${server.urls.main}/mockoon-admin/logs?limit=100`, { headers: HEADERS })
        ).json()) as { request: { urlPath: string } }[];
        // One more has come when it was started.
        return logs.filter(({ request }) => request.urlPath === LIST).length - 1;
      },
    }),
    wait: (server) => ({
      ask: async () => {
        const { body } = await fetch(`${server.urls.main}/mockoon-admin/events?maxlogs=1`, {
          headers: HEADERS,
        });
        let calls = 0;
        for await (const chunk of body ?? [])
          if ((calls += new TextDecoder().decode(chunk).split("transaction-complete").length - 1) > 1) return;
      },
    }),
    proxy: async (server, backend) => {
      await update(server, [route("get", LIST, [{ statusCode: 500 }])], {
        proxyMode: true,
        proxyHost: backend,
      });
    },
    seed: (server) => ({
      ask: async () => {
        await server.stop();
        const again = await mockoon.start({ contract: FILES.petstore, seed: 7 });
        Object.assign(server, again);
        return (await caller(server)("/animals")).text();
      },
    }),
    template: routing(route("get", EXTRA, [{ body: "{{queryParam 'name'}}" }])),
    webhook: async (server, backend) => {
      const uuid = randomUUID();
      const callback = {
        uuid,
        id: "hook",
        name: "hook",
        documentation: "",
        method: "post",
        uri: `${backend}/hook`,
        headers: [],
        body: "{}",
        bodyType: "INLINE",
        filePath: "",
        databucketID: "",
        sendFileAsBody: false,
      };
      await update(server, [route("get", EXTRA, [{ callbacks: [{ uuid, latency: 0 }] }])], {
        callbacks: [callback],
      });
    },
    curl: ({ urls }) => ({
      ask: async () => {
        const body = JSON.stringify(environment([route("get", LIST, [{ statusCode: 500 }])], {}));
        const type = ["-H", "content-type: application/json", "-H", `authorization: Bearer ${TOKEN}`];
        await curlStatus("-X", "PUT", ...type, "--data", body, `${urls.main}/mockoon-admin/environment`);
        return curlStatus(urls.main + LIST);
      },
    }),
  },
  byHand: {
    query: routing(
      route("get", LIST, [
        {
          statusCode: 422,
          body: '{"errors":{"page":["wrong"]}}',
          rules: [{ target: "query", modifier: "page", value: "0", operator: "equals" }],
        },
        {},
      ]),
    ),
    form: routing(
      route("post", CART, [
        {
          statusCode: 422,
          body: '{"errors":{"params.0.goods_id":["wrong"]}}',
          rules: [
            {
              target: "body",
              modifier: "params.0.goods_id",
              value: "^\\d+$",
              operator: "regex",
              invert: true,
            },
          ],
        },
        {},
      ]),
    ),
    session: routing(
      route("get", LINES, [
        { rules: [{ target: "cookie", modifier: "session", value: ".+", operator: "regex" }] },
        { statusCode: 401 },
      ]),
    ),
    login: routing(
      route("post", LOGIN, [{ headers: [{ key: "Set-Cookie", value: "session={{body 'username'}}" }] }]),
      route("get", USER, [{ body: `{"name":"{{cookie 'session'}}"}` }]),
    ),
    state: withCart,
    rule: routing(
      route("post", CART, [
        {
          statusCode: 422,
          rules: [
            { target: "body", modifier: "params.0.goods_id", value: String(SOLD_OUT), operator: "equals" },
          ],
        },
        {},
      ]),
    ),
    worlds: async (server) => {
      await withCart(server);
      return { clients: ["one", "other"].map((name) => caller(server, { "x-test": name })) };
    },
    snapshot: async (server) => {
      await withCart(server);
      let saved: unknown;
      const url = `${server.urls.main}/mockoon-admin/global-vars/cart`;
      return {
        ask: async () => {
          saved = ((await (await fetch(url, { headers: HEADERS })).json()) as { value: unknown }).value;
        },
        act: () => admin(server, "PUT", "global-vars", { key: "cart", value: saved }),
      };
    },
    sse: routing(
      route("get", EXTRA, [
        { body: "data: hello\n\n", headers: [{ key: "content-type", value: "text/event-stream" }] },
      ]),
    ),
    websocket: routing(route("", "/ws", [{ body: "{{body}}" }], { type: "ws" })),
  },
};
