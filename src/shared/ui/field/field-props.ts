import { type FieldValues, get, type Path, type UseFormReturn } from "react-hook-form";

/**
 * Returns the props that a text field of a form needs: its registration and its error. In a form of several
 * components, `formState` comes from useFormState.
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
