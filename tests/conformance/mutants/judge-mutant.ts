import type { MockUrls } from "#mock/test-kit/mock-urls.ts";
import { openWorld } from "#mock/test-kit/open-world.ts";
import { TEST_START } from "#mock/test-kit/world-options.ts";
import type { Failure } from "#scripts/conformance/report.ts";
import { runConformance } from "#scripts/conformance/run.ts";
import { WAIT_MS } from "#scripts/test/limits.ts";
import { type Mutant, plantOf } from "./mutant.ts";
import { startMutatingProxy } from "./mutating-proxy.ts";

const SEED = 1;
/** The mock allows it without an option. */
const SHOP = "http://localhost:5173";
const DEPTH = 3;
/** The timeout for a mutant that never responds, in ms. */
const IN_VAIN_MS = 1500;

export type Verdict = {
  readonly mutant: Mutant;
  /** The failure with the fault's operation and cause. */
  readonly kill: Failure | undefined;
  /** Failures of operations unrelated to the fault. */
  readonly alarms: readonly Failure[];
  /** All failures, as `operation/rule`. */
  readonly seen: readonly string[];
  readonly ms: number;
};

/** Runs one mutant of the mock, in a world of its own. Rejects if nothing could be checked. */
export async function judgeMutant(mock: MockUrls, mutant: Mutant, seed = SEED): Promise<Verdict> {
  const begin = performance.now();
  const world = await openWorld(mock, { name: `mutant-${mutant.name}`, clock: TEST_START });
  const plant = plantOf(mutant);
  const proxy = await startMutatingProxy(world, plant);
  const { sentence } = mutant;
  const [operationId, rule] = mutant.found;
  const { user = "buyer" } = mutant;
  try {
    const { failures } = await runConformance({
      baseUrl: proxy.url,
      activityUrl: proxy.url,
      chatUrl: proxy.url,
      ...(mutant.byPages && { origin: SHOP }),
      ...(mutant.isArranged && {
        setupUrl: `${mock.main}/__mock__/setup`,
        headers: { "x-mock-world": world.name },
      }),
      maxMs: mutant.maxMs,
      user,
      password: "demo1234",
      otherUser: user === "credit" ? "buyer" : "credit",
      otherPassword: "demo1234",
      operations: mutant.judged ?? [operationId],
      allowWrites: true,
      seed,
      depth: DEPTH,
      timeoutMs: mutant.hangs ? IN_VAIN_MS : WAIT_MS,
      language: "en",
    });
    const touched = new Set<string>([...Object.keys(plant), operationId, ...(mutant.alsoAt ?? [])]);
    return {
      mutant,
      kill: failures.find((each) =>
        sentence === undefined
          ? each.operationId === operationId && each.rule === rule
          : each.sentences.includes(sentence),
      ),
      // A sentence may be about the records of many operations.
      alarms: sentence === undefined ? failures.filter((each) => !touched.has(each.operationId)) : [],
      seen: failures.map((each) => `${each.operationId}/${each.rule}`),
      ms: performance.now() - begin,
    };
  } finally {
    await proxy.close();
    await world.drop();
  }
}
