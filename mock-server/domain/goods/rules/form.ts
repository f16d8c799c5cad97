import type { DosageForm } from "../records.ts";

/** The dosage form of this name. Throws on a name that there is none of. */
export function formOf(forms: ReadonlyMap<string, DosageForm>, name: string): DosageForm {
  const found = forms.get(name);
  if (found === undefined) throw new Error(`no such dosage form: ${name}`);
  return found;
}
