import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startMockServer } from "#mock/node/start.ts";
import { openWorld } from "#mock/test-kit/open-world.ts";
import { lastCode, upload } from "../support/account.ts";
import { TEST_SCALE } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const PHONE = "13100000009";

type Options = NonNullable<Parameters<typeof startMockServer>[0]>;

async function start(options: Options = {}) {
  const server = await startMockServer({ port: 0, quiet: true, scale: TEST_SCALE, ...options });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { urls: server.urls, close };
}

/** Returns the secrets that a mock issues for the same calls in the same world, with the clock stopped. */
async function drawn(options?: Options) {
  const { urls, close } = await start(options);
  const world = await openWorld(urls, { name: "same" });
  const file = expectSuccess("uploadFile", await upload(world), 201);
  await world.post("/api/sms/code", { phone: PHONE, scene: "register" });
  await world.login("buyer");
  const secrets = {
    session: world.session(),
    upload: file.id,
    signature: new URL(file.url).searchParams.get("signature"),
    code: await lastCode(world, PHONE),
  };
  await close();
  return secrets;
}

it("no token, code or signature of a mock can be computed from what is public", async () => {
  const [one, another] = [await drawn(), await drawn()];
  expect(one.session).not.toBe(another.session);
  expect(one.upload).not.toBe(another.upload);
  expect(one.signature).not.toBe(another.signature);
});

it("two worlds of one mock have different ones, and no upload's id tells the next", async () => {
  const { urls } = await start();
  const worlds = [await openWorld(urls), await openWorld(urls)];
  const ids = [...worlds, ...worlds].map(async (world) =>
    expectSuccess("uploadFile", await upload(world), 201),
  );
  const found = (await Promise.all(ids)).map(({ id }) => id);
  expect(new Set(found).size).toBe(4);
  for (const id of found) expect(id).toMatch(/^[\da-f]{32}$/u);
});

it("--seed makes them the same again, for tests that record them", async () => {
  expect(await drawn({ seed: 7 })).toEqual(await drawn({ seed: 7 }));
});

it("a restart with --state, and a restored snapshot, keep sessions, codes and signed addresses valid", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mock-secrets-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const state = join(folder, "state.json");
  const first = await start({ state });
  const before = await openWorld(first.urls, { name: "kept" });
  const { url, id } = expectSuccess("uploadFile", await upload(before), 201);
  await before.login("buyer");
  const session = before.session();
  const snapshot = await before.control.snapshots.download();
  await first.close();

  const second = await start({ state });
  const visitor = await openWorld(second.urls, { name: "kept", clock: "running" });
  const path = url.slice(new URL(url).origin.length);
  expect((await visitor.get(path)).status).toBe(200);
  await visitor.control.snapshots.upload(snapshot, "before");
  await visitor.control.reset();
  expect((await visitor.get(path)).status).toBe(404);
  await visitor.control.snapshots.restore("before");
  expect((await visitor.get(path)).status).toBe(200);
  visitor.useSession(session);
  const body = { type: 9 as const, content: "请看附件里的说明", file_ids: [id] };
  expectSuccess("addFeedback", await visitor.call("addFeedback", { body }), 201);
});
