import { expect, it } from "vitest";
import { createBackend } from "#mock/browser/create-backend.ts";
import { storyWorlds } from "#mock/browser/story-worlds.ts";
import { TEST_SCALE } from "../support/mock.ts";

const backend = createBackend({ scale: TEST_SCALE });
const { main } = backend.urls;
const userOf = async (response: Response) => (await response.json()).data?.username ?? null;

it("keeps a session for each world that a page's calls name", async () => {
  const inWorld = (world: string) => ({ headers: { "x-mock-world": world } });
  const body = new URLSearchParams({ username: "buyer", password: "demo1234" });
  await backend.fetch(`${main}/api/user/login`, { method: "POST", body, ...inWorld("one") });
  const whoIs = async (world: string) => userOf(await backend.fetch(`${main}/api/user`, inWorld(world)));
  expect([await whoIs("one"), await whoIs("other")]).toEqual(["buyer", null]);
});

it("lets the fetch of a story call its own world, until the story is left", async () => {
  const open = storyWorlds(backend);
  const leave = await open({ parameters: { mock: { persona: "buyer" } } });
  expect(await userOf(await fetch(`${main}/api/user`))).toBe("buyer");
  await leave();
  await expect(fetch(`${main}/api/user`)).rejects.toThrow("is called by no world");
  const leaveNext = await open({ parameters: {} });
  expect(await userOf(await fetch(`${main}/api/user`))).toBeNull();
  await leaveNext();
});
