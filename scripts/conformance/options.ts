import type { SeenExchange } from "./report.ts";
import type { Language } from "./words.ts";

export type Progress = {
  /** Operations that are done, of `total`. */
  readonly done: number;
  readonly total: number;
  readonly calls: number;
  readonly failures: number;
  /** What is being looked at: an operationId or the name of a flow. */
  readonly at: string;
};

/** What to judge, and how. Only `baseUrl` must be given; what else a part needs and lacks is reported as skipped. */
export type ConformanceOptions = {
  /** Of the main host, such as `https://staging.example`; may end with a path. */
  readonly baseUrl: string;
  /** Without it the operations of that host are skipped. */
  readonly activityUrl?: string | undefined;
  /** Without it the operations of that host are skipped. */
  readonly chatUrl?: string | undefined;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** In place of user and password, such as `session=abc`. */
  readonly cookie?: string | undefined;
  /** A second buyer, whose data the first must never see. */
  readonly otherUser?: string | undefined;
  readonly otherPassword?: string | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** A bundled contract in place of generated/openapi.json. */
  readonly contract?: string | undefined;
  /** `documented` leaves out operations whose provenance is `inferred`. */
  readonly only?: "documented" | undefined;
  readonly tags?: readonly string[] | undefined;
  /** operationIds; flows run when all that they call is wanted. */
  readonly operations?: readonly string[] | undefined;
  /** The same seed, the same calls; without it another one each time. */
  readonly seed?: number | undefined;
  /** How many generated inputs for each operation; 8. */
  readonly depth?: number | undefined;
  /** Whether calls that change something may be sent; false. */
  readonly allowWrites?: boolean | undefined;
  /** Calls a second at most; as fast as it answers without it. */
  readonly rate?: number | undefined;
  /** How long to wait for one answer, in ms; 10,000. */
  readonly timeoutMs?: number | undefined;
  /** Of messages and reports; zh. */
  readonly language?: Language | undefined;
  /** Ends the run after the call under way; the report then holds what was seen. */
  readonly signal?: AbortSignal | undefined;
  /** Called with every call and its answer, without secrets. */
  readonly onExchange?: ((seen: SeenExchange) => void) | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
};

export const DEFAULT_DEPTH = 8;
export const DEFAULT_TIMEOUT_MS = 10_000;
