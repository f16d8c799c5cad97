import type { Host } from "#api-spec/kit/document.ts";
import type { On } from "#mock/handler-types.ts";
import type { BackendOptions } from "#mock/server/backend-options.ts";

/** The address of each host, without a slash at the end; one may lie below another, and several may be the same. */
export type HostUrls = Readonly<Record<Host, string>>;

export type FetchBackendOptions = BackendOptions & {
  /** The addresses that the backend responds at; by default those of `npm run mock`. */
  readonly urls?: HostUrls;
  /** Origins whose pages may call; by default those of the shop. */
  readonly origins?: readonly string[];
};

/** The mock as a function of the Fetch API: without a server, in whatever runs JavaScript. */
export type FetchBackend = {
  readonly urls: HostUrls;
  /** Lets a custom handler respond: `on("listGoods", ({ request, world, next }) => …)`. */
  readonly on: On;
  /** True if an address is the backend's. */
  serves(url: string | URL): boolean;
  /** Responds to a request. Rejects with TypeError for an address that is not the backend's. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
};
