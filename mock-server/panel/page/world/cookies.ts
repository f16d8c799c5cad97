const YEAR_S = 365 * 24 * 60 * 60;

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The world in which the shop works in this browser: cookies belong to a host name, whatever the port. */
export const readShopWorld = (): string => readCookie("mock_world") ?? "default";

export function writeShopWorld(world: string): void {
  const age = world === "default" ? 0 : YEAR_S;
  document.cookie = `mock_world=${world}; Max-Age=${age}; Path=/; SameSite=Lax`;
}
