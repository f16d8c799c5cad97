import type { CompiledOperation } from "#mock/contract/compile-operation.ts";

/** Headers by lower-case name, each with all its values. */
export type HeaderLists = Readonly<Record<string, readonly string[]>>;

/** A call with the upstream's response. */
export type RecordedExchange = {
  /** When it came, in ms. */
  readonly at: number;
  readonly ms: number;
  readonly method: string;
  /** The origin of the upstream, such as `https://staging.example.com`. */
  readonly origin: string;
  readonly path: string;
  readonly queryText: string;
  /** Undefined for a call that the contract does not have. */
  readonly operation: CompiledOperation | undefined;
  readonly sentHeaders: HeaderLists;
  /** Undefined if it is not known. */
  readonly sent: Buffer | undefined;
  readonly status: number;
  readonly headers: HeaderLists;
  /** The decoded response body; undefined if unknown. */
  readonly content: Buffer | undefined;
  readonly violations: readonly string[];
};

/** Every value of a cookie that either side sent. */
export function cookieValues({ sentHeaders, headers }: RecordedExchange): string[] {
  const pairs = [
    ...(sentHeaders.cookie ?? []).flatMap((line) => line.split(";")),
    ...(headers["set-cookie"] ?? []).map((line) => line.split(";")[0] ?? ""),
  ];
  return pairs.map((pair) => pair.slice(pair.indexOf("=") + 1).trim());
}
