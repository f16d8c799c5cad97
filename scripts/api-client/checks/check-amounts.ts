import { type Finding, firstOfEach, same, show } from "./finding.ts";

const DATE = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2})?$/;

/**
 * Amounts have at most two decimals (§5); dates and times must exist in the calendar. `amounts` are the names of the
 * fields that hold money.
 */
export function checkAmounts(json: unknown, root: string, amounts: ReadonlySet<string>): Finding[] {
  const found: Finding[] = [];
  const walk = (value: unknown, place: string, name: string): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, `${place}[]`, name);
    else if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value)) walk(item, `${place}.${key}`, key);
    else found.push(...checkLeaf(value, place, amounts.has(name)));
  };
  walk(json, root, "");
  return firstOfEach(found);
}

function checkLeaf(value: unknown, place: string, isMoney: boolean): Finding[] {
  if (typeof value === "number" && isMoney && !isAmount(value))
    return [
      {
        rule: "money",
        place,
        expected: { zh: "至多两位小数", en: "two decimals at most" },
        seen: same(show(value)),
      },
    ];
  if (typeof value === "string" && DATE.test(value) && !exists(value))
    return [
      {
        rule: "wrong-format",
        place,
        expected: { zh: "真实存在的时间", en: "a time that exists" },
        seen: same(show(value)),
      },
    ];
  return [];
}

const isAmount = (value: number) => /^-?\d+(?:\.\d{1,2})?$/.test(String(value));

function exists(text: string): boolean {
  const [date = "", time = "00:00:00"] = text.split(" ");
  const parsed = new Date(`${date}T${time}Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 19) === `${date}T${time}`;
}
