import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import type { Words } from "../words.ts";

/** One value and what is particular about it. `keyword` is the rule that an invalid one breaks. */
export type Edge = { readonly value: FormValue; readonly keyword: string; readonly label: Words };

/** An edge in one line. */
export const edge = (value: FormValue, keyword: string, zh: string, en: string): Edge => ({
  value,
  keyword,
  label: { zh, en },
});
