import { createMockControl } from "#mock/client.ts";

/** The number of buyers at a time. */
const AT_ONCE = 25;
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const GOODS_ID = 2;
const TIMEOUT_MS = 30_000;

const call = (url: string, init: RequestInit) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Buys in each world a number of its own, and reads it back in each way that names a world. Returns what is wrong. */
export async function checkWorlds(main: string, names: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const waiting = [...names.entries()];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, name] = next;
      const problem = await checkWorld(main, name, (index % 5) + 1).catch((error: unknown) => String(error));
      if (problem !== undefined) problems.push(`${name}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems;
}

async function checkWorld(main: string, world: string, expected: number): Promise<string | undefined> {
  const byHeader = { "x-mock-world": world };
  const login = await call(`${main}/api/user/login`, {
    method: "POST",
    headers: { ...FORM, ...byHeader },
    body: "username=buyer&password=demo1234",
  });
  const session = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  if (!login.ok) return `login ${login.status}`;
  for (let count = 0; count < expected; count += 1) {
    const added = await call(`${main}/api/cart/quick_add/${GOODS_ID}`, {
      method: "POST",
      headers: { ...byHeader, cookie: session },
    });
    if (!added.ok) return `adding ${added.status}`;
  }
  const byCookie = { cookie: `${session}; mock_world=${world}` };
  const ways = {
    header: { ...byHeader, cookie: session },
    cookie: byCookie,
    both: { ...byHeader, ...byCookie },
  };
  for (const [way, headers] of Object.entries(ways)) {
    const found = await numberOf(main, headers);
    if (found !== expected) return `${found} in the cart by ${way}, not ${expected}`;
  }
  return undefined;
}

async function numberOf(main: string, headers: Record<string, string>): Promise<number | string> {
  const response = await call(`${main}/api/cart/list`, { headers });
  if (!response.ok) return `status ${response.status}`;
  const { data } = (await response.json()) as { data: { data: { goods: { id: number }; number: number }[] } };
  return data.data.find(({ goods }) => goods.id === GOODS_ID)?.number ?? 0;
}

/** Faults have to reach the caller, and dropping a world the mock that holds it. */
export async function checkFaults(main: string, names: readonly string[]): Promise<string[]> {
  const found = names.map(async (world) =>
    (await checkFault(main, world).catch((error: unknown) => [String(error)])).map(
      (problem) => `${world}: ${problem}`,
    ),
  );
  return (await Promise.all(found)).flat();
}

async function checkFault(main: string, world: string): Promise<string[]> {
  const problems: string[] = [];
  const control = createMockControl({ baseUrl: main, world });
  await control.faults.add({ match: { operationId: "listHotGoods" }, fault: { kind: "reset" }, times: 1 });
  const headers = { "x-mock-world": world };
  const broken = await call(`${main}/api/goods/hot`, { headers });
  const next = await call(`${main}/api/goods/hot`, { headers });
  if (broken.status !== 502 || next.status !== 200)
    problems.push(`a reset connection responded with ${broken.status}, the next call ${next.status}`);
  const { dropped } = await control.drop();
  if (dropped !== 1) problems.push("could not be dropped");
  return problems;
}

/** The names of a mock's worlds. */
export const worldsOf = async (main: string): Promise<string[]> =>
  (await createMockControl({ baseUrl: main }).worlds()).map(({ name }) => name);
