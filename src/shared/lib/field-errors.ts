import type { FieldValues, Path } from "react-hook-form";

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

type SetError<V extends FieldValues> = (
  field: Path<V>,
  error: { message: string },
  options: { shouldFocus: boolean },
) => void;

/**
 * What a call does about a 422 of the form that sent it: each complaint goes beside its field. `empty` has the form's
 * fields, `names` those that the server calls otherwise.
 */
export function besideFields<V extends FieldValues>(
  setError: SetError<V>,
  empty: V,
  names: Readonly<Record<string, string>> = {},
): (error: Refusal) => boolean {
  return (error) =>
    placeFieldErrors(
      error,
      (serverField) => {
        const [head = ""] = serverField.split(".");
        const field = names[head] ?? serverField;
        return field in empty ? field : undefined;
      },
      (field, message, isFirst) => setError(field as Path<V>, { message }, { shouldFocus: isFirst }),
    );
}
