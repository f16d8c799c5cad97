import { join } from "node:path";
import { createBackend } from "#mock/test-kit/create-backend.ts";
import packageFile from "../../../package.json" with { type: "json" };
import { bundleWorker } from "../../demo/bundle-worker.ts";
import { startMockProcess } from "../../support/mock-process.ts";
import { askBrowser } from "../ask-browser.ts";
import { curlStatus } from "../curl.ts";
import { FOLDER } from "../fixtures.ts";
import { DELAY_MS, EXTRA, LIST, type Peer, type Server, type Way, caller, sendJson } from "../peer.ts";

const control = ({ urls }: Server, method: string, path: string, body: unknown, headers = {}) =>
  sendJson(method, `${urls.main}/__mock__/${path}`, body, headers);

const failing =
  (fault: object, rule: object = {}): Way =>
  async (server) => {
    await control(server, "POST", "faults", { match: { operationId: "listGoods" }, fault, ...rule });
  };

/** Logs in the test user of a world, who has an empty cart. */
async function logIn(url: string, headers = {}): Promise<string> {
  const { session } = (await sendJson("PUT", `${url}/__mock__/session`, { username: "empty" }, headers)) as {
    session: { cookie: string };
  };
  return session.cookie;
}

async function inWorld({ urls }: Server, name: string) {
  const headers = { "x-mock-world": name };
  return caller({ urls, cookie: await logIn(urls.main, headers) }, headers);
}

const verify = (server: Server, body: object) =>
  control(server, "POST", "requests/verify", body) as Promise<{ ok: boolean; message: string }>;

async function start(...flags: string[]): Promise<Server> {
  const mock = await startMockProcess("--scale", "0.1", ...flags);
  const isForeign = flags.includes("--contract") || flags.includes("--upstream");
  return { ...mock, cookie: isForeign ? "" : await logIn(mock.urls.main) };
}

const inProcess = (backend = createBackend({ scale: 0.1 })) => ({
  clients: [
    (path: string, init?: RequestInit) => backend.fetch(new Request(`http://localhost:4010${path}`, init)),
  ],
});

export const ours: Peer = {
  name: "This mock",
  install: () => Promise.resolve(packageFile.version),
  start: ({ contract, overlay, upstream, har, seed }) =>
    start(
      ...(contract === undefined ? [] : ["--contract", contract]),
      ...(overlay === undefined ? [] : ["--overlay", overlay]),
      ...(upstream === undefined ? [] : ["--upstream", upstream]),
      ...(har === undefined ? [] : ["--replay", har]),
      ...(seed === undefined ? [] : ["--seed", String(seed)]),
    ),
  ways: {
    clock: async (server) => {
      const order = await control(server, "POST", "create/order", { user: "buyer", state: "unpaid" });
      const { id } = order as { id: number };
      return {
        ask: async () => {
          const answer = await caller(server)(`/api/order/${id}`, { headers: { "x-mock-user": "buyer" } });
          return ((await answer.json()) as { data: { status: number } }).data.status;
        },
        act: () => control(server, "PUT", "clock", { advance: "25h" }),
      };
    },
    worlds: async (server) => ({ clients: [await inWorld(server, "one"), await inWorld(server, "other")] }),
    reset: (server) => ({
      act: async () => {
        await control(server, "POST", "reset", {});
        server.cookie = await logIn(server.urls.main);
      },
    }),
    snapshot: (server) => ({
      ask: () => control(server, "POST", "snapshots", { name: "one line" }),
      act: () => control(server, "POST", "snapshots/restore", { name: "one line" }),
    }),
    status: failing({ kind: "status", status: 500 }),
    once: failing({ kind: "status", status: 500 }, { times: 1 }),
    delay: failing({ kind: "delay", delay: DELAY_MS }),
    hang: failing({ kind: "hang" }),
    connection: failing({ kind: "reset" }),
    cut: failing({ kind: "cut" }),
    patch: () => {
      const backend = createBackend({ scale: 0.1 });
      backend.on("listGoods", async ({ next }) => {
        const { body } = await next();
        return { body: { ...body, message: "patched" } };
      });
      return inProcess(backend);
    },
    count: (server) => ({
      ask: async () => {
        const { ok } = await verify(server, { operationId: "listGoods", times: 2 });
        return ok ? 2 : undefined;
      },
    }),
    "near-misses": (server) => ({
      ask: async () =>
        (await verify(server, { operationId: "addCartLines", body: { params: [{ number: 30 }] } })).message,
    }),
    wait: (server) => ({ ask: () => verify(server, { operationId: "listGoods", timeout_ms: 5000 }) }),
    proxy: failing({ kind: "status", status: 500 }),
    record: async (server, backend) => {
      await server.stop();
      const folder = join(FOLDER, "recording");
      Object.assign(server, await start("--upstream", backend, "--record", folder));
      return {
        act: async () => {
          await server.stop();
          Object.assign(server, await start("--replay", folder), { cookie: "" });
        },
      };
    },
    "in-process": () => inProcess(),
    browser: () => ({
      ask: async () =>
        askBrowser(
          { "/sw.js": `const DEMO_FILES = [];\n${await bundleWorker("/files/")}` },
          `navigator.serviceWorker.register("/sw.js")`,
          LIST,
        ),
    }),
    page: ({ urls }) => ({ ask: async () => (await fetch(`${urls.main}/__mock__/`)).text() }),
    curl: ({ urls }) => ({
      ask: async () => {
        const rule = { match: { operationId: "listGoods" }, fault: { kind: "status", status: 500 } };
        await curlStatus(`${urls.main}/__mock__/faults`, "--data", JSON.stringify(rule));
        return curlStatus(urls.main + LIST);
      },
    }),
  },
  byHand: {
    sse: async (server) => {
      const answer = {
        kind: "answer",
        status: 200,
        content_type: "text/event-stream",
        body: "data: hello\n\n",
      };
      await control(server, "POST", "faults", { match: { outside: true, path: EXTRA }, fault: answer });
    },
  },
};
