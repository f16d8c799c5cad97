import fc from "fast-check";
import { encode, hostileParameter, hostileText } from "./hostile-text.ts";

const TROUBLE = [
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "",
  "0",
  "-1",
  "1e9",
  "4294967295",
  "[",
  "]",
];

/**
 * The text of a form or a query: known and unknown names, with brackets of any depth and values of any kind. `names`
 * are the fields in the contract.
 */
export function hostileForm(names: readonly string[]): fc.Arbitrary<string> {
  const named = names.length > 0 ? [fc.constantFrom(...names)] : [];
  const segment = fc.oneof(
    fc.constantFrom(...TROUBLE),
    ...named,
    fc.nat({ max: 20 }).map(String),
    hostileText.map(encode),
  );
  const root = fc.oneof({ weight: 4, arbitrary: named[0] ?? segment }, { weight: 1, arbitrary: segment });
  const pair = fc
    .tuple(
      root,
      fc.array(segment, { maxLength: 9 }),
      hostileParameter,
      fc.constantFrom("=", "=", "=", "", "=="),
    )
    .map(
      ([name, inner, value, equals]) =>
        `${name}${inner.map((each) => `[${each}]`).join("")}${equals}${value}`,
    );
  const simple = fc.tuple(root, hostileParameter).map(([name, value]) => `${name}=${value}`);
  return fc.array(fc.oneof(pair, simple), { maxLength: 12 }).map((pairs) => pairs.join("&"));
}
