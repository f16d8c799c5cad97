/** The call that a record was sent for. */
export type Asked = {
  /** The query as sent, without what the caller left out. */
  readonly query: Readonly<Record<string, string>>;
  /** The form as sent, with numbers as texts; undefined without one. */
  readonly form: unknown;
  readonly isVisitor: boolean;
};

/** A sentence of the contract that one response shows to hold or not, whatever else the server has. */
export type Law = {
  /** The component, or the operation whose data it is about. */
  readonly about: string;
  /** As it stands in the contract. */
  readonly sentence: string;
  /** The field that a failure names; empty for the whole. */
  readonly field: string;
  readonly holds: (record: never, asked: Asked) => boolean;
};

/** A record as laws read it: a field that it lacks ends the law. */
export type Whole<T> = T extends readonly (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> }
    : T;

/** A sentence, the field that a failure names, and the condition. */
type Line<T> = readonly [
  sentence: string,
  field: (keyof T & string) | "",
  holds: (record: Whole<T>, asked: Asked) => boolean,
];

/** The laws about the records of a component, or about the data of an operation. */
export const about = <T>(name: string, ...lines: readonly Line<T>[]): Law[] =>
  lines.map(([sentence, field, holds]) => ({ about: name, sentence, field, holds }));

/** True if each value is at most the next one. */
export const rises = (values: readonly (string | number)[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value);

/** True if each value is at least the next one, such as the times of a list that has the newest first. */
export const falls = (values: readonly (string | number)[]): boolean => rises(values.toReversed());

type Made = { readonly created_at: string };

/** The law of a page that has the newest first. */
export const newestFirst = (name: string, sentence: string): Law[] =>
  about<{ list: readonly Made[] }>(name, [
    sentence,
    "list",
    ({ list }) => falls(list.map(({ created_at }) => created_at)),
  ]);
