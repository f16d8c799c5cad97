import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Host } from "#api-spec/kit/document.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { type ByteBudget, createByteBudget } from "./body-buffer.ts";

export type UpstreamUrls = Readonly<Partial<Record<Host, string>>>;

/** A real backend behind one of the mock's hosts. */
export type Upstream = {
  /** `https://staging.example.com`, without a slash at the end. */
  readonly origin: string;
  /** Name and port, for the header `Host`. */
  readonly hostHeader: string;
  /** Prepended to every path; empty, or `/base`. */
  readonly prefix: string;
  readonly secure: boolean;
  readonly agent: HttpAgent;
};

/**
 * The settings for forwarded calls: the upstreams, their timeout, and the memory for bodies buffered for validation.
 */
export type Proxy = {
  readonly upstreams: Readonly<Partial<Record<Host, Upstream>>>;
  readonly timeoutMs: number;
  readonly budget: ByteBudget;
  /** The addresses of the mock's own hosts, known once it listens; redirects are rewritten to them. */
  readonly local: Readonly<Record<Host, string>>;
};

/** The shop gives up after the same time (section 9). */
const TIMEOUT_MS = 30_000;
/** All bodies that are buffered at one time. */
const BUDGET_BYTES = 256 * 1024 * 1024;

/** Throws InputError for an address that is not a URL of HTTP. */
export function createProxy(urls: UpstreamUrls, local: Proxy["local"], timeoutMs = TIMEOUT_MS): Proxy {
  const upstreams = Object.fromEntries(
    Object.entries(urls).map(([host, url]) => [host, createUpstream(url)]),
  ) as Proxy["upstreams"];
  return { upstreams, timeoutMs, budget: createByteBudget(BUDGET_BYTES), local };
}

function createUpstream(text: string): Upstream {
  const url = URL.parse(text);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:"))
    throw new InputError(
      say(
        `the upstream's address must look like https://staging.example.com, not ${text}`,
        `上游地址的格式应为 https://staging.example.com，不能是 ${text}`,
      ),
    );
  if (url.search !== "" || url.hash !== "" || url.username !== "")
    throw new InputError(
      say(
        `the upstream's address can have a host, a port and a path, but no account, query or fragment: ${text}`,
        `上游地址可以有主机、端口和路径，但不能有账号、查询参数或片段：${text}`,
      ),
    );
  const secure = url.protocol === "https:";
  return {
    origin: url.origin,
    hostHeader: url.host,
    prefix: url.pathname.replace(/\/+$/, ""),
    secure,
    agent: secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true }),
  };
}

/** Closes the connections that are kept alive. */
export function closeProxy({ upstreams }: Proxy): void {
  for (const { agent } of Object.values(upstreams)) agent.destroy();
}
