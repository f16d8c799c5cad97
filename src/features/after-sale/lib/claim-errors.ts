/** What is wrong with a claim, at the place where it can be put right. */
export type ClaimErrors = {
  reason?: string | undefined;
  describe?: string | undefined;
  pictures?: string | undefined;
  /** About all lines together. */
  lines?: string | undefined;
  /** By the line's id. */
  line: Record<number, string>;
  /** About nothing in the form. */
  claim?: string | undefined;
};

/** Sorts the server's errors (`lines.0.number`) to their places; `lineIds` are the lines in the order they were sent. */
export function placeErrors(errors: Record<string, string[]>, lineIds: readonly number[]): ClaimErrors {
  const placed: ClaimErrors = { line: {} };
  for (const [field, [message = ""]] of Object.entries(errors)) {
    const [name, index] = field.split(".");
    const lineId = name === "lines" ? lineIds[Number(index)] : undefined;
    if (lineId !== undefined) placed.line[lineId] ??= message;
    else if (name === "lines") placed.lines ??= message;
    else if (name === "reason" || name === "type") placed.reason ??= message;
    else if (name === "describe") placed.describe ??= message;
    else if (name === "file_ids") placed.pictures ??= message;
    else placed.claim ??= message;
  }
  return placed;
}
