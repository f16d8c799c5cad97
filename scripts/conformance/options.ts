import type { SeenExchange } from "../api-client/http/seen.ts";
import type { Language } from "../api-client/words.ts";

export type Progress = {
  /** Operations that are done, of `total`. */
  readonly done: number;
  readonly total: number;
  readonly calls: number;
  readonly failures: number;
  /** The current operationId or the name of the flow. */
  readonly at: string;
};

export const PERCENTILES = ["p50", "p95", "max"] as const;
/** Most ms by percentile of an operation's calls. */
export type MaxMs = Readonly<Partial<Record<(typeof PERCENTILES)[number], number>>>;

/** The options of a run. Only `baseUrl` is required; parts whose options are missing are reported as skipped. */
export type ConformanceOptions = {
  /** The main host, such as `https://staging.example`; may include a path. */
  readonly baseUrl: string;
  /** Without it, the operations of that host are skipped. */
  readonly activityUrl?: string | undefined;
  /** Without it, the operations of that host are skipped. */
  readonly chatUrl?: string | undefined;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** Instead of user and password, such as `session=abc`. */
  readonly cookie?: string | undefined;
  /** A second buyer, whose data the first must never see. */
  readonly otherUser?: string | undefined;
  readonly otherPassword?: string | undefined;
  /** The setup adapter of the test environment (api-spec/setup), which makes disposable accounts. */
  readonly setupUrl?: string | undefined;
  /**
   * The origin of the shop's pages, such as `https://shop.example`: without it, nothing is judged as sent by a page.
   */
  readonly origin?: string | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** A bundled contract instead of generated/openapi.json. */
  readonly contract?: string | undefined;
  /** `documented` leaves out operations whose provenance is `inferred`, and requires no inferred fields. */
  readonly only?: "documented" | undefined;
  readonly tags?: readonly string[] | undefined;
  /** operationIds, in which `*` stands for any characters; a flow runs only if all its operations are selected. */
  readonly operations?: readonly string[] | undefined;
  /** The same seed makes the same calls; random by default. */
  readonly seed?: number | undefined;
  /** Generated inputs per operation; 8 by default. */
  readonly depth?: number | undefined;
  /** True to send calls that change data; false by default. */
  readonly allowWrites?: boolean | undefined;
  /** True to report as if the contract had only the operations that the server implements. */
  readonly onlyImplemented?: boolean | undefined;
  /** Maximum calls per second; unlimited by default. */
  readonly rate?: number | undefined;
  /** Timeout per response, in ms; 30,000, the contract's, by default. */
  readonly timeoutMs?: number | undefined;
  /** The maximum response time of an operation, in ms, by percentile; not judged by default. */
  readonly maxMs?: MaxMs | undefined;
  /** The language of messages and reports; zh by default. */
  readonly language?: Language | undefined;
  /** Ends the run after the current call; the report then contains the results so far. */
  readonly signal?: AbortSignal | undefined;
  /** Called with every call and its response, without secrets. */
  readonly onExchange?: ((seen: SeenExchange) => void) | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
};

export const DEFAULT_DEPTH = 8;
export const DEFAULT_TIMEOUT_MS = 30_000;
