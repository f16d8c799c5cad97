import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type OperationId, operations } from "#generated/operations.ts";
import type { MockWorld } from "#mock/test-kit/open-world.ts";
import type { Behind, Plant, Twist, WireResponse, WireCall } from "./wire.ts";

const FORM = "application/x-www-form-urlencoded";
/** Hop-by-hop headers. */
const HOP_HEADERS = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "set-cookie",
]);

const BEFORE = "before";
const OF_A_PAGE = [
  "origin",
  "sec-fetch-site",
  "sec-fetch-mode",
  "x-requested-with",
  "idempotency-key",
  "access-control-request-method",
  "access-control-request-headers",
];

type Route = { readonly operationId: OperationId; readonly method: string; readonly pattern: RegExp };

// Literal paths before those with parameters.
const ROUTES: readonly Route[] = Object.entries(operations)
  .toSorted(([, a], [, b]) => a.path.split("{").length - b.path.split("{").length)
  .map(([operationId, { method, path }]) => ({
    operationId: operationId as OperationId,
    method,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`),
  }));

/** A proxy in front of a world of a mock, in which faults are planted: the mock itself is unmodified. */
export async function startMutatingProxy(world: MockWorld, plant: Plant) {
  const server = createServer((request, outgoing) => {
    pass(world, plant, request, outgoing).catch((error: Error) => outgoing.destroy(error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function pass(
  world: MockWorld,
  plant: Plant,
  request: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", world.urls.main);
  // A preflight belongs to the method that it asks for.
  const asked = request.headers["access-control-request-method"] ?? request.method ?? "GET";
  const { route, twist, ids } = find(plant, asked, pathname);
  // HEAD and OPTIONS have no route of their own.
  const placed = route ?? ROUTES.find(({ pattern }) => pattern.test(pathname));
  const base = world.urls[placed ? operations[placed.operationId].host : "main"];
  const raw = await buffer(request);
  const contentType = request.headers["content-type"] ?? "";
  const isForm = contentType.startsWith(FORM);
  const call: WireCall = {
    method: request.method ?? "GET",
    ids,
    query: searchParams,
    form: new URLSearchParams(isForm ? raw.toString() : ""),
    contentType,
    cookie: request.headers.cookie ?? "",
    encoding: String(request.headers["accept-encoding"] ?? ""),
    page: Object.fromEntries(
      OF_A_PAGE.flatMap((name) => (name in request.headers ? [[name, String(request.headers[name])]] : [])),
    ),
  };
  const path = ({ ids: [...values] }: WireCall) =>
    route && operations[route.operationId].path.replaceAll(/\{\w+\}/g, () => values.shift() ?? "");
  const ask = (sent: WireCall): Promise<WireResponse> => {
    const query = String(sent.query);
    // Calls without a twist are passed on unchanged.
    const target = twist ? `${path(sent) ?? pathname}${query && `?${query}`}` : (request.url ?? "/");
    return pull(world, new URL(target, base), sent, twist && isForm ? String(sent.form) : raw);
  };
  const askFor: Behind["askFor"] = (operationId, session, { ids: values = [], query = {}, form } = {}) => {
    const { method, host, path: pattern } = operations[operationId];
    const left = [...values];
    const url = new URL(
      pattern.replaceAll(/\{\w+\}/g, () => String(left.shift() ?? "")),
      world.urls[host],
    );
    url.search = String(new URLSearchParams(query));
    const { cookie, page } = session;
    const body = String(new URLSearchParams(form));
    return pull(world, url, { method, cookie, page, contentType: form ? FORM : "" }, body);
  };
  const askInVain = (sent: WireCall): Promise<WireResponse> =>
    inTurn(world, async () => {
      await world.control.snapshots.save(BEFORE);
      const response = await ask(sent);
      await world.control.snapshots.restore(BEFORE);
      return response;
    });
  const mock: Behind = { ask, askFor, askInVain };
  const response = (await twist?.before?.(call, mock)) ?? (await ask(call));
  await twist?.after?.(response, call, mock);
  send(outgoing, response, call.method === "HEAD");
}

/** Calls the mock. */
async function pull(
  world: MockWorld,
  url: URL,
  { method, page, contentType, cookie }: Pick<WireCall, "method" | "page" | "contentType" | "cookie">,
  body: string | Buffer,
): Promise<WireResponse> {
  const response = await fetch(url, {
    method,
    headers: {
      "x-mock-world": world.name,
      // A twist works on the text; those that compress do so themselves.
      "accept-encoding": "identity",
      ...page,
      ...(contentType && { "content-type": contentType }),
      ...(cookie && { cookie }),
    },
    ...(body.length > 0 && method !== "GET" && { body: body as BodyInit }),
    redirect: "manual",
  });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !HOP_HEADERS.has(name))),
    cookies: response.headers.getSetCookie(),
    body: await response.text(),
  };
}

const turns = new WeakMap<MockWorld, Promise<unknown>>();

/** One after the other in a world, whose snapshots would undo what another call does meanwhile. */
function inTurn<T>(world: MockWorld, task: () => Promise<T>): Promise<T> {
  const turn = (turns.get(world) ?? Promise.resolve()).then(task);
  turns.set(
    world,
    turn.catch(() => undefined),
  );
  return turn;
}

function find(plant: Plant, method: string, path: string) {
  const route = ROUTES.find((each) => each.method === method && each.pattern.test(path));
  if (!route) {
    const isKnown = ROUTES.some(({ pattern }) => pattern.test(path));
    const isFile = /^\/(?:files|images)\//.test(path);
    const ofMethod = method === "HEAD" ? "head" : method === "OPTIONS" ? "options" : "methods";
    return { route, twist: isFile ? plant.files : isKnown ? plant[ofMethod] : undefined, ids: [] };
  }
  const twist: Twist | undefined = plant[route.operationId];
  return { route, twist, ids: (route.pattern.exec(path) ?? []).slice(1) };
}

function send(
  outgoing: ServerResponse,
  { status, headers, cookies, body, bytes, fate }: WireResponse,
  isHead: boolean,
): void {
  if (fate === "hang") return;
  const length = bytes?.length ?? Buffer.byteLength(body);
  const setCookie = cookies.length > 0 ? { "set-cookie": [...cookies] } : {};
  outgoing.writeHead(status, { ...(!isHead && { "content-length": length }), ...headers, ...setCookie });
  if (fate !== "cut") return void outgoing.end(bytes ?? body);
  outgoing.write(body.slice(0, body.length / 2), () => outgoing.destroy());
}
