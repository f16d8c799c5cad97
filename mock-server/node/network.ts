import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";

/** True if an address can be reached only from this machine; false for an unknown one. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1|localhost)$/i.test(address);

/** An address of this machine as another one reaches it under a name. */
export function addressAt(name: string, url: string): string {
  const { protocol, port } = new URL(url);
  return `${protocol}//${name}:${port}`;
}

/** The names in addresses by which other machines reach what listens on `host`; none when they cannot. */
export function namesOnNetwork(host: string | undefined): string[] {
  if (host === undefined || isLoopback(host)) return [];
  if (host !== "0.0.0.0" && host !== "::") return [isIPv6(host) ? `[${host}]` : host];
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.flatMap(({ family, internal, address }) => (family === "IPv4" && !internal ? [address] : []));
}
