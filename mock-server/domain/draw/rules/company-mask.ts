/** A company's name in public lists: its first and last two characters, as in `杭州***药房`. */
export function maskCompany(name: string): string {
  const characters = Array.from(name);
  if (characters.length < 5) return `${characters.slice(0, 1).join("")}***`;
  return `${characters.slice(0, 2).join("")}***${characters.slice(-2).join("")}`;
}
