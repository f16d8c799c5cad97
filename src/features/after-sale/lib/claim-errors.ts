/** The errors of a claim, by the field they belong to. */
export type ClaimErrors = {
  reason?: string | undefined;
  describe?: string | undefined;
  pictures?: string | undefined;
  /** About all lines together. */
  lines?: string | undefined;
  /** By line id. */
  line: Record<number, string>;
  /** About the claim as a whole. */
  claim?: string | undefined;
};

/** Assigns server errors (`lines.0.number`) to their fields; `lineIds` are the lines in the order they were sent. */
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
