import { expect, test } from "./support/shop.ts";
import { goodsItems, openCheckout, payOnCredit, placeOrder, settleBar } from "./support/steps.ts";

test.use({ viewport: { width: 1600, height: 900 } });

const COMPOUND = "复方盐酸伪麻黄碱缓释胶囊";
const INSULIN = "甘精胰岛素注射液";

test("ephedrine is found by its mark and bought within its limit, and the cold chain says when it leaves", async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn("buyer");
  await page.goto("/list/table");
  await page.getByRole("button", { name: "筛选" }).click();
  const panel = page.getByRole("region", { name: "筛选" });
  await panel.getByRole("checkbox", { name: "含麻" }).check();
  await expect(page).toHaveURL(/[?&]is_ephedrine=1/);
  await expect(page.getByRole("link", { name: "取消 含麻" })).toBeVisible();
  const rows = goodsItems(page);
  await expect(rows.first()).toContainText("含麻");
  await expect(rows.filter({ hasText: "含麻" })).toHaveCount(await rows.count());
  await expectAccessible();

  await page.goto(`/list/table?is_ephedrine=1&keywords=${encodeURIComponent(`${COMPOUND} 10粒`)}`);
  const compound = goodsItems(page, COMPOUND).first();
  await expect(compound).toContainText(/零售 ¥[\d.]+\s+毛利 \d+%/);
  const quantity = compound.getByRole("spinbutton");
  await quantity.fill("30");
  await quantity.press("Enter");
  await expect(quantity).toHaveValue("20");
  await expect(compound.getByText("每个客户限购 20，已改为 20")).toBeVisible();
  await compound.getByRole("button", { name: "加入购物车" }).click();
  await expect(page.getByText("已加入购物车")).toBeVisible();

  await page.goto("/list/table?is_cold_chain=1&insurance=2");
  const insulin = goodsItems(page, INSULIN).first();
  await expect(insulin).toContainText("冷链");
  await expect(insulin).toContainText("医保乙");
  await insulin.getByRole("button", { name: "加入购物车" }).click();
  await expect(page.getByText("已加入购物车")).toBeVisible();

  await page.goto("/cart");
  const line = page.getByRole("row").filter({ hasText: INSULIN });
  await expect(line).toContainText("冷链");
  await expect(line).toContainText(/毛利 \d+%/);
  await expect(settleBar(page)).toContainText(/预计毛利 ¥[\d,.]+/);
  await expectAccessible();
  const margins = page.getByRole("button", { name: "毛利" });
  await margins.click();
  await expect(margins).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText(/毛利 /)).toHaveCount(0);
  await page.reload();
  await expect(margins).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByText(/毛利 /)).toHaveCount(0);

  await openCheckout(page);
  const day = "冷链商品周一至周四发货，预计 11 月 23 日（周一）发出";
  const delivery = page.getByRole("region", { name: "配送方式" });
  await expect(delivery.getByRole("status")).toHaveText(`${day}，其他商品同日发出`);
  await page.getByText("上门自提", { exact: true }).click();
  await expect(delivery.getByRole("status")).toHaveCount(0);
  await page.getByText("快递配送", { exact: true }).click();
  await expect(delivery.getByRole("status")).toBeVisible();
  await expectAccessible();
  await placeOrder(page);
  await payOnCredit(page);
  await page.getByRole("link", { name: "查看订单" }).click();
  await expect(page.getByText(day)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: INSULIN })).toContainText("冷链");
  await expect(page.getByRole("row").filter({ hasText: COMPOUND })).toContainText("含麻");
  await expectAccessible();
});
