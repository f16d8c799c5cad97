import { execFileSync } from "node:child_process";
import {
  link as linkFile,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMockControl } from "#mock/client.ts";
import { startMockServer } from "#mock/node/start.ts";
import { mockArgs, startMock } from "../support/mock-program.ts";
import { runNode, startProgram } from "../support/program.ts";

const WORLDS = 50;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mock-state-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a mock that does not start. */
const refusal = (...args: string[]) => runNode(mockArgs(...args));

const login = async (url: string, world: string) =>
  (await createMockControl({ baseUrl: url, world }).session.logInAs("buyer")).session?.cookie ?? "";

/** Adds one unit to the cart of a world, and returns the quantity. */
async function add(url: string, world: string, cookie: string): Promise<void> {
  const headers = { "x-mock-world": world, cookie };
  const response = await fetch(`${url}/api/cart/quick_add/2`, { method: "POST", headers });
  expect(response.status).toBe(200);
}

async function numberOf(url: string, world: string): Promise<number> {
  const { records } = await createMockControl({ baseUrl: url, world }).state.records("carts", { key: "1" });
  const lines = records.find(({ key }) => key === 1)?.value as { goods_id: number; number: number }[];
  return lines.find(({ goods_id }) => goods_id === 2)?.number ?? 0;
}

/** The worlds whose carts are in a state file. */
async function kept(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  const lines = text.split("\n").filter((line) => line.includes('"carts"'));
  return lines.map((line) => /"world":"([^"]+)"/.exec(line)?.[1] ?? "").toSorted();
}

