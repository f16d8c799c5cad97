import type { MockUrls } from "./mock-urls.ts";

/** A way to a mock: over the network, or within this process or page. */
export type Transport = {
  readonly urls: MockUrls;
  /**
   * Sends a request with more headers, such as `cookie`, which a page may not set itself. Returns the cookies that the
   * response sets, too: a browser hides them.
   */
  readonly send: (
    request: Request,
    headers: Readonly<Record<string, string>>,
  ) => Promise<{ readonly response: Response; readonly cookies: readonly string[] }>;
};

/** The `fetch` of the platform, also while a world stands in for it. */
const networkFetch = globalThis.fetch;

/** Over the network, to a running mock. */
export const overNetwork = (urls: MockUrls): Transport => ({
  urls,
  async send(request, more) {
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    const response = await networkFetch(new Request(request, { headers }));
    return { response, cookies: response.headers.getSetCookie() };
  },
});
