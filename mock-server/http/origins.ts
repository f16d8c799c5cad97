import { say } from "#mock/language/say.ts";
import type { RequestHeaders } from "./request.ts";

/** The origins of the shop's pages: `npm start`, `npm run dev` and Vite's preview. */
export const SHOP_ORIGINS: readonly string[] = ["http://localhost:5173", "http://127.0.0.1:5173"];

/** The origins whose web pages may call the mock. */
export type Origins = {
  /** The origin of the shop's own pages. */
  readonly shop: string;
  /** Adds an origin whose pages may call. */
  allow(origin: string): void;
  /** Adds the mock's own host on this port, so that its pages can call its other hosts. */
  addServer(scheme: "http" | "https", port: number): void;
  /** The origins whose pages may call. */
  listed(): readonly string[];
  /** True if pages of this origin may read responses, with credentials. */
  isAllowed(origin: string): boolean;
  /** Tells of an origin whose pages may not read a response; of each only once. */
  noteRefused(origin: string): void;
  /** Why the control API refuses this call; undefined when it does not. */
  refusal(method: string, headers: RequestHeaders): string | undefined;
};

export type OriginOptions = {
  /** Origins, in which `*` stands for a part of the host's name or for a port. */
  readonly listed: readonly string[];
  /** The address that the mock listens on when it is not this machine's own. */
  readonly host?: string | undefined;
  /** More names of this machine. */
  readonly hosts?: readonly string[];
  /** Called once for each origin that is noted as refused. */
  readonly onRefused?: (origin: string) => void;
};

/** Pages of the listed origins and of the mock itself. */
export function createOrigins({ listed, host, hosts = [], onRefused }: OriginOptions): Origins {
  const exact = listed.filter((origin) => !origin.includes("*"));
  const patterns = listed.filter((origin) => origin.includes("*")).map(originPattern);
  const names = new Set(["localhost", ...hosts, ...exact.map((origin) => new URL(origin).hostname)]);
  if (host !== undefined) names.add(host);
  const allowed = new Set(exact);
  const refused = new Set<string>();
  const isListed = (origin: string) => allowed.has(origin) || patterns.some((each) => each.test(origin));
  return {
    shop: exact[0] ?? "http://localhost:5173",
    allow: (origin) => void allowed.add(origin),
    addServer(scheme, port) {
      for (const name of ["localhost", "127.0.0.1"]) allowed.add(`${scheme}://${name}:${port}`);
    },
    listed: () => [...allowed],
    isAllowed: isListed,
    noteRefused(origin) {
      if (refused.has(origin) || refused.size >= MOST_REFUSED) return;
      refused.add(origin);
      onRefused?.(origin);
    },
    refusal(method, { host: requested = "", origin, ...headers }) {
      if (!isServerName(hostName(requested), names, host !== undefined))
        return say(
          `the control API refuses requests to the host ${requested || "(none)"}: use localhost, or name this machine with --allow-host`,
          `控制接口拒绝以主机名 ${requested || "（空）"} 访问：请用 localhost，或用 --allow-host 允许此主机名`,
        );
      if (origin !== undefined)
        return URL.parse(origin)?.host === requested || isListed(origin)
          ? undefined
          : say(
              `the control API refuses requests from pages of ${origin}: --origin adds it to the allowed origins`,
              `控制接口拒绝来自 ${origin} 的网页的请求：可用 --origin 允许它`,
            );
      // Opening an address in a browser only shows its response to the user.
      const isOpened = method === "GET" && headers["sec-fetch-mode"] === "navigate";
      const isStrange = headers["sec-fetch-site"] === "cross-site";
      return isStrange && !isOpened
        ? say(
            "the control API refuses requests from pages of other sites",
            "控制接口拒绝来自其他网站的网页的请求",
          )
        : undefined;
    },
  };
}

/** So that nobody can fill memory or terminal with origins. */
const MOST_REFUSED = 100;

/** `*` stands for what is between two dots, or for a port. */
function originPattern(origin: string): RegExp {
  const parts = origin.split("*").map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join("[^./:]+")}$`);
}

const hostName = (host: string): string =>
  URL.parse(`http://${host}`)?.hostname.replaceAll(/^\[|\]$/g, "") ?? "";

/** As a URL has it. */
const IP_ADDRESS = /^\d+(?:\.\d+){3}$|:/;

/**
 * A name that nobody else's DNS can point at this machine (DNS rebinding): an address, or a name of our own. A mock
 * that listens for other machines also accepts names without a dot, such as those of containers.
 */
function isServerName(name: string, names: ReadonlySet<string>, isOpen: boolean): boolean {
  if (names.has(name) || IP_ADDRESS.test(name) || name.endsWith(".localhost")) return true;
  return isOpen && name !== "" && !name.includes(".");
}
