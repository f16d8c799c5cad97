import { type FieldValues, get, type Path, type UseFormReturn } from "react-hook-form";

/**
 * What a text field of a form needs: its registration and its problem. Within a form of several components, `formState`
 * is that of useFormState.
 */
export function fieldProps<V extends FieldValues>(
  register: UseFormReturn<V>["register"],
  { errors }: Pick<UseFormReturn<V>["formState"], "errors">,
) {
  return (name: Path<V>) => ({
    ...register(name),
    error: (get(errors, name) as { message?: string } | undefined)?.message,
  });
}
