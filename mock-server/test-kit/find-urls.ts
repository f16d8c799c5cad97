import type { MockUrls } from "./mock-urls.ts";
import { reachMock } from "./set-up-world.ts";
import { createWorldControl } from "./world-control.ts";

/**
 * The addresses of the mock whose main host is `main`, as far apart as the ports that it says it listens on: a
 * container or a proxy may shift them. Rejects with advice when the mock is unreachable.
 */
export async function findUrls(main: string): Promise<MockUrls> {
  const { origin } = new URL(main);
  const { urls } = await reachMock(origin, createWorldControl(origin, "default").health);
  const at = (host: keyof MockUrls) => {
    const url = new URL(origin);
    url.port = String(portOf(origin) + portOf(urls[host]) - portOf(urls.main));
    return url.origin;
  };
  return { main: at("main"), activity: at("activity"), chat: at("chat") };
}

function portOf(address: string): number {
  const { port, protocol } = new URL(address);
  return Number(port || (protocol === "https:" ? 443 : 80));
}
