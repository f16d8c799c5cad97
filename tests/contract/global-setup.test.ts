import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ROOT } from "#scripts/support/run-command.ts";
import { runNode } from "../support/program.ts";

/** A test of an app that calls the mock by the global `fetch`, in a world of its own. */
const testFile = (goods: number) => `
import { appendFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mockWorld } from "#mock/test-kit/mock-world.ts";
const favorites = async () => (await fetch(process.env.MOCK_URL + "/api/favorite")).json();
test("goods ${goods}", async ({ onTestFinished }) => {
  const world = await mockWorld({ persona: "empty" });
  onTestFinished(world.drop);
  await expect(favorites()).rejects.toThrow("is called by no world");
  world.connect();
  await world.call("addFavorites", { body: { goods_ids: [${goods}] } });
  expect((await favorites()).data.list.map(({ goods }) => goods.id)).toEqual([${goods}]);
  expect((await world.call("listActivities")).status).toBe(200);
  appendFileSync("urls.txt", Object.values(world.urls) + "\\n");
});
`;

const CONFIG = `
export default {
  test: { globalSetup: ["${ROOT}mock-server/test-kit/global-setup.ts"], maxWorkers: 2, reporters: ["tap-flat"] },
};
`;

it("starts one backend for all files of Vitest, which ends with them", async () => {
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(ROOT, ".cache/global-setup-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "vitest.config.ts"), CONFIG);
  for (const goods of [7, 8]) await writeFile(join(folder, `goods-${goods}.test.ts`), testFile(goods));
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const { out } = await runNode([vitest, "run"], { cwd: folder, env: { MOCK_URL: undefined } });
  expect(out.match(/^ok /gm)).toHaveLength(2);
  const [first = "", second, ...rest] = (await readFile(join(folder, "urls.txt"), "utf8")).trim().split("\n");
  expect([second, rest]).toEqual([first, []]);
  expect(new Set(first.split(",")).size).toBe(3);
  await expect(fetch(first.split(",")[0] ?? "")).rejects.toThrow("fetch failed");
});
