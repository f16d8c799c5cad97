type ControlCall = {
  readonly url: string;
  readonly method: string;
  readonly params?: object | undefined;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The mock, and its world, that a call of the control API is for. */
export type ControlTarget = {
  /** The address of any of the mock's hosts; empty for the page's own. */
  readonly baseUrl?: string;
  readonly world?: string;
  /** The value of a session cookie to speak for. */
  readonly session?: string | undefined;
  /** A mock on another machine requires this token, which it prints at its start. */
  readonly token?: string | undefined;
  /** Sends a request in another way than `fetch`. */
  readonly send?: (
    request: Request,
    headers: Readonly<Record<string, string>>,
  ) => Promise<{ readonly response: Response }>;
  /** The language of texts for people; by default the server's. */
  readonly language?: "en" | "zh";
};

const sendByFetch = async (request: Request, headers: Readonly<Record<string, string>>) => ({
  response: await fetch(request, { headers }),
});

/** Sends the requests of the control API's generated functions. Rejects with the server's own message if it refuses. */
export async function controlFetch<T>(
  { url, method, params = {}, data, headers = {} }: ControlCall,
  { baseUrl = "", world = "default", session, token, language, send = sendByFetch }: ControlTarget = {},
): Promise<T> {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given).toString();
  const path = `/__mock__${url}`;
  const address = new URL(`${baseUrl}${path}${search && `?${search}`}`, globalThis.location?.href);
  const sent = data === undefined ? { method } : { method, body: JSON.stringify(data) };
  const { response } = await send(new Request(address, sent), {
    ...headers,
    "x-mock-world": world,
    ...(language === undefined ? {} : { "x-mock-lang": language }),
    ...(token === undefined ? {} : { "x-mock-token": token }),
    ...(session === undefined ? {} : { cookie: `session=${session}` }),
  });
  const body = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${body.message ?? ""}`);
  return body;
}
