/** Typical deviations of PHP servers with databases that return strings. */
export type Habit = "empty-list-for-object" | "numbers-as-text" | "null-for-empty" | "error-in-200";

const isEmptyObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

const CHANGES: Readonly<Record<Exclude<Habit, "error-in-200">, (value: unknown) => unknown>> = {
  "empty-list-for-object": (value) => (isEmptyObject(value) ? [] : value),
  "numbers-as-text": (value) => (typeof value === "number" ? String(value) : value),
  "null-for-empty": (value) => (value === "" ? null : value),
};

/** The data of a response, distorted by a habit. */
export function withHabit(data: unknown, habit: Habit | undefined): unknown {
  if (habit === undefined || habit === "error-in-200") return data;
  const change = CHANGES[habit];
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    const changed = change(value);
    if (typeof changed !== "object" || changed === null || Array.isArray(changed)) return changed;
    return Object.fromEntries(Object.entries(changed).map(([name, item]) => [name, walk(item)]));
  };
  return walk(data);
}
