import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readStateLines } from "#mock/server/saved/state-lines.ts";
import { createNodeApp } from "../app.ts";
import { createStateKeeper } from "./state-keeper.ts";

it("writes one time after the other, when the disk is slower than its pauses too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "state-keeper-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "state.json");
  const { worlds, stamp } = createNodeApp({ quiet: true, scale: 0.1 });
  const { store } = worlds.get("default").state;
  const keeper = createStateKeeper(path, stamp(), worlds, (error) => expect.fail(String(error)));
  await Promise.all([keeper.save(), keeper.save(), keeper.save()]);
  await Promise.all([keeper.save(), keeper.close()]);
  const entries = readStateLines(await readFile(path, "utf8"), stamp(), new Set(store.tables.keys()));
  expect(entries).toHaveLength(1);
});
