import type { OperationId } from "#generated/operations.ts";
import { loads } from "./support/errors/loads.ts";
import { rememberToasts, tryCall } from "./support/errors/try-call.ts";
import { test } from "./support/shop.ts";
import { goOn, goToBare, openBare } from "./support/steps.ts";

// Little is rendered, and what is far down is scrolled to.
test.use({ viewport: { width: 1440, height: 500 }, trace: "off", failOnViolations: false });
// Each of the ten calls of the home page is tried with several faults.
test.setTimeout(180_000);

/** Calls of an earlier page: of the others it only remains to be seen whether they say so in place, too. */
const tried = new Set<OperationId>();

for (const { at, as = "buyer", scenario, calls = [], apart = [], isOnce = false } of loads) {
  const known = new Set(tried);
  for (const id of [...calls, ...apart]) tried.add(id);

  test.describe(`opening ${at} as ${scenario ?? as ?? "a visitor"}`, () => {
    test.use({
      lotteryPopup: scenario === "lottery-open",
      world: scenario === undefined ? (as === null ? {} : { persona: as }) : { scenario },
    });
    test("says what failed", async ({ page, mock }) => {
      const open = async () => {
        if (isOnce) {
          await page.evaluate(forget);
          return void (await page.goto(at, { waitUntil: "commit" }));
        }
        await goToBare(page);
        await goOn(page, at);
      };
      await rememberToasts(page);
      for (const operationId of [...calls, ...apart]) {
        // Forgets what the calls before have answered.
        await openBare(page);
        await tryCall({
          page,
          mock,
          operationId,
          call: open,
          inPlace: calls.includes(operationId)
            ? page.getByRole("button", { name: /^(重新加载|刷新|重试)/ })
            : undefined,
          ...(known.has(operationId) && { faults: ["500"] }),
        });
      }
    });
  });
}

function forget(): void {
  localStorage.clear();
  sessionStorage.clear();
}
