import { type FormValue, encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import type { Fields } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";

export type Notation = {
  readonly name: string;
  readonly words: Words;
  readonly encode: (body: Fields) => string;
};

/** Form notations of a list that are equivalent to the contract's own `ids[0]=1`. */
export const NOTATIONS: readonly Notation[] = [
  {
    name: "ids[]=",
    words: { zh: "列表写作 ids[]=1", en: "lists as ids[]=1" },
    encode: (body) => rename(body, (name) => name.replaceAll(/\[\d+\]$/g, "[]")),
  },
  {
    name: "ids=",
    words: { zh: "列表写作 ids=1&ids=2", en: "lists as ids=1&ids=2" },
    encode: (body) => rename(body, (name) => name.replaceAll(/\[\d+\]$/g, "")),
  },
  {
    name: "gaps",
    words: { zh: "列表的下标不连续", en: "lists with gaps in their indexes" },
    encode: (body) =>
      rename(body, (name) =>
        name.replace(/\[(\d+)\]/, (_all, index: string) => `[${Number(index) * 3 + 2}]`),
      ),
  },
];

/** True if a body contains a list at the top level. */
export const hasList = (body: Fields): boolean =>
  Object.values(body).some((value: FormValue) => Array.isArray(value));

function rename(body: Fields, change: (name: string) => string): string {
  const changed = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(encodeForm({ ...body })))
    changed.append(change(name), value);
  return changed.toString();
}
