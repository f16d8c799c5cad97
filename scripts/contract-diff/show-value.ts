const LONGEST = 80;

/** A value of the contract for a sentence: words stand bare, anything else as JSON, nothing as "none". */
export function showValue(value: unknown): string {
  if (value === undefined) return "none";
  if (typeof value === "string" && /^[\w./:-]+$/.test(value)) return value;
  const json = JSON.stringify(value);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
}

/** Several values, in the contract's order. */
export const showValues = (values: readonly unknown[]): string => values.map(showValue).join(", ");
