/** One way in which a request or an answer breaks the contract. */
export type Violation = {
  /** For people, in the log and on the terminal. */
  readonly text: string;
  /** For the header, in ASCII. */
  readonly short: string;
};

const LONGEST_HEADER = 1000;

/** `request query.page: minimum; response body.data: type`, as much as a header holds; undefined when there is none. */
export function violationHeader(violations: readonly Violation[]): string | undefined {
  if (violations.length === 0) return undefined;
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
  return shorts
    .join("; ")
    .replaceAll(/[^\u0020-\u007e]/g, "?")
    .slice(0, LONGEST_HEADER + 20);
}
