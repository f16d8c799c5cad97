/** The items of an addition to the cart that a 422 refuses, each with the reason: `params.3.number` is the fourth. */
export function refusedItems(
  errors: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<number, string> {
  const named = Object.entries(errors).flatMap(([field, [message = ""]]) => {
    const index = /^params\.(\d+)(?:\.|$)/u.exec(field)?.[1];
    return index === undefined ? [] : [[Number(index), message] as const];
  });
  return new Map(named);
}
