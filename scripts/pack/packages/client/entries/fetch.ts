type HeaderSource = HeadersInit | (() => HeadersInit | Promise<HeadersInit>);

let chosen: typeof globalThis.fetch | undefined;
let source: HeaderSource = {};

/** Sends every call by another `fetch`, such as that of a test's world or of a framework; undefined: the global one. */
export function setFetch(fetch: typeof globalThis.fetch | undefined): void {
  chosen = fetch;
}

/**
 * Adds headers to every call, such as a token; a function is called before each, on a server within the request that
 * the call is made for. Headers of the client itself, such as the content type, stay.
 */
export function setHeaders(headers: HeaderSource): void {
  source = headers;
}

export const isFetchChosen = (): boolean => chosen !== undefined;

/** The request of the client with the added headers. */
export async function withHeaders(init: RequestInit): Promise<RequestInit> {
  const headers = new Headers(typeof source === "function" ? await source() : source);
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  return { ...init, headers };
}

/** Stands for `fetch` in the HTTP client. */
export async function send(address: string, init: RequestInit): Promise<Response> {
  return (chosen ?? globalThis.fetch)(address, await withHeaders(init));
}

/** `Promise.withResolvers`, which Node 20 and browsers before 2024 lack. */
export function withResolvers<T>(): PromiseWithResolvers<T> {
  const made = {} as PromiseWithResolvers<T>;
  made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
