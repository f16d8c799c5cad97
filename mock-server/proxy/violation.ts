/** A violation of the contract by a request or a response. */
export type Violation = {
  /** For people, in the log and on the terminal. */
  readonly text: string;
  /** For the header, in ASCII. */
  readonly short: string;
};

const LONGEST_HEADER = 1000;

/** `request query.page: minimum; response body.data: type`, as many as a header has room for; no header without any. */
export function violationHeaders(violations: readonly Violation[]): { readonly "x-mock-violation"?: string } {
  if (violations.length === 0) return {};
  const shorts: string[] = [];
  let length = 0;
  for (const { short } of violations) {
    length += short.length + 2;
    if (length > LONGEST_HEADER) {
      shorts.push(`and ${violations.length - shorts.length} more`);
      break;
    }
    shorts.push(short);
  }
  const text = shorts.join("; ").replaceAll(/[^\u0020-\u007e]/g, "?");
  return { "x-mock-violation": text.slice(0, LONGEST_HEADER + 20) };
}
