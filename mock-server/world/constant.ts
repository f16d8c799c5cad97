const constants = new WeakSet<object>();

/** Deep-freezes a value and marks it as constant, so that it is serialized to JSON only once. */
export function constant<T extends object>(value: T): T {
  freeze(value);
  constants.add(value);
  return value;
}

/** True if a value was marked by `constant`. */
export const isConstant = (value: unknown): value is object =>
  typeof value === "object" && value !== null && constants.has(value);

function freeze(value: object): void {
  Object.freeze(value);
  for (const item of Object.values(value) as unknown[])
    if (typeof item === "object" && item !== null && !Object.isFrozen(item)) freeze(item);
}
