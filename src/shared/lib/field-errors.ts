/** A 422 as it came: messages per field, in the server's order. */
type Refusal = { kind: string; errors: Readonly<Record<string, readonly string[]>> };

type Show = (field: string, message: string, isFirst: boolean) => void;

/**
 * Puts what the server refuses beside its fields. `fieldOf` answers the form's name of one, or undefined for one that
 * the form does not show. Answers whether the first one has found its place; else somebody else has to say it.
 */
export function placeFieldErrors(
  { kind, errors }: Refusal,
  fieldOf: (serverField: string) => string | undefined,
  show: Show,
): boolean {
  if (kind !== "validation") return false;
  const placed = Object.entries(errors).map(([field, [message = ""]]) => [fieldOf(field), message] as const);
  for (const [index, [field, message]] of placed.entries())
    if (field !== undefined) show(field, message, index === 0);
  return placed[0]?.[0] !== undefined;
}
