import type { MockUrls } from "#mock/test-kit/mock-urls.ts";
import { openWorld } from "#mock/test-kit/open-world.ts";
import { TEST_START } from "#mock/test-kit/world-options.ts";
import type { Report } from "#scripts/conformance/report.ts";
import { runConformance } from "#scripts/conformance/run.ts";

/**
 * The report on the unmodified mock: the whole contract, in a world of its own. Rejects if nothing could be checked.
 */
export async function judgeFaithful(mock: MockUrls, seed: number): Promise<Report> {
  const world = await openWorld(mock, { name: `seed-${seed}`, clock: TEST_START });
  try {
    return await runConformance({
      baseUrl: mock.main,
      activityUrl: mock.activity,
      chatUrl: mock.chat,
      origin: "http://localhost:5173",
      setupUrl: `${mock.main}/__mock__/setup`,
      headers: { "x-mock-world": world.name },
      user: "buyer",
      password: "demo1234",
      otherUser: "credit",
      otherPassword: "demo1234",
      allowWrites: true,
      seed,
      language: "en",
    });
  } finally {
    await world.drop();
  }
}
