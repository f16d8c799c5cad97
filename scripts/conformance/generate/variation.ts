import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import { type Input, type Place, fieldOf, withValue } from "../request/input.ts";
import type { Words } from "../words.ts";

/** One way in which an input differs from the base: in one value at one place. */
export type Variation = {
  /** As the contract names it in the errors of a 422: `params.0.number`. */
  readonly field: string;
  readonly place: Place;
  /** The rule of the schema that the value is at the edge of, or breaks. */
  readonly keyword: string;
  readonly label: Words;
  readonly apply: (input: Input) => Input;
};

/** A variation by another value; `undefined` takes the field out. */
export function variation(place: Place, keyword: string, label: Words, value: FormValue): Variation {
  const field = fieldOf(place);
  return {
    field,
    place,
    keyword,
    label: { zh: `${field}：${label.zh}`, en: `${field}: ${label.en}` },
    apply: (input) => withValue(input, place, value),
  };
}

/** A field of a body, an item of a list in it, or the body itself. */
export type BodyField = {
  /** Of an item, the name of its list. */
  readonly name: string;
  readonly place: Place;
  readonly schema: Schema;
  /** What the base has there. */
  readonly value: FormValue;
  readonly isRequired: boolean;
};

/**
 * The fields of a body, however deep, of lists the first item: those of which the base has the object around them. An
 * item that the base lacks would be incomplete, unless it is a plain value.
 */
export function bodyFields(body: Schema, base: FormValue): BodyField[] {
  const walk = (field: BodyField): BodyField[] => {
    const { name, place, schema, value } = field;
    const at = (key: string | number): Place => ({ ...place, keys: [...place.keys, key] });
    if (typesOf(schema).includes("array")) {
      const [first] = Array.isArray(value) ? value : [];
      const items = schema.items ?? {};
      if (first === undefined && items.properties) return [field];
      return [field, ...walk({ name, place: at(0), schema: items, value: first, isRequired: true })];
    }
    const { properties, required = [] } = schema;
    if (!properties) return [field];
    if (value === undefined && place.keys.length > 0) return [];
    const values = (value ?? {}) as Readonly<Record<string, FormValue>>;
    return [
      field,
      ...Object.entries(properties).flatMap(([key, each]) =>
        walk({
          name: key,
          place: at(key),
          schema: each,
          value: values[key],
          isRequired: required.includes(key),
        }),
      ),
    ];
  };
  return walk({ name: "", place: { part: "body", keys: [] }, schema: body, value: base, isRequired: true });
}
