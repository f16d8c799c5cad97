import { operations } from "#generated/operations.ts";
import { acts, uncalled } from "./support/errors/acts.ts";
import { loads } from "./support/errors/loads.ts";
import { rememberToasts, tryCall } from "./support/errors/try-call.ts";
import { expect, test } from "./support/shop.ts";

test.use({ trace: "off", failOnViolations: false });
test.setTimeout(40_000);

test("every call of the contract is tried, or no page makes it", () => {
  const tried = [
    ...loads.flatMap(({ calls = [], apart = [] }) => [...calls, ...apart]),
    ...acts.map(({ operationId }) => operationId),
    ...Object.keys(uncalled),
  ];
  expect(Object.keys(operations).filter((id) => !tried.includes(id))).toEqual([]);
});

for (const { operationId, at, as = "buyer", scenario, clock, prepare, act } of acts)
  test.describe(`${operationId} at ${at}`, () => {
    test.use({
      lotteryPopup: scenario === "lottery-open",
      world: {
        ...(scenario === undefined ? as !== null && { persona: as } : { scenario }),
        ...(clock !== undefined && { clock }),
      },
    });
    test("says that it failed", async ({ page, mock }) => {
      await rememberToasts(page);
      await page.goto(at, { waitUntil: "commit" });
      await prepare?.(page, mock);
      await tryCall({
        page,
        mock,
        operationId,
        call: async () => act(page, mock),
      });
    });
  });
