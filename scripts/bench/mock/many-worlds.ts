import { startMockProcess } from "../../support/mock-process.ts";
import type { Figure } from "../print-table.ts";
import { effort } from "./effort.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const TARGET_MB = 512;

/** The memory of a process with many worlds, each in use: a buyer has logged in and changed the cart. */
export async function measureManyWorlds(): Promise<Figure[]> {
  const mock = await startMockProcess();
  try {
    await occupyWorld(mock.urls.main, "first");
    const before = await mock.memory();
    for (let count = 0; count < effort.worlds; count += 1)
      await occupyWorld(mock.urls.main, `world-${count}`);
    const after = await mock.memory();
    const each = ((after.heapMb - before.heapMb) / effort.worlds).toFixed(3);
    return [
      {
        name: `memory with ${effort.worlds} worlds in use`,
        value: after.rssMb,
        unit: "MB",
        target: TARGET_MB,
        note: `${each} MB of heap each`,
      },
    ];
  } finally {
    await mock.stop();
  }
}

async function occupyWorld(main: string, world: string): Promise<void> {
  const headers = { ...FORM, "x-mock-world": world };
  const login = await fetch(`${main}/api/user/login`, {
    method: "POST",
    headers,
    body: "username=buyer&password=demo1234",
  });
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  const worldHeaders = { ...headers, cookie };
  const list = await fetch(`${main}/api/cart/list`, { headers: worldHeaders });
  const { data } = (await list.json()) as { data: { data: { id: number }[] } };
  const ids = data.data.map(({ id }, index) => `ids[${index}]=${id}`).join("&");
  const selected = await fetch(`${main}/api/cart/batch_select`, {
    method: "POST",
    headers: worldHeaders,
    body: `${ids}&is_selected=0`,
  });
  if (!selected.ok) throw new Error(`${world}: ${selected.status} ${await selected.text()}`);
}
