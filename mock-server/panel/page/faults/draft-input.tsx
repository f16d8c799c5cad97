import { Input, type InputProps } from "@chakra-ui/react";
import { Field } from "../parts/field.tsx";
import type { Draft, TextField } from "./draft.ts";

/** Props of the parts of the form. */
export type PartProps = {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
  readonly problemOf: (field: keyof Draft) => string | undefined;
};

type Props = PartProps & InputProps & { readonly field: TextField; readonly label: string; hint?: string };

/** A field of the draft that is typed. */
export const DraftInput = ({ field, label, hint, draft, set, problemOf, ...input }: Props) => (
  <Field label={label} hint={hint} problem={problemOf(field)}>
    <Input value={draft[field]} onChange={({ target }) => set({ [field]: target.value })} {...input} />
  </Field>
);
