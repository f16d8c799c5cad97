import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { ROOT } from "../../scripts/support/run-command.ts";
import { expect, test } from "./support/shop.ts";
import { confirmWord } from "./support/steps.ts";

const DOCS = `${process.env.MOCK_URL}/__mock__/docs`;

/** A field by its path, such as `body.params.number`. */
const field = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

for (const [width, colorScheme] of [
  [1440, "light"],
  [390, "dark"],
] as const)
  test.describe(`the reference at ${width} px, ${colorScheme}`, { tag: width === 390 ? [] : "@walk" }, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test("axe finds no violations, and no page is wider than the viewport", async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(`${DOCS}#/`);
      // All links in the contents are alike, and axe checks each of them.
      if (width < 860) await page.getByRole("button", { name: "Contents" }).click();
      await page.getByLabel("Tag", { exact: true }).selectOption({ label: "购物车" });
      await expectAccessible();
      for (const hash of [
        "#/operation/addCartLines",
        "#/schema/Goods",
        "#/operation/nothing",
        "#/guide/forms",
      ]) {
        await page.goto(`${DOCS}${hash}`);
        await heading(page, /./).waitFor();
        await expectAccessible();
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(tooWide).toBeLessThanOrEqual(0);
      }
      await page.keyboard.press("/");
      await page.keyboard.type("阶梯");
      await page.getByRole("listbox").getByRole("option").first().waitFor();
      await expectAccessible();
    });
  });

test("keyboard search finds a field by part of its Chinese title, and back returns", async ({ page }) => {
  await page.goto(`${DOCS}#/operation/addCartLines`);
  await heading(page, "加入购物车").waitFor();
  await page.keyboard.press("/");
  const box = page.getByRole("combobox", { name: /^Search/ });
  await expect(box).toBeFocused();
  await page.keyboard.type("产厂家 goods");
  const options = page.getByRole("listbox", { name: "Search results" }).getByRole("option");
  await expect(options.filter({ hasText: "商品 Goods" })).not.toHaveCount(0);
  await expect(options.locator("mark", { hasText: /^Goods$/ })).not.toHaveCount(0);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await confirmWord(box);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(box).toBeHidden();
  await expect(page.locator(".field-target")).toBeInViewport();
  await expect(page.locator(".field-target")).toContainText("生产厂家");
  await page.goBack();
  await heading(page, "加入购物车").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("x");
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
});

test("letters typed right after the search key are kept, and closing returns the focus", async ({ page }) => {
  await page.goto(`${DOCS}#/operation/addCartLines`);
  const button = page.getByRole("button", { name: /^Search operations/ });
  await button.focus();
  // A slow computer: the letters come before the next frame.
  await page.evaluate(() => {
    const later = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => later(() => setTimeout(callback, 1000));
  });
  await page.keyboard.type("/cart");
  const box = page.getByRole("combobox", { name: /^Search/ });
  await expect(box).toHaveValue("cart");
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await expect(button).toBeFocused();
});

test("an operation shows what is documented, and the mock accepts its encoded body", async ({
  page,
  mock,
}) => {
  await mock.reset();
  await page.goto(`${DOCS}#/operation/addCartLines`);
  await expect(heading(page, /加入购物车/)).toContainText("documented");
  await expect(page.locator("dl")).toContainText("do not cancel each other");
  await expect(page.locator("dl").getByRole("link", { name: "listCartLines" })).toBeVisible();
  await expect(field(page, "body.params.goods_id")).toContainText("商品编号");
  await expect(field(page, "body.params.is_yj")).toContainText("0否1是");
  await expect(field(page, "200.data").getByText("inferred").first()).toBeVisible();
  await page.getByRole("button", { name: "Response 422" }).click();
  await expect(field(page, "422.errors")).toBeVisible();

  await page.getByRole("button", { name: "On the wire" }).click();
  const wire = await page.getByLabel("Request example: On the wire", { exact: true }).textContent();
  expect(wire).toContain("params%5B0%5D%5Bgoods_id%5D=");
  const base = process.env.MOCK_URL!;
  await page.request.post(`${base}/api/user/login`, { form: { username: "buyer", password: "demo1234" } });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await page.request.post(`${base}/api/cart`, { headers, data: wire ?? "" });
  expect(response.status()).toBe(200);
});

test("copies a curl command", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${DOCS}#/operation/deleteCartLines`);
  await page.getByRole("button", { name: "Copy Request example: curl" }).click();
  await expect(page.getByRole("button", { name: "Copy Request example: curl" })).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`'${process.env.MOCK_URL}/api/cart/batch_delete'`);
  expect(copied).toContain("--data-urlencode 'ids[0]=101'");

  await page.goto(`${DOCS}#/operation/uploadFile`);
  await expect(page.getByLabel("Request example: curl", { exact: true })).toContainText("-F 'file=@");
});

test("filters by documented and by inferred", async ({ page }) => {
  await page.goto(`${DOCS}#/`);
  const contents = page.getByRole("navigation", { name: "Contents" });
  const documented = contents.locator('a[href="#/operation/addCartLines"]');
  const inferred = contents.locator('a[href="#/operation/login"]');
  await expect(documented).toBeVisible();
  await page.getByRole("button", { name: "Inferred" }).click();
  await expect(documented).toBeHidden();
  await expect(inferred).toBeVisible();
  await page.getByRole("button", { name: "Documented" }).click();
  await expect(documented).toBeVisible();
  await expect(inferred).toBeHidden();
  await page.getByLabel("Tag", { exact: true }).selectOption({ label: "商品" });
  await expect(documented).toBeHidden();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(inferred).toBeVisible();
});

test("a recursive schema expands to any depth", async ({ page }) => {
  await page.goto(`${DOCS}#/schema/MenuItem`);
  for (const place of ["children", "children.children"]) {
    await expect(field(page, place)).toContainText("recursive");
    await field(page, place)
      .getByRole("button", { name: /^Expand/ })
      .first()
      .click();
  }
  await expect(field(page, "children.children.children")).toBeVisible();
});

test("the file works without a server", async ({ page, context }, info) => {
  const folder = info.outputPath("docs");
  await promisify(execFile)(process.execPath, ["scripts/docs/index.ts", "--out", folder], { cwd: ROOT });
  await context.setOffline(true);
  await page.goto(`${pathToFileURL(join(folder, "index.html")).href}#/schema/Goods/sccj`);
  await expect(page.locator(".field-target")).toContainText("生产厂家");
});
