export type Provenance = "documented" | "inferred";

/**
 * The meaning of an input that names no record: `required` is 422 on the field, `selects` matches nothing, `none`
 * does not refer to a record at all.
 */
export const REFERENCE_KINDS = ["required", "selects", "none"] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A JSON Schema (2020-12) with the extension keywords of the contract; only Ajv reads every keyword. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  /** A condition compares fields with constants, and requires others; see conditions.ts. */
  readonly if?: Schema;
  readonly then?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  /** In characters. */
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** Marks a file of an upload. */
  readonly contentMediaType?: string;
  /** The size limit of such a file: its length as a text says nothing. */
  readonly "x-max-bytes"?: number;
  readonly deprecated?: boolean;
  /** The Chinese label of each value of the enum. */
  readonly "x-enum-labels"?: Readonly<Record<string, string>>;
  /** The name of each value of the enum in generated code, in the order of the values. */
  readonly "x-enum-varnames"?: readonly string[];
  /** The states that may follow each state. */
  readonly "x-transitions"?: Readonly<Record<string, readonly (string | number)[]>>;
  /** The unit of an amount of money: `yuan`. */
  readonly "x-money"?: string;
  /** Marks the address of a file that only its owner may open. */
  readonly "x-private-file"?: boolean;
  readonly "x-reference"?: ReferenceKind;
  readonly "x-provenance"?: Provenance;
  /** The name of the component that a resolved reference led to. */
  readonly "x-component"?: string;
};

/**
 * The pattern that a text has to match; undefined without one. The format `date` stands for its own: clients of PHP
 * hold dates as objects, on which a pattern in the contract would be checked in vain.
 */
export const patternOf = ({ pattern, format }: Schema): string | undefined =>
  pattern ?? (format === "date" ? String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$` : undefined);

/** The types that a schema allows; empty if it does not restrict them. References are not followed. */
export function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : [type].flat();
}

/** True if a schema describes an uploaded file. */
export function isFile({ contentMediaType }: Schema): boolean {
  return contentMediaType !== undefined;
}