describe("--state", () => {
  it("keeps 50 worlds intact over a kill -9 during writes", async () => {
    const state = join(folder, "killed.json");
    const first = await startMock(["--state", state]);
    const names = Array.from({ length: WORLDS }, (_, index) => `world-${index}`);
    const cookies = await Promise.all(names.map((name) => login(first.urls.main, name)));
    const control = createMockControl({ baseUrl: first.urls.main, world: "world-0" });
    await control.snapshots.save("kept");
    await control.clock.freeze("2026-11-24 18:00:00");
    await control.faults.add({ match: { tag: "goods" }, fault: { kind: "status", status: 500 } });
    // The last confirmed quantity of each world.
    const confirmed = names.map(() => 0);
    const addToAll = async () => {
      for (const [index, name] of names.entries()) {
        await add(first.urls.main, name, cookies[index] ?? "");
        confirmed[index] = (confirmed[index] ?? 0) + 1;
      }
    };
    await addToAll();
    await expect.poll(() => kept(state)).toEqual(names.toSorted());
    const saved = [...confirmed];
    const writing = addToAll()
      .then(addToAll)
      .catch(() => undefined);
    await expect.poll(() => confirmed[0], { interval: 5 }).toBe(3);
    await first.stop("SIGKILL");
    await writing;

    const second = await startMock(["--state", state]);
    for (const [index, name] of names.entries()) {
      const number = await numberOf(second.urls.main, name);
      expect(number).toBeGreaterThanOrEqual(saved[index] ?? 0);
      // The last call may have been executed without a response.
      expect(number).toBeLessThanOrEqual((confirmed[index] ?? 0) + 1);
    }
    const again = createMockControl({ baseUrl: second.urls.main, world: "world-0" });
    expect(await again.clock.read()).toEqual({ now: "2026-11-24 18:00:00", frozen: true });
    expect(await again.faults.list()).toHaveLength(1);
    expect((await again.snapshots.list()).map(({ name }) => name)).toEqual(["kept"]);
    // The previous session is still valid.
    await add(second.urls.main, "world-1", cookies[1] ?? "");
    await second.stop();
    expect((await readFile(state, "utf8")).split("\n")).toHaveLength(WORLDS + 4);
  });

  it("writes pending changes on exit, and nothing when nothing has changed", async () => {
    const state = join(folder, "stopped.json");
    const server = await startMockServer({ port: 0, quiet: true, state });
    const cookie = await login(server.urls.main, "one");
    await add(server.urls.main, "one", cookie);
    await server.close();
    const before = await readFile(state, "utf8");
    const again = await startMockServer({ port: 0, quiet: true, state });
    expect(await numberOf(again.urls.main, "one")).toBe(1);
    await again.close();
    const worlds = (text: string) => text.split("\n").filter((line) => line.includes('"world":"one"'));
    expect(worlds(await readFile(state, "utf8")).length).toBe(worlds(before).length);
  });

  it("appends a long record once, on its own line", async () => {
    const state = join(folder, "long.json");
    const server = await startMockServer({ port: 0, quiet: true, state });
    const { session } = await createMockControl({ baseUrl: server.urls.main, world: "big" }).session.logInAs(
      "big",
    );
    const cart = async (url: string) => {
      const headers = { "x-mock-world": "big", cookie: session?.cookie ?? "" };
      return (await fetch(`${url}/api/cart/total`, { headers })).text();
    };
    const headers = { "x-mock-world": "big", cookie: session?.cookie ?? "" };
    await fetch(`${server.urls.main}/api/cart/quick_add/2`, { method: "POST", headers });
    const before = await cart(server.urls.main);
    await server.close();
    const long = (await readFile(state, "utf8"))
      .split("\n")
      .filter((line) => line.includes('"table":"carts"'));
    expect(long).toHaveLength(1);
    const again = await startMockServer({ port: 0, quiet: true, state });
    expect(await cart(again.urls.main)).toBe(before);
    await again.close();
  });

  it.each([
    ["torn", (text: string) => text.slice(0, -40), "incomplete"],
    [
      "without its last line",
      (text: string) => `${text.trimEnd().split("\n").slice(0, -1).join("\n")}\n`,
      "incomplete",
    ],
    ["edited", (text: string) => text.replace('"frozen":true', '"frozen":false'), "was edited"],
    ["empty", () => "", "it is empty"],
    ["something else", () => "hello\n", "not a state file of the mock"],
    ["of another seed", (text: string) => text.replace('"seed":1', '"seed":2'), "another seed"],
  ])("rejects a file that is %s in one line, and leaves it unchanged", async (what, spoil, part) => {
    const state = join(folder, `${what.replaceAll(" ", "-")}.json`);
    const server = await startMockServer({ port: 0, quiet: true, state });
    await createMockControl({ baseUrl: server.urls.main }).clock.freeze();
    await server.close();
    const text = spoil(await readFile(state, "utf8"));
    await writeFile(state, text);
    const { code, lines } = await refusal("--state", state);
    expect([code, lines]).toEqual([1, [expect.stringContaining(part)]]);
    expect(lines[0]).toContain(state);
    expect(await readFile(state, "utf8")).toBe(text);
  });

  it("ends with one line when the last changes cannot be written", async () => {
    const own = await mkdtemp(join(folder, "full-"));
    const mock = await startMock(["--state", join(own, "x.json")]);
    await rm(own, { recursive: true });
    await createMockControl({ baseUrl: mock.urls.main }).clock.freeze();
    const { code, lines } = await mock.stop();
    expect(code).toBe(1);
    expect(lines.join("\n")).not.toMatch(/^ +at /m);
    expect(lines.at(-1)).toMatch(/^✗ cannot write the state file \S+x\.json: /);
  });

  it("is of one mock at a time", async () => {
    const state = join(folder, "shared.json");
    const first = await startMock(["--state", state]);
    const second = await refusal("--state", state);
    const line = expect.stringContaining(`is in use by another mock (process ${first.pid})`);
    expect([second.code, second.lines]).toEqual([1, [line]]);
    await first.stop("SIGKILL");
    const third = await startMock(["--state", state]);
    await third.stop();
    await expect(readFile(`${state}.lock`)).rejects.toThrow("ENOENT");
  });

  it.runIf(process.platform === "linux")(
    "is taken over from a process that was killed, also while its parent does not notice",
    async () => {
      const state = join(folder, "killed.json");
      // The second sleep becomes the parent of the first, and never asks after it.
      const parent = startProgram(["sh", "-c", "sleep 600 & echo $!; exec sleep 600"]);
      const [pid] = await parent.said(/\d+/);
      await writeFile(`${state}.lock`, pid);
      process.kill(Number(pid), "SIGKILL");
      const mock = await startMock(["--state", state]);
      await mock.stop();
    },
  );

  it.each([
    ["a symbolic link to it", "target.json", ["linked", "state.json"]],
    ["a link that leads nowhere yet", "later.json", ["state.json"]],
    ["a link to its folder", "inside.json", ["folder", "inside.json"]],
  ])("is locked and written where it is, by %s", async (what, name, path) => {
    const home = await mkdtemp(join(folder, "links-"));
    const real = join(home, name);
    const link = join(home, ...path);
    if (what === "a link to its folder") await symlink(home, join(home, "folder"));
    else {
      await mkdir(dirname(link), { recursive: true });
      await symlink(relative(dirname(link), real), link);
    }
    if (what === "a symbolic link to it") await (await startMock(["--state", real])).stop();
    const mock = await startMock(["--state", link]);
    const { lines } = await refusal("--state", real);
    expect(lines).toEqual([expect.stringContaining("is in use by another mock")]);
    await login(mock.urls.main, "linked");
    await mock.stop();
    expect(await readFile(real, "utf8")).toContain('"world":"linked"');
    // Nothing is left beside them: no lock, no half-written file.
    expect(new Set(await readdir(home))).toEqual(new Set([name, path[0]]));
    if (what !== "a link to its folder") expect((await lstat(link)).isSymbolicLink()).toBe(true);
  });

  it("is no file with several names, which a write would part", async () => {
    const state = join(folder, "one-name.json");
    await writeFile(state, "");
    await linkFile(state, join(folder, "other-name.json"));
    const { code, lines } = await refusal("--state", state);
    expect([code, lines]).toEqual([1, [expect.stringContaining("hard links")]]);
    await symlink("loop.json", join(folder, "loop.json"));
    expect((await refusal("--state", join(folder, "loop.json"))).lines).toEqual([
      expect.stringContaining("ELOOP"),
    ]);
  });

  it.each(["a pipe", "/dev/null", "/dev/zero"])("is not %s, which is not even locked", async (what) => {
    const state = what === "a pipe" ? join(folder, "pipe") : what;
    if (what === "a pipe") {
      execFileSync("mkfifo", [state]);
      await writeFile(`${state}.lock`, String(process.pid));
    }
    const { code, lines } = await refusal("--state", state);
    expect([code, lines]).toEqual([1, [expect.stringContaining("not a regular file")]]);
  });

  it("reports a file that it cannot write", async () => {
    const { code, lines } = await refusal("--state", join(folder, "no-such-folder", "x.json"));
    expect([code, lines]).toEqual([1, [expect.stringContaining("no-such-folder")]]);
  });
});
