import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";

/** Where the shop's pages come from: `npm start`, `npm run dev` and Vite's preview. */
export const SHOP_ORIGINS: readonly string[] = ["http://localhost:5173", "http://127.0.0.1:5173"];

/** Which web pages may call the mock. */
export type Origins = {
  /** The origin of the shop's own pages. */
  readonly shop: string;
  /** Adds an origin whose pages may call. */
  allow(origin: string): void;
  /** Adds the mock's own host on this port, so that its pages can call its other hosts. */
  addOwn(port: number): void;
  /** The origins whose pages may call. */
  listed(): readonly string[];
  /** Whether pages of this origin may read responses, with credentials. */
  isAllowed(origin: string): boolean;
  /** Why the control API refuses this call; undefined when it does not. */
  refusal(method: string, headers: IncomingHttpHeaders): string | undefined;
};

/**
 * Pages of the listed origins and of the mock itself. `host` is the address that the mock listens on when it is not
 * this machine's own.
 */
export function createOrigins(listed: readonly string[], host: string | undefined): Origins {
  const names = new Set(["localhost", ...listed.map((origin) => new URL(origin).hostname)]);
  if (host !== undefined) names.add(host);
  const allowed = new Set(listed);
  return {
    shop: listed[0] ?? "http://localhost:5173",
    allow: (origin) => void allowed.add(origin),
    addOwn(port) {
      for (const name of ["localhost", "127.0.0.1"]) allowed.add(`http://${name}:${port}`);
    },
    listed: () => [...allowed],
    isAllowed: (origin) => allowed.has(origin),
    refusal(method, { host: asked = "", origin, ...headers }) {
      if (!isOwnName(hostName(asked), names, host !== undefined))
        return `the control API refuses requests to the host ${asked || "(none)"}: use localhost, or name this machine with --host`;
      if (origin !== undefined)
        return origin === `http://${asked}` || allowed.has(origin)
          ? undefined
          : `the control API refuses requests from pages of ${origin}: --origin adds it to the allowed origins`;
      // Opening an address in a browser only shows its response to the user.
      const isOpened = method === "GET" && headers["sec-fetch-mode"] === "navigate";
      const isStrange = headers["sec-fetch-site"] === "cross-site";
      return isStrange && !isOpened
        ? "the control API refuses requests from pages of other sites"
        : undefined;
    },
  };
}

const hostName = (host: string): string =>
  URL.parse(`http://${host}`)?.hostname.replaceAll(/^\[|\]$/g, "") ?? "";

/**
 * A name that nobody else's DNS can point at this machine (DNS rebinding): an address, or a name of our own. A mock that
 * listens for other machines also accepts names without a dot, such as those of containers.
 */
function isOwnName(name: string, names: ReadonlySet<string>, isOpen: boolean): boolean {
  if (names.has(name) || isIP(name) !== 0 || name.endsWith(".localhost")) return true;
  return isOpen && name !== "" && !name.includes(".");
}
