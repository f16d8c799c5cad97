import { Input, type InputProps, Textarea, type TextareaProps } from "@chakra-ui/react";
import { Field } from "../parts/field.tsx";
import type { TextField } from "./draft.ts";

/** Props of the parts of the form, for the rule or for one of its effects. */
export type PartProps<Part> = {
  readonly draft: Part;
  readonly set: (part: Partial<Part>) => void;
  readonly problemOf: (field: keyof Part) => string | undefined;
};

type Labeled<Part> = PartProps<Part> & { readonly field: TextField<Part>; label: string; hint?: string };

const typed = <Part,>(field: TextField<Part>, value: string) => ({ [field]: value }) as Partial<Part>;

/** A field of the draft that is typed. */
export const DraftInput = <Part extends object>({
  field,
  label,
  hint,
  draft,
  set,
  problemOf,
  ...input
}: Labeled<Part> & InputProps) => (
  <Field label={label} hint={hint} problem={problemOf(field)}>
    <Input
      value={String(draft[field])}
      onChange={({ target }) => set(typed(field, target.value))}
      {...input}
    />
  </Field>
);

/** A field of several lines. */
export const DraftText = <Part extends object>({
  field,
  label,
  hint,
  draft,
  set,
  problemOf,
  ...input
}: Labeled<Part> & TextareaProps) => (
  <Field label={label} hint={hint} problem={problemOf(field)}>
    <Textarea
      fontFamily="mono"
      fontSize="xs"
      value={String(draft[field])}
      onChange={({ target }) => set(typed(field, target.value))}
      {...input}
    />
  </Field>
);
