type Request = {
  readonly url: string;
  readonly method: string;
  readonly params?: object | undefined;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Which mock and which of its worlds a call of the control API is for. */
export type ControlTarget = {
  /** The address of any of the mock's hosts; empty for the page's own. */
  readonly baseUrl?: string;
  readonly world?: string;
  /** The value of a session cookie to speak for. */
  readonly session?: string | undefined;
  /** A mock on another machine asks for this token, which it prints at its start. */
  readonly token?: string | undefined;
  /** Of what is for people to read; by default the server's. */
  readonly language?: "en" | "zh";
};

/** How the generated functions of the control API fetch. Rejects with the server's own message when it refuses. */
export async function controlFetch<T>(
  { url, method, params = {}, data, headers = {} }: Request,
  { baseUrl = "", world = "default", session, token, language }: ControlTarget = {},
): Promise<T> {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given).toString();
  const path = `/__mock__${url}`;
  const response = await fetch(`${baseUrl}${path}${search && `?${search}`}`, {
    method,
    headers: {
      ...headers,
      "x-mock-world": world,
      ...(language === undefined ? {} : { "x-mock-lang": language }),
      ...(token === undefined ? {} : { "x-mock-token": token }),
      ...(session === undefined ? {} : { cookie: `session=${session}` }),
    },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  });
  const answer = (await response.json()) as T & { message?: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message ?? ""}`);
  return answer;
}
