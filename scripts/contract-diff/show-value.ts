const LONGEST = 80;

/** Formats a value of the contract: words without quotes, "none" for undefined, anything else as JSON. */
export function showValue(value: unknown): string {
  if (value === undefined) return "none";
  if (typeof value === "string" && /^[\w./:-]+$/.test(value)) return value;
  const json = JSON.stringify(value);
  return json.length > LONGEST ? `${json.slice(0, LONGEST)}…` : json;
}

/** Several values, in the order of the contract. */
export const showValues = (values: readonly unknown[]): string => values.map(showValue).join(", ");
