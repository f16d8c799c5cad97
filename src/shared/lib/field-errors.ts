import type { FieldValues, Path } from "react-hook-form";

/** A 422: messages per field, in the server's order. */
type Refusal = { kind: string; errors: Readonly<Record<string, readonly string[]>> };

type Show = (field: string, message: string, isFirst: boolean) => void;

/**
 * Puts the messages of a 422 on the form's fields. `fieldOf` maps a server field to a form field, or to undefined
 * where the form does not show it. Returns whether the first message could be placed; otherwise the caller has to
 * show it.
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
 * Call options that put the messages of a 422 on the fields of the form. `empty` has the form's fields, `names` maps
 * the server's names that differ.
 */
export function showOnFields<V extends FieldValues>(
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
