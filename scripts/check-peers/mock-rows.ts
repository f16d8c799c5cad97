import { isDeepStrictEqual } from "node:util";
import { FILES } from "./fixtures.ts";
import { DELAY_MS, EXTRA, LIST, USER } from "./peer.ts";
import {
  type Row,
  HANG_MS,
  addLine,
  textOf,
  names,
  violationsOf,
  bodyOf,
  within,
  isSeedKept,
  isCut,
  waits,
  echoes,
} from "./probes.ts";

/** How a mock can be told to fail, watched, and run. */
export const mockRows: readonly Row[] = [
  {
    id: "status",
    name: "An operation fails with a status",
    probe: async ({ call, prepared: { headers = {} } }) => (await call(LIST, { headers })).status === 500,
  },
  {
    id: "once",
    name: "It fails once and then works",
    probe: async ({ call }) => {
      const responses = [await call(LIST), await call(LIST), await call(LIST)];
      return responses.map(({ status }) => status).join() === "500,200,200";
    },
  },
  {
    id: "delay",
    name: "Its response is late",
    probe: async ({ call, prepared: { headers = {} } }) => {
      const start = performance.now();
      const { ok } = await call(LIST, { headers });
      return ok && performance.now() - start >= DELAY_MS;
    },
  },
  {
    id: "hang",
    name: "It never responds",
    probe: async ({ call }) => {
      const giveUp = new AbortController();
      const pending = call(LIST, { signal: giveUp.signal }).then(
        () => "responded",
        () => "failed",
      );
      const seen = await within(HANG_MS, pending);
      giveUp.abort();
      return seen === undefined;
    },
  },
  {
    id: "connection",
    name: "Its connection is reset",
    probe: async ({ call }) => {
      // A client may repeat a request whose kept connection was reset.
      const seen = call(LIST, { headers: { connection: "close" } }).then(
        () => "responded",
        () => "failed",
      );
      return (await within(HANG_MS, seen)) === "failed";
    },
  },
  { id: "cut", name: "Its body ends in the middle", probe: isCut },
  {
    id: "patch",
    name: "A function changes a field of its response",
    probe: async ({ call, prepared: { clients: [client = call] = [] } }) => {
      const body = await bodyOf(await client(LIST));
      return body.message === "patched" && Array.isArray((body.data as { list?: unknown } | undefined)?.list);
    },
  },
  {
    id: "template",
    name: "A response repeats the request, without code",
    probe: async ({ call }) => (await textOf(call(`${EXTRA}?name=anna`))).includes("anna"),
  },
  {
    id: "webhook",
    name: "A webhook is called after a response, as configured",
    probe: async ({ call, backend: { hooked } }) => {
      await textOf(call(EXTRA));
      return (
        (await within(
          3000,
          hooked.then(() => true),
        )) === true
      );
    },
  },
  {
    id: "count",
    name: "A test can count the calls of an operation",
    probe: async ({ call, prepared: { ask } }) => {
      await textOf(call(LIST));
      await textOf(call(LIST));
      return (await ask?.()) === 2;
    },
  },
  {
    id: "near-misses",
    name: "An expected call that is missing has near misses",
    probe: async ({ call, prepared: { ask } }) => {
      await textOf(addLine(call, 7, 31));
      return names(JSON.stringify(await ask?.()), "31");
    },
  },
  { id: "wait", name: "A test can wait for a call", probe: waits },
  {
    id: "proxy",
    name: "Calls go to a real backend, but for a mocked one",
    options: ({ url }) => ({ upstream: url }),
    probe: async ({ call }) =>
      (await textOf(call(USER))).includes("from a backend") && (await call(LIST)).status === 500,
  },
  {
    id: "violations",
    name: "A real backend's breaches of contract are reported",
    options: ({ url }) => ({ upstream: url }),
    isDirect: true,
    probe: async ({ call }) => {
      return violationsOf(await call(USER)).some((text) => names(text, "data") || names(text, "body"));
    },
  },
  {
    id: "record",
    name: "A backend's responses are recorded and replayed",
    options: ({ url }) => ({ upstream: url }),
    probe: async ({ call, prepared: { act }, backend }) => {
      const recorded = await textOf(call(LIST));
      await act?.();
      backend.fail();
      const replayed = await call(LIST);
      return (
        recorded.includes("from a backend") &&
        replayed.ok &&
        (await replayed.text()).includes("from a backend")
      );
    },
  },
  {
    id: "har",
    name: "An HTTP Archive (HAR) is replayed",
    options: () => ({ har: FILES.har }),
    isDirect: true,
    probe: async ({ call }) => (await textOf(call(LIST))).includes("from a backend"),
  },
  {
    id: "petstore",
    name: "Another contract is served, by its examples",
    options: () => ({ contract: FILES.petstore }),
    isDirect: true,
    probe: async ({ call }) => {
      const pet = await bodyOf(await call("/pets"));
      return isDeepStrictEqual(pet, { id: 7, name: "Rex" }) || (Number.isInteger(pet.id) && "made up");
    },
  },
  {
    id: "seed",
    name: "Data by the schema, the same for the same seed",
    options: () => ({ contract: FILES.petstore, seed: 7 }),
    isDirect: true,
    probe: isSeedKept,
  },
  {
    id: "overlay",
    name: "An OpenAPI Overlay changes the contract",
    options: () => ({ overlay: FILES.overlay }),
    isDirect: true,
    probe: async ({ call }) => (await textOf(call(EXTRA))).includes("by overlay"),
  },
  {
    id: "in-process",
    name: "In a test's own process, without a port",
    probe: async ({ prepared: { clients: [client] = [] } }) =>
      client !== undefined && (await client(LIST)).ok,
  },
  {
    id: "browser",
    name: "In the browser, in a service worker without a server",
    probe: async ({ prepared: { ask } }) => String(await ask?.()).includes('"list"'),
  },
  {
    id: "page",
    name: "A page in the browser shows and controls it",
    probe: async ({ prepared: { ask } }) => /<html/i.test(String(await ask?.())),
  },
  {
    id: "curl",
    name: "Any language controls it: curl plans a failure",
    probe: async ({ prepared: { ask } }) => (await ask?.()) === "500",
  },
  {
    id: "sse",
    name: "Server-sent events",
    probe: async ({ call }) => {
      const response = await call(EXTRA);
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
      return isStream && (await response.text()).includes("data: hello");
    },
  },
  { id: "websocket", name: "WebSockets", probe: echoes },
];
