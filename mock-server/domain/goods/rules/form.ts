import type { Seed } from "#mock/domain/seed.ts";
import type { DosageForm, GoodsRecord } from "../records.ts";

/** The dosage form of goods. Every product of a seed has one. */
export function formOf({ forms }: Pick<Seed, "forms">, { form }: Pick<GoodsRecord, "form">): DosageForm {
  const found = forms[form];
  if (found === undefined) throw new Error(`no such dosage form: ${form}`);
  return found;
}
