import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../support/run-command.ts";
import { curlStatus } from "../curl.ts";
import { FOLDER, recordedList } from "../fixtures.ts";
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

const VERSION = "3.13.2";
const JARS = join(tmpdir(), "check-peers-wiremock");
const JAR = join(JARS, `wiremock-standalone-${VERSION}.jar`);
const FOREVER_MS = 600_000;

const admin = ({ urls }: Server, method: string, path: string, body?: unknown) =>
  sendJson(method, `${urls.main}/__admin/${path}`, body);

type Stub = { request: object; response: object; [more: string]: unknown };

async function addStubs(server: Server, ...stubs: readonly Stub[]): Promise<void> {
  for (const stub of stubs) await admin(server, "POST", "mappings", stub);
}

const get = (urlPath: string, more = {}) => ({ method: "GET", urlPath, ...more });
const ofList = (response: object, more = {}): Stub => ({ request: get(LIST), response, ...more });
const listed = () => ({ status: 200, jsonBody: recordedList() });
const stubbing =
  (...stubs: readonly Stub[]): Way =>
  (server) =>
    addStubs(server, ...stubs);

/** A cart as a scenario: empty, with 7, with 7 and 1. */
function cartStubs(name: string, headers = {}): Stub[] {
  const states = ["Started", "7", "7 and 1"];
  const goods = [[], [7], [7, 1]];
  return states.flatMap((requiredScenarioState, index) => {
    const scenario = { scenarioName: name, requiredScenarioState };
    const data = (goods[index] ?? []).map((id) => ({ goods: { id } }));
    return [
      { ...scenario, request: get(LINES, { headers }), response: { jsonBody: { code: 200, data } } },
      {
        ...scenario,
        ...(index < 2 && { newScenarioState: states[index + 1] }),
        request: { method: "POST", urlPath: CART, headers },
        response: { jsonBody: { code: 200 } },
      },
    ];
  });
}

const loginStubs = (username: string): Stub[] => [
  {
    request: { method: "POST", urlPath: LOGIN, formParameters: { username: { equalTo: username } } },
    response: { status: 200, headers: { "Set-Cookie": `session=${username}` } },
  },
  {
    request: get(USER, { cookies: { session: { equalTo: username } } }),
    response: { jsonBody: { data: { name: username } } },
  },
];

