/** Matches names as users write them on a command line: exact, or with `*` for any characters. */
export function namePattern(name: string): RegExp {
  const parts = name.split("*").map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join(".*")}$`);
}
