import { Agent, get } from "node:http";

const CONNECTIONS = 20;

/** Requests per second of the list call in all these worlds in turn. Rejects at the first that is no success. */
export async function loadWorlds(main: string, worlds: readonly string[], seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const url = `${main}/api/goods/list`;
  const start = performance.now();
  const end = start + seconds * 1000;
  let count = 0;
  const work = async () => {
    while (performance.now() < end) {
      const world = worlds[count % worlds.length] ?? "";
      count += 1;
      const status = await statusOf(url, agent, world);
      if (status !== 200) throw new Error(`${url} in ${world}: ${status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  } finally {
    agent.destroy();
  }
  return count / ((performance.now() - start) / 1000);
}

const statusOf = (url: string, agent: Agent, world: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { "x-mock-world": world } }, (response) => {
      response.on("end", () => resolve(response.statusCode)).resume();
    }).on("error", reject);
  });
