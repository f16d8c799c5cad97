import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";
import { type Input, type Place, fieldOf, withValue } from "../../api-client/request/input.ts";
import type { Words } from "../../api-client/words.ts";

/** One difference of an input from the base: one value at one location. */
export type Variation = {
  /** In the notation of the contract's 422 errors: `params.0.number`. */
  readonly field: string;
  readonly place: Place;
  /** The schema rule whose bound the value is at, or which it violates. */
  readonly keyword: string;
  readonly label: Words;
  readonly apply: (input: Input) => Input;
};

/** A variation with another value; `undefined` removes the field. */
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
  /** For an item, the name of its list. */
  readonly name: string;
  readonly place: Place;
  readonly schema: Schema;
  /** The value in the base. */
  readonly value: FormValue;
  readonly isRequired: boolean;
};

/**
 * The fields of a body at any depth, for lists those of the first item, if the base contains their parent object. An
 * item that the base lacks would be incomplete, unless it is a scalar.
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
