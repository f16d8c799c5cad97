/**
 * A type of zod's as the compiler reads the contract (`exactOptionalPropertyTypes`): an optional field is absent or has
 * a value, never undefined.
 */
export type ExactOptional<T> = T extends object
  ? { [K in keyof T]: ExactOptional<Exclude<T[K], undefined>> }
  : T;
