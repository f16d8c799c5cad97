/** A body as the value that the contract's schema speaks of; `problem` says, in English, why it is none. */
export function readContent(
  body: Buffer | undefined,
  mediaType: string | undefined,
): { readonly value: unknown; readonly problem?: string } {
  if (body === undefined) return { value: undefined };
  const text = body.toString("utf8");
  if (mediaType !== "application/json") return { value: text };
  if (body.length === 0) return { value: undefined, problem: "empty, not JSON" };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { value: undefined, problem: "not JSON" };
  }
}
