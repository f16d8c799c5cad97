import { afterAll, beforeAll } from "vitest";
import type { Host } from "#mock/contract/document.ts";
import { type MockControl, createMockControl } from "#mock/client.ts";
import type { MockOptions } from "#mock/server/app.ts";
import type { MockServer } from "#mock/server/serve.ts";
import { startMockServer } from "#mock/server/start.ts";
import { type FormValue, encodeForm } from "#api-spec/codec/encode-form.ts";

/** When every world of a test stands still, unless the test moves it. */
export const NOW = "2026-11-21 10:00:00";

export type Reply<T = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if it is no JSON. */
  readonly body: {
    readonly code: number;
    readonly message: string;
    readonly data: T;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
  };
};

export type RequestOptions = {
  readonly form?: { [name: string]: FormValue };
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of a form: sent as it is. */
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
  /** Which of the three hosts is asked; main without it. */
  readonly host?: Host;
  readonly signal?: AbortSignal;
};

export type TestWorld = Awaited<ReturnType<typeof createTestWorld>>;

/** One client of one world: it keeps its session cookie as a browser would. */
async function createTestWorld(urls: MockServer["urls"], name: string) {
  const control: MockControl = createMockControl({ baseUrl: urls.main, world: name });
  await control.clock.freeze(NOW);
  let session: string | undefined;

  function fetchRaw(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
    const { form, body, headers, host = "main", signal } = options;
    const sent = form === undefined ? body : encodeForm(form);
    return fetch(`${urls[host]}${path}`, {
      method,
      headers: {
        "x-mock-world": name,
        ...(session === undefined ? {} : { cookie: `session=${session}` }),
        ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
      ...(signal === undefined ? {} : { signal }),
    });
  }

  async function request<T = unknown>(
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<Reply<T>> {
    const response = await fetchRaw(method, path, options);
    for (const cookie of response.headers.getSetCookie()) {
      const value = /^session=([^;]*)/.exec(cookie)?.[1];
      if (value !== undefined) session = value === "" ? undefined : value;
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: parse(text) as Reply<T>["body"],
    };
  }

  return {
    name,
    control,
    /** The plain answer, not yet read. */
    fetch: fetchRaw,
    request,
    get: <T = unknown>(path: string, options?: RequestOptions) => request<T>("GET", path, options),
    post: <T = unknown>(
      path: string,
      form: { [name: string]: FormValue } = {},
      options: RequestOptions = {},
    ) => request<T>("POST", path, { ...options, form }),
    /** Logs a persona in; later calls of this client carry the session. */
    async login(persona: string): Promise<void> {
      const reply = await request("POST", "/api/user/login", {
        form: { username: persona, password: "demo1234" },
      });
      if (reply.status !== 200) throw new Error(`login as ${persona}: ${reply.status} ${reply.text}`);
    },
    session: () => session,
    useSession(value: string | undefined) {
      session = value;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** 2,000 goods are made in a sixth of the time of all, and hold the same showcase. */
const TEST_SCALE = 1 / 6;

/**
 * One mock server for a test file, with fewer goods than the mock's own unless `scale` says otherwise. `world()` answers
 * a new world with a frozen clock; with a name, always that one, so that two clients can share it. `options` may be
 * a function, for what is known only when the tests begin.
 */
export function testMock(options: MockOptions | (() => MockOptions) = {}) {
  let server: MockServer | undefined;
  let count = 0;
  beforeAll(async () => {
    server = await startMockServer({
      port: 0,
      quiet: true,
      scale: TEST_SCALE,
      ...(typeof options === "function" ? options() : options),
    });
  });
  afterAll(() => server?.close());
  const urls = () => {
    if (!server) throw new Error("the mock server starts before the tests, not before the file");
    return server.urls;
  };
  return {
    get urls() {
      return urls();
    },
    world(name = `test-${(count += 1)}`): Promise<TestWorld> {
      return createTestWorld(urls(), name);
    },
  };
}