/** Its open source reads no OpenAPI, so that it starts with a response to the list alone. */
export const wireMock: Peer = {
  name: "WireMock",
  async install() {
    if (!existsSync(JAR)) {
      const artifact = `org.wiremock:wiremock-standalone:${VERSION}`;
      const copy = ["mvn", "-q", "dependency:copy", `-Dartifact=${artifact}`, `-DoutputDirectory=${JARS}`];
      const { ok, output } = await runCommand(copy);
      if (!ok) throw new Error(`Maven cannot fetch it: ${output.trim().split("\n")[0]}`);
    }
    return VERSION;
  },
  start({ contract, overlay, har, upstream }) {
    if (contract !== undefined || overlay !== undefined || har !== undefined) return undefined;
    const proxy = upstream === undefined ? [] : [`--proxy-all=${upstream}`];
    const command = (port: number) => [
      "-jar",
      JAR,
      "--port",
      String(port),
      "--disable-banner",
      // For its recordings.
      "--root-dir",
      join(FOLDER, `wiremock-${port}`),
      ...proxy,
    ];
    return serve(command, "/__admin/health", "java");
  },
  ways: {
    reset: async (server) => {
      await addStubs(server, ...cartStubs("cart"));
      return { act: () => admin(server, "POST", "scenarios/reset") };
    },
    status: stubbing(ofList({ status: 500 })),
    delay: stubbing(ofList({ ...listed(), fixedDelayMilliseconds: DELAY_MS })),
    hang: stubbing(ofList({ ...listed(), fixedDelayMilliseconds: FOREVER_MS })),
    connection: stubbing(ofList({ fault: "CONNECTION_RESET_BY_PEER" })),
    cut: stubbing(ofList({ fault: "MALFORMED_RESPONSE_CHUNK" })),
    once: stubbing(
      ofList(
        { status: 500 },
        { scenarioName: "once", requiredScenarioState: "Started", newScenarioState: "failed" },
      ),
      ofList(listed(), { scenarioName: "once", requiredScenarioState: "failed" }),
    ),
    count: (server) => ({
      ask: async () => {
        const { count } = (await admin(server, "POST", "requests/count", get(LIST))) as { count: number };
        return count;
      },
    }),
    "near-misses": (server) => ({
      ask: () =>
        admin(server, "POST", "near-misses/request-pattern", {
          method: "POST",
          urlPath: CART,
          bodyPatterns: [{ matchesJsonPath: "$.params[?(@.number == 30)]" }],
        }),
    }),
    proxy: stubbing(ofList({ status: 500 })),
    record: async (server, backend) => {
      await admin(server, "POST", "recordings/start", { targetBaseUrl: backend });
      return { act: () => admin(server, "POST", "recordings/stop") };
    },
    page: ({ urls }) => ({ ask: async () => (await fetch(`${urls.main}/__admin/swagger-ui/`)).text() }),
    curl: ({ urls }) => ({
      ask: async () => {
        await curlStatus(`${urls.main}/__admin/mappings`, "--data", JSON.stringify(ofList({ status: 500 })));
        return curlStatus(urls.main + LIST);
      },
    }),
    template: stubbing({
      request: get(EXTRA),
      response: { body: "{{request.query.name}}", transformers: ["response-template"] },
    }),
    webhook: async (server, backend) =>
      addStubs(server, {
        request: get(EXTRA),
        response: { status: 200 },
        serveEventListeners: [{ name: "webhook", parameters: { method: "POST", url: `${backend}/hook` } }],
      }),
  },
  byHand: {
    session: stubbing(
      { priority: 5, request: get(LINES), response: { status: 401 } },
      {
        priority: 1,
        request: get(LINES, { cookies: { session: { matches: ".+" } } }),
        response: { status: 200 },
      },
    ),
    login: stubbing(...["buyer", "credit"].flatMap(loginStubs)),
    query: stubbing({
      request: get(LIST, { queryParameters: { page: { matches: "0" } } }),
      response: { status: 422, jsonBody: { errors: { page: ["wrong"] } } },
    }),
    form: stubbing(
      { priority: 5, request: { method: "POST", urlPath: CART }, response: { status: 200 } },
      {
        priority: 1,
        request: {
          method: "POST",
          urlPath: CART,
          formParameters: { "params[0][goods_id]": { doesNotMatch: "[0-9]+" } },
        },
        response: { status: 422, jsonBody: { errors: { "params.0.goods_id": ["wrong"] } } },
      },
    ),
    state: stubbing(...cartStubs("cart")),
    rule: stubbing(
      { priority: 5, request: { method: "POST", urlPath: CART }, response: { status: 200 } },
      {
        priority: 1,
        request: {
          method: "POST",
          urlPath: CART,
          bodyPatterns: [{ matchesJsonPath: `$.params[?(@.goods_id == ${SOLD_OUT})]` }],
        },
        response: { status: 422 },
      },
    ),
    worlds: async (server) => {
      const names = ["one", "other"];
      for (const name of names) await addStubs(server, ...cartStubs(name, { "x-test": { equalTo: name } }));
      return { clients: names.map((name) => caller(server, { "x-test": name })) };
    },
    snapshot: async (server) => {
      await addStubs(server, ...cartStubs("cart"));
      let saved = "";
      return {
        ask: async () => {
          const { scenarios } = (await (await fetch(`${server.urls.main}/__admin/scenarios`)).json()) as {
            scenarios: { state: string }[];
          };
          saved = scenarios[0]?.state ?? "";
        },
        act: () => admin(server, "PUT", "scenarios/cart/state", { state: saved }),
      };
    },
    sse: stubbing({
      request: get(EXTRA),
      response: {
        headers: { "content-type": "text/event-stream" },
        body: "data: hello\n\n",
        chunkedDribbleDelay: { numberOfChunks: 2, totalDuration: 200 },
      },
    }),
  },
};
