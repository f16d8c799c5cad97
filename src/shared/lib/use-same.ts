import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";

/**
 * The value as it was before while it says the same, part by part: two pages of a list come with equal filters, which
 * need not be rendered again.
 */
export function useSame<Value>(value: Value): Value {
  const [previous, setPrevious] = useState(value);
  const same = replaceEqualDeep(previous, value) as Value;
  if (same !== previous) setPrevious(same);
  return same;
}
