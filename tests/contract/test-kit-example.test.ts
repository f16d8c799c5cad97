import { expect, test as base } from "vitest";
import { mockWorld } from "#mock/test-kit/mock-world.ts";
import { worldFixture } from "#mock/test-kit/vitest.ts";

base("a favorite stays until it is canceled", async ({ onTestFinished }) => {
  const world = await mockWorld({ persona: "empty" });
  onTestFinished(world.drop);
  await world.call("addFavorites", { body: { goods_ids: [7] } });
  const { body } = await world.call("listFavorites");
  expect(body.data.list.map(({ goods }) => goods.id)).toEqual([7]);
});

const test = base.extend({ world: worldFixture({ scenario: "session-expiring" }) });

test("the session ends two minutes later", async ({ world }) => {
  await world.control.clock.advance("3m");
  expect((await world.call("getCurrentUser")).status).toBe(401);
});
