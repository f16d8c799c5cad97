import { expect, test } from "./support/shop.ts";
import { goodsItems } from "./support/steps.ts";

/** As in a browser that blocks cookies: the very name of a storage throws. */
function forbidStorage(): void {
  const get = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
}

test(
  "where storage is forbidden every page opens, the search suggests and a buyer logs in",
  { tag: "@walk" },
  async ({ page, logIn }) => {
    await page.addInitScript(forbidStorage);
    await page.goto("/");
    await expect(page.getByRole("region", { name: "限时秒杀" })).toBeVisible();
    await expect(page.evaluate(() => sessionStorage.length)).rejects.toThrow("Access is denied");
    await page.goto("/help/fwbz/zskf");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.goto("/login");
    await page.getByText("记住用户名").click();
    await logIn("buyer");
    await expect(page).toHaveURL("/");

    await page.goto("/list");
    await expect(goodsItems(page).first()).toBeVisible();
    await page.getByRole("combobox", { name: /^按.*搜索$/ }).fill("amx");
    await expect(page.getByRole("listbox", { name: "搜索建议" })).toContainText("阿莫西林胶囊");
    await page.goto("/list/info/7");
    await expect(page.getByRole("heading", { name: "同厂商品" })).toBeVisible();
  },
);
