import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import type { MockUrls } from "./mock-urls.ts";
import type { Transport } from "./transport.ts";

export type Form = { [name: string]: FormValue };

export type Reply<T = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: {
    readonly code: number;
    readonly message: string;
    readonly data: T;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
  };
};

export type RequestOptions = {
  readonly form?: Form;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent unchanged, instead of a form. */
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
  /** The host to call; defaults to main. */
  readonly host?: keyof MockUrls;
  readonly signal?: AbortSignal;
};

export type HttpClient = ReturnType<typeof createHttpClient>;

/** A client of one world that keeps its session cookie like a browser. */
export function createHttpClient({ urls, send: transmit }: Transport, world: string, firstSession?: string) {
  let session = firstSession;

  /** Sends a request to this world, with its session. */
  async function sendRequest(request: Request, headers: Readonly<Record<string, string>>): Promise<Response> {
    const sendsCookie = session !== undefined && request.credentials !== "omit";
    const { response, cookies } = await transmit(request, {
      "x-mock-world": world,
      ...(sendsCookie && { cookie: `session=${session}` }),
      ...headers,
    });
    for (const cookie of cookies) {
      const value = /^session=([^;]*)/.exec(cookie)?.[1];
      if (value !== undefined) session = value === "" ? undefined : value;
    }
    return response;
  }

  function send(method: string, path: string, options: RequestOptions = {}): Promise<Response> {
    const { form, body, headers, host = "main", signal } = options;
    const sent = form === undefined ? body : encodeForm(form);
    const request = new Request(`${urls[host]}${path}`, {
      method,
      ...(sent === undefined ? {} : { body: sent }),
      ...(signal === undefined ? {} : { signal }),
      ...(form !== undefined && { headers: { "content-type": "application/x-www-form-urlencoded" } }),
    });
    return sendRequest(request, {
      // As the shop sends it.
      "x-requested-with": "XMLHttpRequest",
      // Compressing and decompressing takes a sixth of the time of tests with many calls.
      "accept-encoding": "identity",
      ...headers,
    });
  }

  async function request<T = unknown>(
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<Reply<T>> {
    const response = await send(method, path, options);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: parse(text) as Reply<T>["body"],
    };
  }

  return {
    /** A standard `fetch` within this world, with its session; a relative address lies on the main host. */
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input instanceof Request ? input : new URL(input, urls.main), init);
      // As a page of the shop sends it.
      return sendRequest(request, { "sec-fetch-site": "same-origin" });
    },
    /** Returns the raw response. */
    send,
    request,
    get: <T = unknown>(path: string, options?: RequestOptions) => request<T>("GET", path, options),
    post: <T = unknown>(path: string, form: Form = {}, options: RequestOptions = {}) =>
      request<T>("POST", path, { ...options, form }),
    /** Logs a persona in; later calls of this client use the session. */
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
