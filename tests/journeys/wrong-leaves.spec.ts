import type { Page } from "@playwright/test";
import type { OperationId } from "#generated/operations.ts";
import { responseShapes } from "#generated/response-shapes.ts";
import { watchRest } from "#scripts/shots/at-rest.ts";
import { findOperation } from "#src/shared/api/find-operation.ts";
import { isFull } from "#tests/support/extent.ts";
import { fieldsOf, valueAt, withValue } from "./support/errors/response-parts.ts";
import { expect, test } from "./support/shop.ts";

/** A value of a body, and what is sent in its place. */
type Wrong = { id: OperationId; path: readonly string[]; value: unknown };

const PAGES = ["/", "/list", "/list/table", "/list/info/7", "/cart", "/order", "/order/info/9003"];
const SAMPLE = ["/order"];
/** The sample tries the first rows with wrong values, the walk all values. */
const ROUNDS = isFull ? Infinity : 2;
/** Countdowns never come to rest. */
const TIMEOUT_MS = 2_000;

test.use({
  world: { persona: "buyer" },
  // All that a page loads when somebody comes near is near.
  viewport: { width: 1366, height: 6000 },
  failOnViolations: false,
  expectedErrors: /./,
});

test.afterEach(async ({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** Opens a page with these values in its responses; returns those that it got from the mock, by operation. */
async function openWith(
  page: Page,
  address: string,
  wrongs: readonly Wrong[],
): Promise<Map<OperationId, unknown>> {
  const sound = new Map<OperationId, unknown>();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route("**/api/**", async (route) => {
    const request = route.request();
    if (request.method() === "OPTIONS") return route.fallback();
    const { id } = findOperation(request.method(), new URL(request.url()).pathname);
    const response = await route.fetch();
    // Those are refused whole.
    if (!response.ok() || id in responseShapes) return route.fulfill({ response });
    const body: unknown = await response.json();
    sound.set(id, body);
    const json = wrongs
      .filter((wrong) => wrong.id === id)
      .reduce((broken, { path, value }) => withValue(broken, path, () => value), body);
    return route.fulfill({ response, json });
  });
  const rest = watchRest(page, { pictures: false, timeoutMs: TIMEOUT_MS });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("main").getByRole("heading").filter({ visible: true }).first()).toBeVisible();
  await rest();
  return sound;
}

/**
 * Each text and number of a body, as null and as what it is not, in rounds: values of a list are wrong in one row
 * each, the first row staying sound, those outside of lists one by one.
 */
function roundsOf(id: OperationId, body: unknown): Wrong[][] {
  const rounds: Wrong[][] = [];
  const placed = new Map<string, number>();
  for (const path of fieldsOf(body)) {
    const was = valueAt(body, path);
    if (path[0] !== "data" || (typeof was !== "string" && typeof was !== "number")) continue;
    const first = path.indexOf("0");
    const list = path.slice(0, Math.max(first, 0));
    const rows = first < 0 ? 1 : (valueAt(body, list) as unknown[]).length;
    const others = Math.max(1, rows - 1);
    for (const value of [null, typeof was === "string" ? 7 : "维护中", { a: 1 }]) {
      const turn = placed.get(list.join()) ?? 0;
      placed.set(list.join(), turn + 1);
      const row = String(rows === 1 ? 0 : 1 + (turn % others));
      const wrong = { id, path: first < 0 ? path : [...list, row, ...path.slice(first + 1)], value };
      (rounds[Math.floor(turn / others)] ??= []).push(wrong);
    }
  }
  return rounds;
}

for (const address of isFull ? PAGES : SAMPLE)
  test(`a wrong value leaves the rest of ${address}`, async ({ page }) => {
    const sound = await openWith(page, address, []);
    const each = [...sound].map(([id, body]) => roundsOf(id, body));
    expect(each.flat(2).length).toBeGreaterThan(10);
    const rounds = Math.min(ROUNDS, Math.max(...each.map(({ length }) => length)));
    const said = page.getByText("数据有误");
    let places = 0;
    for (let round = 0; round < rounds; round += 1) {
      const wrongs = each.flatMap((own) => own[round] ?? []);
      await openWith(page, address, wrongs);
      const what = JSON.stringify(wrongs);
      await expect(page.getByText("页面出错了"), what).toHaveCount(0);
      await expect(page.getByRole("banner"), what).toBeVisible();
      await expect(page.getByRole("main"), what).not.toContainText(/NaN|undefined|Invalid Date/);
      places += await said.count();
    }
    expect(places).toBeGreaterThan(0);
  });

test.describe("a row that cannot be shown", () => {
  test("says so in its place, and the other rows stand", async ({ page }) => {
    await openWith(page, "/order", [
      { id: "listOrders", path: ["data", "list", "1", "order_no"], value: { a: 1 } },
    ]);
    const list = page.getByRole("region", { name: "订单列表" });
    await expect(list.getByText("1 条数据有误")).toHaveCount(1);
    expect(await list.getByRole("checkbox").count()).toBeGreaterThan(2);
  });

  test("makes a total that has an unknown part unknown", async ({ page }) => {
    await openWith(page, "/cart", [
      { id: "listCartLines", path: ["data", "data", "1", "price"], value: "维护中" },
    ]);
    await expect(page.getByRole("table", { name: "购物车商品" })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/NaN|维护中/);
  });
});
