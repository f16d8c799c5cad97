import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createMockControl } from "#mock/client.ts";
import type { StateEntry } from "#mock/server/saved/state-lines.ts";
import { openWorld } from "#mock/test-kit/open-world.ts";
import { ownerOf } from "#mock/workers/owner-of.ts";
import { mockArgs, startMock } from "../support/mock-program.ts";
import { runNode } from "../support/program.ts";

const NAMES = Array.from({ length: 12 }, (_, index) => `spread-${index}`);

let folder = "";
let state = "";
let mock: Awaited<ReturnType<typeof startMock>>;

/** `npm run mock -- --workers 2` on free ports. */
const run = (...args: string[]) => startMock(["--scale", "0.1", ...args]);

const controlOf = (world?: string) =>
  createMockControl({ baseUrl: mock.urls.main, ...(world !== undefined && { world }) });

/** A call that may be broken: its status and what came of its body, or how it failed. */
function ask(path: string, headers: Record<string, string>, agent?: Agent): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(`${mock.urls.main}${path}`, { headers, ...(agent && { agent }) });
    sent.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.on("response", (response: IncomingMessage) => {
      let length = 0;
      response.on("data", (piece: Buffer) => (length += piece.length));
      response.on("error", () => resolve(`${response.statusCode} cut`));
      response.on("end", () => resolve(`${response.statusCode} ${length > 0 ? "whole" : "empty"}`));
    });
    sent.end();
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mock-workers-test-"));
  state = join(folder, "state.json");
  mock = await run("--workers", "2", "--state", state);
});

afterAll(async () => {
  await mock.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("--workers", () => {
  it("spreads worlds over processes, and each lives in one", async () => {
    expect(new Set(NAMES.map((name) => ownerOf(name, 2))).size).toBe(2);
    const worlds = await Promise.all(NAMES.map((name) => openWorld(mock.urls, { name, persona: "buyer" })));
    for (const round of [1, 2, 3]) {
      const numbers = await Promise.all(
        worlds.map(async ({ post, control }, index) => {
          // As often as its own number: another world's call would be counted, too.
          if (round <= (index % 3) + 1) await post("/api/cart/quick_add/2");
          const [cart] = (await control.state.records("carts", { key: "1" })).records;
          const lines = cart?.value as { goods_id: number; number: number }[];
          return lines.find(({ goods_id: id }) => id === 2)?.number ?? 0;
        }),
      );
      expect(numbers).toEqual(NAMES.map((_, index) => Math.min(round, (index % 3) + 1)));
    }
  });

  it("takes calls for several worlds on one connection", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    for (const name of NAMES)
      expect(await ask("/api/goods/hot", { "x-mock-world": name }, agent)).toBe("200 whole");
    for (const name of NAMES)
      expect(
        (await controlOf(name).requests({ operationId: "listHotGoods" })).map(({ world }) => world),
      ).toEqual([name]);
  });

  it("tells of all worlds, whichever process is asked, and drops them", async () => {
    for (const asked of NAMES.slice(0, 4)) {
      const names = (await controlOf(asked).worlds()).map(({ name }) => name);
      expect(names.toSorted()).toEqual([...new Set([...NAMES, ...names])].toSorted());
      expect(new Set(names).size).toBe(names.length);
      const health = await controlOf(asked).health();
      expect(health).toMatchObject({ status: "ok", workers: 2, worlds: names.length });
    }
    for (const name of ["dropped-1", "dropped-2", "dropped-3"]) {
      await controlOf(name).reset();
      const address = `${mock.urls.main}/__mock__/worlds?name=${name}`;
      expect((await fetch(address, { method: "DELETE" })).status).toBe(200);
      expect((await fetch(address, { method: "DELETE" })).status).toBe(404);
    }
  });

  it.each(NAMES.slice(0, 4))("has faults, clock, outbox, events and panel of the world %s", async (name) => {
    const control = controlOf(name);
    const live = await fetch(`${mock.urls.main}/__mock__/events`, { headers: { "x-mock-world": name } });
    const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
    onTestFinished(() => reader.cancel());
    await control.clock.freeze("2026-11-25 08:00:00");
    let heard = "";
    while (!heard.includes("2026-11-25 08:00:00")) heard += (await reader.read()).value;
    expect(heard).toContain("event: clock");
    expect(await control.outbox()).toEqual([]);
    await control.faults.add({
      match: { operationId: "listHotGoods" },
      fault: { kind: "status", status: 503 },
    });
    const headers = { "x-mock-world": name };
    expect(await ask("/api/goods/hot", headers)).toBe("503 whole");
    expect(await ask("/api/goods/list", { ...headers, "x-mock-fault": "cut" })).toBe("200 cut");
    expect(await ask("/api/goods/list", { ...headers, "x-mock-fault": "reset" })).toBe("ECONNRESET");
    expect(await ask("/__mock__/", { ...headers, "sec-fetch-mode": "navigate" })).toBe("200 whole");
  });

  it("keeps all worlds in one state file, over a kill and for any number of workers", async () => {
    const control = controlOf("spread-3");
    await control.snapshots.save("kept");
    await control.state.change("goods", 7, { number: 3 });
    /** The worlds in the state file as they are written there, by their names. */
    const kept = async () => {
      const [, ...lines] = (await readFile(state, "utf8")).trim().split("\n");
      const entries = lines.map((line) => JSON.parse(line.slice(line.indexOf(" "))) as StateEntry);
      return new Map(
        entries.flatMap((entry) => ("content" in entry ? [[entry.world, entry.content] as const] : [])),
      );
    };
    const names = async () =>
      [...(await kept()).keys()].filter((name) => name.startsWith("spread-")).toSorted();
    // Each worker writes at its own pace, up to a second after the answer.
    await expect
      .poll(async () => {
        const worlds = await kept();
        const goods = worlds.get("spread-3")?.tables.goods?.find(([key]) => key === 7);
        return { goods: goods?.[1], frozen: worlds.get("spread-1")?.clock.frozen };
      })
      .toEqual({ goods: expect.objectContaining({ number: 3 }), frozen: true });
    expect(await names()).toEqual(NAMES.toSorted());
    await mock.stop("SIGKILL");
    for (const workers of ["3", "1"]) {
      mock = await run("--workers", workers, "--state", state);
      expect(await names()).toEqual(NAMES.toSorted());
      expect((await controlOf("spread-3").snapshots.list()).map(({ name }) => name)).toEqual(["kept"]);
      const { records } = await controlOf("spread-3").state.records("goods", { key: "7" });
      expect(records[0]?.value).toMatchObject({ number: 3 });
      expect((await controlOf("spread-1").clock.read()).now).toBe("2026-11-25 08:00:00");
      if (workers !== "1") await mock.stop();
    }
    await expect(readFile(`${state}.lock`, "utf8")).resolves.toBe(String(mock.pid));
  });

  it.each([
    [["--workers", "0"], "--workers must be an integer from 1 to 64"],
    [["--workers", "2", "--watch"], "--watch reloads one process"],
    [
      ["--workers", "2", "--record", "x", "--upstream", "http://127.0.0.1:1"],
      "--record writes from one process",
    ],
    [["--workers", "2", "--host", "192.0.2.1"], "--host 192.0.2.1 is not an address of this machine"],
    [["--workers", "2", "--state", "/dev/null"], "not a regular file"],
  ])("refuses %j in one line", async (args, told) => {
    const { code, lines } = await runNode(mockArgs(...args));
    expect([code, lines]).toEqual([1, [expect.stringContaining(told)]]);
  });
});
