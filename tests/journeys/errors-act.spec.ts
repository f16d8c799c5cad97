import { operations } from "#generated/operations.ts";
import type { WorldControl } from "#mock/test-kit/world-control.ts";
import { isFull } from "#tests/support/extent.ts";
import { acts, uncalled } from "./support/errors/acts.ts";
import { enterAnew, portions } from "./support/errors/enter.ts";
import { loads } from "./support/errors/loads.ts";
import { ALL, rememberToasts, tryCall } from "./support/errors/try-call.ts";
import { wrongSuccessesOf } from "./support/errors/wrong-success.ts";
import { expect, test } from "./support/shop.ts";

/** As many as take half a minute. */
const ACTS_PER_TEST = 12;
const SAMPLE: readonly string[] = ["addFavorites", "createAddress"];
const tried = isFull ? acts : acts.filter(({ operationId }) => SAMPLE.includes(operationId));

test.use({ failOnViolations: false, expectedErrors: /^\w+: [\w.]+: not an? / });

test("every call of the contract is tried, or no page makes it", () => {
  const known = [
    ...loads.flatMap(({ calls = [], apart = [] }) => [...calls, ...apart]),
    ...acts.map(({ operationId }) => operationId),
    ...Object.keys(uncalled),
  ];
  expect(Object.keys(operations).filter((id) => !known.includes(id))).toEqual([]);
});

for (const { part, lotteryPopup } of portions(tried, ACTS_PER_TEST, () => 1))
  test.describe(part.map(({ operationId }) => operationId).join(", "), () => {
    test.use({ lotteryPopup });
    test("say that they failed", async ({ page, enterWorld }) => {
      await rememberToasts(page);
      for (const one of part) {
        const { operationId, at, prepare, act, again = act } = one;
        const faults = [...wrongSuccessesOf(operationId), ...(one.faults ?? ALL)];
        let step = act;
        const begin = async () => {
          const mock = await enterAnew(page, enterWorld, one);
          await page.goto(at, { waitUntil: "commit" });
          await prepare?.(page, mock);
          step = act;
          return mock;
        };
        const call = async (mock: WorldControl) => {
          await step(page, mock);
          step = again;
        };
        const tryAct = () => tryCall({ page, operationId, begin, call, faults });
        await test.step(`${operationId} at ${at}`, tryAct);
      }
    });
  });
