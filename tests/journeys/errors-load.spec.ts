import type { OperationId } from "#generated/operations.ts";
import { isFull } from "#tests/support/extent.ts";
import { enterAnew, leaveAndForget, portions } from "./support/errors/enter.ts";
import { type Load, loads } from "./support/errors/loads.ts";
import { ALL, rememberToasts, tryCall } from "./support/errors/try-call.ts";
import { wrongSuccessesOf } from "./support/errors/wrong-success.ts";
import { test } from "./support/shop.ts";
import { navigate, goToBare, openBare } from "./support/steps.ts";

/** As many as take half a minute. */
const CALLS_PER_TEST = 12;
const SAMPLE = ["/list", "/wdxx?id=1"];
const tried = isFull ? loads : loads.filter(({ at }) => SAMPLE.includes(at));

// Little is rendered, and what is far down is scrolled to.
test.use({
  viewport: { width: 1440, height: 500 },
  failOnViolations: false,
  expectedErrors: /^\w+: [\w.]+: not an? /,
});

const callsOf = ({ calls = [], apart = [] }: Load): readonly OperationId[] => [...calls, ...apart];

/** The page on which each call is tried with every fault; later pages only have to show the error in place. */
const firstOf = new Map<OperationId, Load>();
for (const load of loads) for (const id of callsOf(load)) if (!firstOf.has(id)) firstOf.set(id, load);

for (const { part, lotteryPopup } of portions(tried, CALLS_PER_TEST, (one) => callsOf(one).length))
  test.describe(`opening ${part.map(({ at, as }) => (as === null ? `${at} as a visitor` : at)).join(", ")}`, () => {
    test.use({ lotteryPopup });
    test("says what failed", async ({ page, enterWorld }) => {
      await rememberToasts(page);
      for (const load of part) {
        const { at, calls = [], isOnce = false } = load;
        const leave = () => (isOnce ? leaveAndForget(page) : goToBare(page));
        const open = async () => {
          if (isOnce) await page.goto(at, { waitUntil: "commit" });
          else await navigate(page, at);
        };
        await test.step(at, async () => {
          const mock = await enterAnew(page, enterWorld, load);
          for (const operationId of callsOf(load)) {
            await tryCall({
              page,
              operationId,
              begin: async () => {
                // Forgets the responses of the calls before.
                await openBare(page);
                return mock;
              },
              leave,
              call: open,
              inPlace: calls.includes(operationId)
                ? // An alert that comes after the message hides it from assistive technology.
                  page.getByRole("button", { name: /^(重新加载|刷新|重试)/, includeHidden: true })
                : undefined,
              faults:
                firstOf.get(operationId) === load ? [...wrongSuccessesOf(operationId), ...ALL] : ["500"],
            });
          }
        });
      }
    });
  });
